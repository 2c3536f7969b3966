/**
 * Resolves after the time, or earlier when the network comes back, the tab is looked at again, or the signal stops
 * it.
 */
export function pauseUntilWoken(ms: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		const done = () => {
			clearTimeout(timer)
			window.removeEventListener('online', done)
			document.removeEventListener('visibilitychange', onVisible)
			signal.removeEventListener('abort', done)
			resolve()
		}
		const onVisible = () => document.visibilityState === 'visible' && done()
		const timer = setTimeout(done, ms)
		window.addEventListener('online', done)
		document.addEventListener('visibilitychange', onVisible)
		signal.addEventListener('abort', done)
	})
}
