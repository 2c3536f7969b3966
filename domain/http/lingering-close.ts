/** What a server of Node has of a connection. */
interface Connection {
	destroySoon(): void
	destroy(): void
	end(): void
	setTimeout(ms: number, listener: () => void): void
}

/** What it has of a request. */
interface Request {
	readonly complete: boolean
	readonly socket: Connection
	unpipe(): void
	resume(): void
	once(event: 'end' | 'close', listener: () => void): void
}

/** A client that sends nothing more for this long has stopped. */
const SILENCE_MS = 2_000

/**
 * Reads the rest of a body whose request is answered before it closes the connection (nginx calls it a lingering
 * close). Node closes at once where the client asked for that: a client that is still sending then gets a broken pipe
 * in place of its 403 or 413.
 */
export function readToTheEnd(request: Request): void {
	const { socket } = request
	const { destroySoon } = Object.getPrototypeOf(socket) as Connection
	socket.destroySoon = () => {
		if (request.complete) return destroySoon.call(socket)
		socket.end()
		const close = () => socket.destroy()
		request.once('end', close)
		request.once('close', close)
		socket.setTimeout(SILENCE_MS, close)
		request.unpipe()
		request.resume()
	}
}
