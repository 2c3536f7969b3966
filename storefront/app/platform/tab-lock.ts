/**
 * Runs something while no other tab of this browser runs what goes by the same name; where one does, not at all. Stored state reaches other
 * tabs a few milliseconds late, so it cannot keep two of them apart. Browsers without the Web Locks API run it always.
 */
export async function runInOneTab(name: string, run: () => Promise<void>): Promise<void> {
	if (!globalThis.navigator?.locks) return run()
	await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
		if (lock) await run()
	})
}
