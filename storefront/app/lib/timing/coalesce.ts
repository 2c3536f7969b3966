/**
 * Makes one run out of many calls: the first starts it a moment later, those before it is done lead to one more after
 * it. The returned `cancel` lets nothing start any more.
 */
export function coalesce(run: () => Promise<void>, waitMs: number): { call: () => void; cancel: () => void } {
	let timer: ReturnType<typeof setTimeout> | null = null
	let isRunning = false
	let isCalledAgain = false

	const start = async () => {
		timer = null
		isRunning = true
		await run()
		isRunning = false
		if (isCalledAgain) {
			isCalledAgain = false
			call()
		}
	}
	function call() {
		if (isRunning) isCalledAgain = true
		else timer ??= setTimeout(() => void start(), waitMs)
	}
	return {
		call,
		cancel() {
			if (timer !== null) clearTimeout(timer)
			timer = null
			isCalledAgain = false
		},
	}
}
