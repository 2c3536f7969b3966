import { expect, it } from 'vitest'
import { planRestart } from './plan-restart.ts'

it.each([
	[0, 5_000, { failures: 1, delayMs: 1_000 }],
	[1, 0, { failures: 2, delayMs: 2_000 }],
	[4, 59_999, { failures: 5, delayMs: 16_000 }],
	[5, 100, { failures: 6, delayMs: 30_000 }],
	[5_000, 100, { failures: 5_001, delayMs: 30_000 }],
	[5, 60_000, { failures: 1, delayMs: 1_000 }],
])('after %i ends in a row and %i ms of running plans %j', (failures, uptimeMs, plan) => {
	expect(planRestart(failures, uptimeMs)).toEqual(plan)
})
