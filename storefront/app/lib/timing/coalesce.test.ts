import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { coalesce } from './coalesce.ts'

beforeEach(() => {
	vi.useFakeTimers()
})
afterEach(() => {
	vi.useRealTimers()
})

/** A run that takes as long as the test wants. */
function slowRun() {
	const ends: (() => void)[] = []
	const run = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)))
	return { run, end: () => ends.shift()!() }
}

it('makes one run of several calls, a moment later', async () => {
	const { run } = slowRun()
	const { call } = coalesce(run, 50)
	call()
	call()
	await vi.advanceTimersByTimeAsync(49)
	expect(run).not.toHaveBeenCalled()
	call()
	await vi.advanceTimersByTimeAsync(1)
	expect(run).toHaveBeenCalledOnce()
})

it('runs once more after a run during which it was called, however often', async () => {
	const { run, end } = slowRun()
	const { call } = coalesce(run, 50)
	call()
	await vi.advanceTimersByTimeAsync(50)
	call()
	call()
	await vi.advanceTimersByTimeAsync(1_000)
	expect(run).toHaveBeenCalledOnce()
	end()
	await vi.advanceTimersByTimeAsync(50)
	expect(run).toHaveBeenCalledTimes(2)
	end()
	await vi.advanceTimersByTimeAsync(1_000)
	expect(run).toHaveBeenCalledTimes(2)
})

it('starts nothing any more once it is cancelled', async () => {
	const { run, end } = slowRun()
	const { call, cancel } = coalesce(run, 50)
	call()
	await vi.advanceTimersByTimeAsync(50)
	call()
	cancel()
	end()
	await vi.advanceTimersByTimeAsync(1_000)
	expect(run).toHaveBeenCalledOnce()
})
