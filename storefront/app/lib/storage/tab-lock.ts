/**
 * Runs something while no other tab of this browser runs what goes by the same name; where one does, not at all.
 * Stored state reaches other tabs a few milliseconds late, so it cannot keep two of them apart. Browsers without the
 * Web Locks API run it always.
 */
export async function runInOneTab(name: string, run: () => Promise<void>): Promise<void> {
	if (!globalThis.navigator?.locks) return run()
	await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
		if (lock) await run()
	})
}

/**
 * Runs something while no other tab of this browser runs what goes by the same name, and waits for its turn where one
 * does. What the other has done meanwhile must be looked at anew. Browsers without the Web Locks API run it at once.
 */
export async function runInTurn<T>(name: string, run: () => Promise<T>): Promise<T> {
	if (!globalThis.navigator?.locks) return run()
	// Wrapped, because the library's own type takes the promise out of the promise.
	const { result } = await navigator.locks.request(name, async () => ({ result: await run() }))
	return result
}

/**
 * Whether some tab of this browser runs what goes by the name right now. Never where browsers have no Web Locks API.
 */
export async function isRunning(name: string): Promise<boolean> {
	const { held = [] } = (await globalThis.navigator?.locks?.query()) ?? {}
	return held.some((lock) => lock.name === name)
}
