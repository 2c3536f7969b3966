/** How much one socket may ask for. */
export interface SocketLimits {
	/** Notes a message that is about to pass; false when it is one too many. */
	take(message: Record<string, unknown>, now: number): boolean
}

const MAX_SUBSCRIPTIONS = 20
/** Messages of a socket within a span of time. Each subscription reads from the database. */
const MAX_MESSAGES = 60
const SPAN_MS = 10_000

export function createSocketLimits(): SocketLimits {
	/** Names of subscriptions; one without a name adds to the others and ends with all of them. */
	const named = new Set<string>()
	let nameless = 0
	let spanStart = 0
	let messages = 0

	function takeMessage(now: number): boolean {
		if (now - spanStart >= SPAN_MS) {
			spanStart = now
			messages = 0
		}
		return ++messages <= MAX_MESSAGES
	}

	function takeSubscription(uid: unknown): boolean {
		const isKnown = uid !== undefined && named.has(String(uid))
		if (!isKnown && named.size + nameless >= MAX_SUBSCRIPTIONS) return false
		if (uid === undefined) nameless++
		else named.add(String(uid))
		return true
	}

	function release(uid: unknown): void {
		if (uid !== undefined) {
			named.delete(String(uid))
			return
		}
		named.clear()
		nameless = 0
	}

	return {
		take({ type, uid }, now) {
			if (!takeMessage(now)) return false
			if (type === 'subscribe') return takeSubscription(uid)
			if (type === 'unsubscribe') release(uid)
			return true
		},
	}
}
