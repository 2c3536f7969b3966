import { readFileSync } from 'node:fs'

/** Epoch milliseconds. */
export interface Clock {
	now(): number
}

/**
 * The system's clock. Tests shift it with a file that holds a number of milliseconds (CAPI_TEST_CLOCK, honoured only
 * where NODE_ENV is `test`): opening hours, slots and expiry then happen when the test says so, in a real server.
 */
export function createClock(testClockFile: string | null): Clock {
	if (testClockFile === null) return { now: Date.now }
	return { now: () => Date.now() + (Number(readFileSync(testClockFile, 'utf8')) || 0) }
}
