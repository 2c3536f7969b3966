import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pollWorkerUpdate } from './service-worker.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
	vi.useRealTimers()
	vi.unstubAllGlobals()
})

test('a newer service worker is asked for each hour', async () => {
	const update = vi.fn()
	vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ update }) } })
	const stop = pollWorkerUpdate()
	await vi.advanceTimersByTimeAsync(3_599_999)
	expect(update).not.toHaveBeenCalled()
	await vi.advanceTimersByTimeAsync(1)
	expect(update).toHaveBeenCalledOnce()
	await vi.advanceTimersByTimeAsync(3_600_000)
	expect(update).toHaveBeenCalledTimes(2)
	stop()
	await vi.advanceTimersByTimeAsync(7_200_000)
	expect(update).toHaveBeenCalledTimes(2)
})
