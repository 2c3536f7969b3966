import { authStore } from '../features/auth/auth-store.ts'

/** A dead network does not hold up the start for longer: a guest's shop is open without it. */
const PATIENCE_MS = 5_000

/**
 * Calls back once it is known who is here, at the latest after five seconds. Section 9 polls every 100 ms; the store says it at once. Returns how
 * to stop.
 */
export function waitForAuth(onKnown: () => void): () => void {
	if (authStore.get().status !== 'loading') {
		onKnown()
		return () => {}
	}
	const finish = () => {
		stop()
		onKnown()
	}
	const stopListening = authStore.subscribe(({ status }) => status !== 'loading' && finish())
	const timer = setTimeout(finish, PATIENCE_MS)
	const stop = () => {
		stopListening()
		clearTimeout(timer)
	}
	return stop
}
