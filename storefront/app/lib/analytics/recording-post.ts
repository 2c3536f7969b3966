import { RECORDING_CHUNK_LENGTH, RECORDING_CHUNK_MS, RECORDING_MAX_LENGTH } from '@app/contract/constants'
import { record } from '../log.ts'
import { newKey } from '../new-key.ts'

/** Browsers let a page that goes away send this much at most. */
const MAX_KEEPALIVE_BYTES = 60_000

/** Carries a recording to the operator's address in pieces; a piece that does not arrive is lost. */
interface RecordingPost {
	/** One event as JSON. */
	add: (event: string) => void
	/** Whether so much was sent that the recording ends. */
	isFull: () => boolean
	/** Drops what was not sent. */
	close: () => void
}

/**
 * Posts `{ session, sequence, events }` as text/plain, for which a browser asks no permission ahead. The session is a
 * name made for this load of the page; it is stored nowhere and leads to nobody.
 */
export function createRecordingPost(url: string): RecordingPost {
	const session = newKey()
	let sequence = 0
	let sent = 0
	let waiting: string[] = []
	let length = 0

	function flush() {
		if (waiting.length === 0) return
		const body = `{"session":"${session}","sequence":${sequence},"events":[${waiting.join(',')}]}`
		sequence += 1
		sent += body.length
		waiting = []
		length = 0
		fetch(url, {
			method: 'POST',
			headers: { 'Content-Type': 'text/plain' },
			body,
			credentials: 'omit',
			referrerPolicy: 'no-referrer',
			keepalive: body.length < MAX_KEEPALIVE_BYTES,
		}).catch((error) => record('info', 'A piece of the recording could not be delivered.', error))
	}

	const onHide = () => {
		if (document.visibilityState === 'hidden') flush()
	}
	const timer = setInterval(flush, RECORDING_CHUNK_MS)
	document.addEventListener('visibilitychange', onHide)
	window.addEventListener('pagehide', flush)
	return {
		add(event) {
			waiting.push(event)
			length += event.length
			if (length > RECORDING_CHUNK_LENGTH) flush()
		},
		isFull: () => sent > RECORDING_MAX_LENGTH,
		close() {
			waiting = []
			clearInterval(timer)
			document.removeEventListener('visibilitychange', onHide)
			window.removeEventListener('pagehide', flush)
		},
	}
}
