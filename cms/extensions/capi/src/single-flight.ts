/** Runs `work` one at a time (single-flight): who asks while a run is under way waits for that one, and starts no other. */
export function singleFlight(work: () => Promise<void>): () => Promise<void> {
	let running: Promise<void> | null = null
	return () => {
		running ??= work().finally(() => {
			running = null
		})
		return running
	}
}
