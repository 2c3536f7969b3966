/** How much one socket may ask for. */
export interface SocketLimits {
	/** Notes a message that is about to pass; false when it is one too many. */
	take(message: Record<string, unknown>, now: number): boolean
}

const MAX_SUBSCRIPTIONS = 20
/** Messages of a socket within a span of time. Each subscription reads from the database. */
const MAX_MESSAGES = 60
const SPAN_MS = 10_000
/**
 * Directus reads before it notes a subscription: what replaces or ends it meanwhile finds nothing, and it stays. Only what is older than this
 * surely goes.
 */
const SETTLE_MS = 5_000

interface Subscription {
	/** Null for one without a name, which ends with all of them. */
	uid: string | null
	at: number
}

export function createSocketLimits(): SocketLimits {
	let subscriptions: Subscription[] = []
	let spanStart = 0
	let messages = 0

	function takeMessage(now: number): boolean {
		if (now - spanStart >= SPAN_MS) {
			spanStart = now
			messages = 0
		}
		return ++messages <= MAX_MESSAGES
	}

	/** Directus ends one subscription of a name, and all of them where none is named. */
	function release(uid: string | null, now: number): void {
		const isEnded = (known: Subscription) => now - known.at >= SETTLE_MS && (uid === null || known.uid === uid)
		const first = subscriptions.find(isEnded)
		subscriptions = subscriptions.filter((known) => (uid === null ? !isEnded(known) : known !== first))
	}

	function takeSubscription(uid: string | null, now: number): boolean {
		// The same name takes the place of the one before.
		if (uid !== null) release(uid, now)
		if (subscriptions.length >= MAX_SUBSCRIPTIONS) return false
		subscriptions.push({ uid, at: now })
		return true
	}

	return {
		take({ type, uid }, now) {
			if (!takeMessage(now)) return false
			const name = uid === undefined ? null : String(uid)
			if (type === 'subscribe') return takeSubscription(name, now)
			if (type === 'unsubscribe') release(name, now)
			return true
		},
	}
}
