import { expect, it } from 'vitest'
import { createRateWindow } from './rate-window.ts'

it('allows each key so many within a window, and as many again in the next one', () => {
	const window = createRateWindow(2, 1_000)
	expect([1, 2, 3].map(() => window.take('a', 5_000))).toEqual([true, true, false])
	expect(window.take('b', 5_999)).toBe(true)
	expect(window.take('a', 5_999)).toBe(false)
	expect(window.take('a', 6_000)).toBe(true)
})
