import { EVENTS_HEARTBEAT_MS, REALTIME_BASE_DELAY_MS, REALTIME_MAX_DELAY_MS } from '@app/contract/constants'
import { type TrackedOrder, TrackedOrderSchema } from '@app/contract/orders'
import * as v from 'valibot'

/**
 * `live`: changes arrive by themselves. `asking`: the stream is down and the order is asked for. `lost`: neither
 * works. `ended`: there is nothing left to follow.
 */
export type Connection = 'connecting' | 'live' | 'asking' | 'lost' | 'ended'

/** A stream that has said nothing for this long, two heartbeats and a little, is only half there. */
const SILENCE_MS = 2 * EVENTS_HEARTBEAT_MS + 5_000

interface FollowOptions {
	/** Opens the order's event stream. */
	open: () => EventSource
	/** Asks for the order as it is now. */
	ask: () => Promise<TrackedOrder>
	onOrder: (order: TrackedOrder) => void
	onConnection: (connection: Connection) => void
	schedule?: (run: () => void, ms: number) => () => void
}

/**
 * Follows an order until the returned function is called: by its event stream, and by asking while the stream fails,
 * with growing waits (section 9's realtime delays). `wake` asks and connects again at once, for a tab or network that
 * comes back.
 */
export function followOrder(options: FollowOptions): { stop: () => void; wake: () => void } {
	const { open, ask, onOrder, onConnection, schedule = later } = options
	let failures = 0
	let stream: EventSource | null = null
	let cancelWait = () => {}
	let cancelWatch = () => {}
	let isStopped = false

	const hear = () => {
		cancelWatch()
		cancelWatch = schedule(() => void recover(), SILENCE_MS)
	}
	const receive = (event: MessageEvent<string>) => {
		hear()
		const order = parseOrder(event.data)
		if (order === null) return
		failures = 0
		onConnection('live')
		onOrder(order)
	}
	const connect = () => {
		cancelWait()
		stream?.close()
		stream = open()
		// The browser's own reconnecting gives up on an error status, and cannot ask meanwhile.
		stream.onerror = () => void recover()
		stream.addEventListener('order', receive)
		stream.addEventListener('heartbeat', hear)
		// No answer at all is silence too: "Live" must be true.
		hear()
	}
	const recover = async () => {
		cancelWatch()
		stream?.close()
		stream = null
		const wait = Math.min(REALTIME_BASE_DELAY_MS * 2 ** failures, REALTIME_MAX_DELAY_MS)
		failures += 1
		cancelWait()
		cancelWait = schedule(connect, wait)
		const order = await ask().catch(() => null)
		if (isStopped || stream !== null) return
		onConnection(order === null ? 'lost' : 'asking')
		if (order !== null) onOrder(order)
	}

	connect()
	return {
		stop() {
			isStopped = true
			cancelWait()
			cancelWatch()
			stream?.close()
		},
		wake() {
			failures = 0
			if (!isStopped) connect()
		},
	}
}

function parseOrder(text: string): TrackedOrder | null {
	try {
		const parsed = v.safeParse(TrackedOrderSchema, JSON.parse(text))
		return parsed.success ? parsed.output : null
	} catch {
		return null
	}
}

function later(run: () => void, ms: number): () => void {
	const timer = setTimeout(run, ms)
	return () => clearTimeout(timer)
}
