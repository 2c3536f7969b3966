const LATEST_MS = 5_000

/**
 * Runs something once the page is idle, at the latest after five seconds or what is given. Returns how to call it
 * off.
 */
export function whenIdle(run: () => void, latestMs = LATEST_MS): () => void {
	if (!globalThis.requestIdleCallback) {
		const timer = setTimeout(run, latestMs)
		return () => clearTimeout(timer)
	}
	const id = requestIdleCallback(run, { timeout: latestMs })
	return () => cancelIdleCallback(id)
}
