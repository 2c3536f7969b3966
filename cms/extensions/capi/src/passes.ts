/** Work that is done in passes, one at a time, however often it is asked for. */
export interface Passes {
	/** There may be something to do: a pass begins soon, or another follows the one under way. */
	wake(): void
	/** A pass now; resolves when nothing more is to do. */
	run(): Promise<void>
	close(): void
}

interface PassesOptions {
	/** Does what there is to do, and returns whether it stopped before the end. */
	pass: () => Promise<boolean>
	onError: (error: unknown) => void
	/** `wake` waits this long for others to join; 0: only until whoever has just committed has answered. */
	settleMs: number
}

export function createPasses({ pass, onError, settleMs }: PassesOptions): Passes {
	let running: Promise<void> | null = null
	let isWanted = false
	let isClosed = false
	let timer: NodeJS.Timeout | undefined

	async function work(): Promise<void> {
		while (isWanted && !isClosed) {
			isWanted = false
			try {
				if (await pass()) isWanted = true
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

	function runLater(): void {
		timer = undefined
		void run()
	}

	return {
		wake() {
			if (timer !== undefined || isClosed) return
			timer = setTimeout(runLater, settleMs)
			timer.unref()
		},
		run,
		close() {
			isClosed = true
			clearTimeout(timer)
		},
	}
}
