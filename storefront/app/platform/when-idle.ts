const LATEST_MS = 5_000

/** Runs something once the page is idle, at the latest after five seconds. Returns how to call it off. */
export function whenIdle(run: () => void): () => void {
	if (!globalThis.requestIdleCallback) {
		const timer = setTimeout(run, LATEST_MS)
		return () => clearTimeout(timer)
	}
	const id = requestIdleCallback(run, { timeout: LATEST_MS })
	return () => cancelIdleCallback(id)
}
