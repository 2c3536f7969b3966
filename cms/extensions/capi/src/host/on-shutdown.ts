/** Signals at which Directus ends; it waits for whatever is still open then. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Calls back when the process is asked to end. Once: Directus sends the signal again to end itself. */
export function onShutdown(callback: () => void): void {
	for (const signal of SIGNALS) process.once(signal, callback)
}
