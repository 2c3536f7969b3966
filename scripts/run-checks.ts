import type { Check } from './checks.ts'

/**
 * Runs checks in their order, `limit` at a time, each once what it needs has succeeded; `run` gives whether it did,
 * and learns whether nothing else is running or waiting. Gives those that did not run, since what they need failed.
 */
export async function runChecks(
	checks: readonly Check[],
	limit: number,
	run: (check: Check, isAlone: boolean) => Promise<boolean>,
): Promise<Check[]> {
	const waiting = [...checks]
	const succeeded = new Set<Check>()
	const running = new Set<Promise<void>>()
	const start = (check: Check) => {
		waiting.splice(waiting.indexOf(check), 1)
		const task = run(check, running.size === 0 && waiting.length === 0).then((isOk) => {
			if (isOk) succeeded.add(check)
			running.delete(task)
		})
		running.add(task)
	}
	for (;;) {
		const next = waiting.find(({ needs = [] }) => needs.every((needed) => succeeded.has(needed)))
		if (next && running.size < limit) start(next)
		else if (running.size > 0) await Promise.race(running)
		else return waiting
	}
}

/** Those that are asked for, and what they need, in the order of `checks`. */
export function withNeeds(checks: readonly Check[], isAsked: (check: Check) => boolean): Check[] {
	const wanted = new Set<Check>()
	const want = (check: Check) => {
		wanted.add(check)
		for (const needed of check.needs ?? []) want(needed)
	}
	for (const check of checks.filter(isAsked)) want(check)
	return checks.filter((check) => wanted.has(check))
}
