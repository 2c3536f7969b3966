import { AUTH_WAIT_POLL_MS } from '@app/contract/constants'
import { authStore } from '../features/auth/auth-store.ts'

/** A dead network does not hold up the start for longer: a guest's shop is open without it. */
const PATIENCE_MS = 5_000

/**
 * Calls back once it is known who is here, at the latest after five seconds; it asks every 100 ms (section 9).
 * Returns how to stop.
 */
export function waitForAuth(onKnown: () => void): () => void {
	const isKnown = () => authStore.get().status !== 'loading'
	if (isKnown()) {
		onKnown()
		return () => {}
	}
	let waitedMs = 0
	const poll = setInterval(() => {
		waitedMs += AUTH_WAIT_POLL_MS
		if (!isKnown() && waitedMs < PATIENCE_MS) return
		clearInterval(poll)
		onKnown()
	}, AUTH_WAIT_POLL_MS)
	return () => clearInterval(poll)
}
