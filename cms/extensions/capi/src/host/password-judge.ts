import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'

/** zxcvbn's least score (0 to 4) of some passwords, worked out beside the thread that serves requests. */
export interface PasswordJudge {
	score(passwords: readonly string[]): Promise<number>
	close(): void
}

/** The memory of the dictionaries is given back after this long without a password. */
const IDLE_MS = 120_000
/**
 * A judgement that takes longer than this is none. The first one waits for the dictionaries: seconds, on a busy
 * machine.
 */
const TIMEOUT_MS = 20_000

const require = createRequire(import.meta.url)

export function createPasswordJudge(): PasswordJudge {
	let worker: Worker | null = null
	let idle: NodeJS.Timeout | undefined
	let nextId = 0
	const waiting = new Map<number, { resolve: (score: number) => void; reject: (error: Error) => void }>()

	function close(): void {
		clearTimeout(idle)
		const ended = worker
		worker = null
		void ended?.terminate()
		for (const { reject } of waiting.values()) reject(new Error('The judgement of a password ended early'))
		waiting.clear()
	}

	function start(): Worker {
		// By the name of this package: the bundle lies elsewhere than the source.
		const started = new Worker(require.resolve('capi/workers/judge-password.ts'))
		started.unref()
		started.on('message', ({ id, score }: { id: number; score: number }) => {
			waiting.get(id)?.resolve(score)
			waiting.delete(id)
		})
		started.on('error', () => worker === started && close())
		return started
	}

	return {
		score(passwords) {
			worker ??= start()
			const current = worker
			clearTimeout(idle)
			idle = setTimeout(close, IDLE_MS)
			idle.unref()
			const id = nextId++
			return new Promise<number>((resolve, reject) => {
				const late = setTimeout(close, TIMEOUT_MS)
				const settle =
					<T>(end: (value: T) => void) =>
					(value: T) => {
						clearTimeout(late)
						end(value)
					}
				waiting.set(id, { resolve: settle(resolve), reject: settle(reject) })
				current.postMessage({ id, passwords })
			})
		},
		close,
	}
}
