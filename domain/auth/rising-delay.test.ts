import { expect, test } from 'vitest'
import { risingDelaySeconds } from './rising-delay.ts'

const RULE = { free: 3, firstSeconds: 5, maxSeconds: 900 }

test.each([
	[1, 0],
	[2, 0],
	[3, 5],
	[4, 10],
	[5, 20],
	[10, 640],
	[11, 900],
	[5_000, 900],
])('after attempt %i the next one waits %i s', (count, seconds) =>
	expect(risingDelaySeconds(count, RULE)).toBe(seconds),
)
