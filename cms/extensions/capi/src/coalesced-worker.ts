/** Coalesces many notifications into few runs, and never has two runs at a time. */
export interface CoalescedWorker {
	/** Starts a run soon; while one is under way, another follows it. */
	notify(): void
	/** Runs now; resolves when nothing is left to do. */
	run(): Promise<void>
	close(): void
}

interface CoalescedWorkerOptions {
	/** Processes what is due, and returns whether something is left. */
	runOnce: () => Promise<boolean>
	onError: (error: unknown) => void
	/** `notify` waits this long for others to join; 0: only until whoever has just committed has answered. */
	settleMs: number
}

export function createCoalescedWorker({ runOnce, onError, settleMs }: CoalescedWorkerOptions): CoalescedWorker {
	let running: Promise<void> | null = null
	let isWanted = false
	let isClosed = false
	let timer: NodeJS.Timeout | undefined

	async function work(): Promise<void> {
		while (isWanted && !isClosed) {
			isWanted = false
			try {
				if (await runOnce()) isWanted = true
			} catch (error) {
				onError(error)
			}
		}
		running = null
	}

	function run(): Promise<void> {
		isWanted = true
		running ??= work()
		return running
	}

	function runSoon(): void {
		timer = undefined
		void run()
	}

	return {
		notify() {
			if (timer !== undefined || isClosed) return
			timer = setTimeout(runSoon, settleMs)
			timer.unref()
		},
		run,
		close() {
			isClosed = true
			clearTimeout(timer)
		},
	}
}
