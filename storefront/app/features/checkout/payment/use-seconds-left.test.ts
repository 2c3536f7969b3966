import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSecondsLeft } from './use-seconds-left.ts'

/** What a page that shows the seconds is told, one after the other. */
const shown = vi.hoisted(() => [] as number[])
const tracking = vi.hoisted(() => ({ paymentStatus: 'processing', paymentStartTime: 0 }))
vi.mock('react', () => ({
	useEffect: (effect: () => void) => effect(),
	useState: (first: () => number) => [first(), (seconds: number) => shown.push(seconds)],
}))
vi.mock('./payment-store.ts', () => ({ paymentStore: { use: () => tracking } }))

beforeEach(() => {
	vi.useFakeTimers()
	shown.length = 0
})
afterEach(() => {
	vi.useRealTimers()
})

test('the payment window is counted down each second', () => {
	tracking.paymentStartTime = Date.now()
	expect(useSecondsLeft()).toBe(60)
	vi.advanceTimersByTime(999)
	expect(shown).toEqual([60])
	vi.advanceTimersByTime(2_001)
	expect(shown).toEqual([60, 59, 58, 57])
})
