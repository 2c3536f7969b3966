import { createRateWindow } from './rate-window.ts'

/** How much one socket may ask for. */
export interface SocketLimits {
	/** Counts a message, whatever it says; false when it is one too many. */
	takeMessage(now: number): boolean
	/** Counts an attempt to sign in; false when it is one too many. */
	takeSignIn(now: number): boolean
	/** Notes a subscription or the end of one that is about to pass; false when there is no room for it. */
	takeSubscription(message: Record<string, unknown>, now: number): boolean
	/** Gives back what the socket holds of its address. */
	close(): void
}

const MAX_SUBSCRIPTIONS = 20
/** Messages of a socket within a span of time. Each is answered. */
const MAX_MESSAGES = 60
const SPAN_MS = 10_000
/** A page signs in once, and again before its token ends. */
const MAX_SIGN_INS = 10
const SIGN_IN_SPAN_MS = 60_000
/**
 * Directus reads before it notes a subscription: what replaces or ends it meanwhile finds nothing, and it stays. Only
 * what is older than this surely goes.
 */
const SETTLE_MS = 5_000

interface Subscription {
	/** Null for one without a name, which ends with all of them. */
	uid: string | null
	at: number
	/** Gives back its place among those of the address. */
	giveBack: () => void
}

/** `takePlace` takes a place among the subscriptions of the socket's address, and throws where there is none. */
export function createSocketLimits(takePlace: () => () => void): SocketLimits {
	const messages = createRateWindow(MAX_MESSAGES, SPAN_MS)
	const signIns = createRateWindow(MAX_SIGN_INS, SIGN_IN_SPAN_MS)
	let subscriptions: Subscription[] = []

	/** Directus ends one subscription of a name, and all of them where none is named. */
	function release(uid: string | null, now: number): void {
		const isEnded = (known: Subscription) => now - known.at >= SETTLE_MS && (uid === null || known.uid === uid)
		const ended = uid === null ? subscriptions.filter(isEnded) : subscriptions.filter(isEnded).slice(0, 1)
		subscriptions = subscriptions.filter((known) => !ended.includes(known))
		for (const { giveBack } of ended) giveBack()
	}

	function subscribe(uid: string | null, now: number): boolean {
		// The same name takes the place of the one before.
		if (uid !== null) release(uid, now)
		if (subscriptions.length >= MAX_SUBSCRIPTIONS) return false
		try {
			subscriptions.push({ uid, at: now, giveBack: takePlace() })
			return true
		} catch {
			return false
		}
	}

	return {
		takeMessage: (now) => messages.take('', now),
		takeSignIn: (now) => signIns.take('', now),
		takeSubscription({ type, uid }, now) {
			const name = uid === undefined ? null : String(uid)
			if (type === 'subscribe') return subscribe(name, now)
			if (type === 'unsubscribe') release(name, now)
			return true
		},
		close() {
			for (const { giveBack } of subscriptions.splice(0)) giveBack()
		},
	}
}
