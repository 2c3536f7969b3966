import { connect } from 'node:net'

export interface Answer {
	/** Null where the connection ended without an answer. */
	status: number | null
	head: string
	/** Until the whole answer was there. */
	ms: number
}

/** No answer takes this long; one that does is reported as slow. */
const GIVE_UP_MS = 20_000
/** The server closes the connection while there is more to send: its answer may be there all the same. */
const CLOSED = new Set(['ECONNRESET', 'EPIPE'])

/**
 * Sends bytes and reads to the end, of an event stream the beginning; ends its own half where more would be waited
 * for.
 */
export function sendBytes(url: string, { bytes, isWhole }: { bytes: Buffer; isWhole: boolean }): Promise<Answer> {
	const { hostname, port } = new URL(url)
	return new Promise((resolve, reject) => {
		const started = performance.now()
		let head = ''
		const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
		const finish = () => {
			socket.destroy()
			const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]
			resolve({ status: status ? Number(status) : null, head, ms: performance.now() - started })
		}
		socket.setTimeout(GIVE_UP_MS, finish)
		socket.on('connect', () => (isWhole ? socket.write(bytes) : socket.end(bytes)))
		socket.on('data', (data) => {
			if (head.length < 4_000) head += data.toString('latin1')
			if (head.startsWith('HTTP/1.1 100')) head = head.slice(head.indexOf('\r\n\r\n') + 4)
			if (/content-type: text\/event-stream/i.test(head)) finish()
		})
		socket.on('end', finish)
		socket.on('error', (error: NodeJS.ErrnoException) => {
			if (CLOSED.has(error.code ?? '')) finish()
			else reject(error)
		})
	})
}
