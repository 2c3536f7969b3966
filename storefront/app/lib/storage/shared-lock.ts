/** Holds a web lock, shared with other tabs, until it is given back or the tab is gone. Returns how to give it back. */
export function acquireSharedLock(name: string): () => void {
	let giveBack = () => {}
	const held = new Promise<void>((resolve) => {
		giveBack = resolve
	})
	globalThis.navigator?.locks?.request(name, { mode: 'shared' }, () => held).catch(() => {})
	return () => giveBack()
}
