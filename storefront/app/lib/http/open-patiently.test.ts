import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPatiently } from './open-patiently.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A door that refuses a number of times, or never answers. */
function door(refusals: number) {
	let tries = 0
	return vi.fn(async () => {
		tries += 1
		if (tries <= refusals) throw new Error('refused')
		return 'database'
	})
}
const never = () => new Promise<string>(() => {})

test.each([
	[0, 1, 0],
	[1, 2, 1_000],
	[2, 3, 2_000],
])('after %d refusals the try number %d opens, %d ms later', async (refusals, tries, ms) => {
	const open = door(refusals)
	const opened = openPatiently(open, () => {})
	await vi.advanceTimersByTimeAsync(ms)
	expect(await opened).toBe('database')
	expect(open).toHaveBeenCalledTimes(tries)
})

test('after the third refusal nobody tries again', async () => {
	const open = door(3)
	const opened = openPatiently(open, () => {})
	await vi.advanceTimersByTimeAsync(2_000)
	expect(await opened).toBeNull()
	await vi.advanceTimersByTimeAsync(60_000)
	expect(open).toHaveBeenCalledTimes(3)
})

test('a browser without databases is a refusal', async () => {
	const open = () => {
		throw new ReferenceError('indexedDB is not defined')
	}
	const opened = openPatiently(open, () => {})
	await vi.advanceTimersByTimeAsync(2_000)
	expect(await opened).toBeNull()
})

test('what hangs is waited for five seconds, not a moment less, and not tried again', async () => {
	const open = vi.fn(never)
	const onDone = vi.fn()
	openPatiently(open, () => {}).then(onDone)
	await vi.advanceTimersByTimeAsync(4_999)
	expect(onDone).not.toHaveBeenCalled()
	await vi.advanceTimersByTimeAsync(1)
	expect(onDone).toHaveBeenCalledExactlyOnceWith(null)
	expect(open).toHaveBeenCalledOnce()
})

test('what opens too late is put away, so that it blocks nobody', async () => {
	const dispose = vi.fn()
	const opened = openPatiently(() => new Promise<string>((resolve) => setTimeout(resolve, 7_000, 'late')), dispose)
	await vi.advanceTimersByTimeAsync(5_000)
	expect(await opened).toBeNull()
	expect(dispose).not.toHaveBeenCalled()
	await vi.advanceTimersByTimeAsync(2_000)
	expect(dispose).toHaveBeenCalledExactlyOnceWith('late')
})
