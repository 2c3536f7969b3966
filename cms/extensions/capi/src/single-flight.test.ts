import { expect, it } from 'vitest'
import { singleFlight } from './single-flight.ts'

it('starts no second run while the first is under way, and another one after it', async () => {
	const ends: (() => void)[] = []
	const run = singleFlight(() => new Promise<void>((resolve) => ends.push(resolve)))
	const first = run()
	const joined = run()
	expect(ends).toHaveLength(1)
	ends[0]!()
	await Promise.all([first, joined])
	const second = run()
	expect(ends).toHaveLength(2)
	ends[1]!()
	await second
})

it('runs again after a run that failed', async () => {
	let runs = 0
	const run = singleFlight(async () => {
		runs++
		throw new Error('away')
	})
	await expect(run()).rejects.toThrow('away')
	await expect(run()).rejects.toThrow('away')
	expect(runs).toBe(2)
})
