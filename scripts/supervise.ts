import { setTimeout as delay } from 'node:timers/promises'
import { planRestart } from './plan-restart.ts'
import { lastLines, type Service } from './services.ts'

interface Supervision {
	/** Starts the service anew. */
	start: () => Service
	/** Ends the supervision, in the middle of a wait as well. */
	signal: AbortSignal
	say: (text: string) => void
	wait?: (ms: number) => Promise<unknown>
}

/** Starts a service again whenever it ends, until `signal`. Other services go on meanwhile. */
export async function superviseService(service: Service, { start, signal, say, wait }: Supervision): Promise<void> {
	const pause = wait ?? ((ms: number) => delay(ms, undefined, { signal }))
	let running = service
	let startedAt = Date.now()
	let failures = 0
	while (true) {
		const code = await running.exited
		if (signal.aborted) return
		const plan = planRestart(failures, Date.now() - startedAt)
		failures = plan.failures
		say(describeEnd(running, code, plan.delayMs))
		try {
			await pause(plan.delayMs)
		} catch {
			return
		}
		if (signal.aborted) return
		startedAt = Date.now()
		running = start()
	}
}

function describeEnd(service: Service, code: number | null, delayMs: number): string {
	const { name, log } = service
	const reason = code === null ? 'by a signal' : `with ${code}`
	return `\n${name} ended unexpectedly (${reason}) and starts again in ${delayMs / 1_000} s. Its log, ${log}, ends with:\n${lastLines(service)}`
}
