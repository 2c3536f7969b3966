import { expect, it } from 'vitest'
import type { Check } from './checks.ts'
import { runChecks, withNeeds } from './run-checks.ts'

const named = (name: string, ...needs: Check[]): Check => ({ name, needs, run: async () => ({ passed: 1, failed: 0 }) })
const compile = named('compile')
const lint = named('lint')
const types = named('types')
const server = named('server', compile)
const journeys = named('journeys', server)
const checks = [compile, lint, server, types, journeys]

/** What happens while checks run that end in the order of `ends`; those in `failing` fail. */
async function trace(limit: number, ends: Check[], failing: Check[] = []) {
	const events: string[] = []
	const ending = new Map<Check, () => void>()
	const all = runChecks(checks, limit, async (check, isAlone) => {
		events.push(isAlone ? `${check.name} alone` : check.name)
		await new Promise<void>((resolve) => ending.set(check, resolve))
		events.push(`${check.name} ended`)
		return !failing.includes(check)
	})
	for (const check of ends) {
		await expect.poll(() => ending.has(check)).toBe(true)
		ending.get(check)!()
	}
	return { events, left: await all }
}

it('so many checks run at a time, each after what it needs, and the others meanwhile', async () => {
	const { events, left } = await trace(2, [lint, compile, types, server, journeys])
	expect(events).toEqual([
		'compile',
		'lint',
		'lint ended',
		'types',
		'compile ended',
		'server',
		'types ended',
		'server ended',
		'journeys alone',
		'journeys ended',
	])
	expect(left).toEqual([])
})

it('a check whose need fails does not run, nor does what needs that one', async () => {
	const { events, left } = await trace(2, [compile, lint, types], [compile])
	expect(events).not.toContain('server')
	expect(events).toContain('types ended')
	expect(left).toEqual([server, journeys])
})

it('who asks for one gets what it needs as well', () => {
	expect(withNeeds(checks, ({ name }) => name === 'journeys')).toEqual([compile, server, journeys])
	expect(withNeeds(checks, ({ name }) => name === 'lint')).toEqual([lint])
})
