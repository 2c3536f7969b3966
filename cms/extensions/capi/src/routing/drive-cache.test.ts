import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDriveCache } from './drive-cache.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('drops what is over though nobody asks', () => {
	const cache = createDriveCache<number>({ now: Date.now })
	cache.set('first', 1)
	vi.advanceTimersByTime(200_000)
	cache.set('second', 2)
	vi.advanceTimersByTime(100_000)
	expect(cache.size).toBe(1)
	expect(cache.get('second')).toBe(2)
	vi.advanceTimersByTime(300_000)
	expect(cache.size).toBe(0)
})

it('holds two thousand, and gives up the oldest', () => {
	const cache = createDriveCache<number>({ now: Date.now })
	for (let key = 0; key <= 2_000; key++) cache.set(String(key), key)
	expect(cache.size).toBe(2_000)
	expect(cache.get('0')).toBeUndefined()
	expect(cache.get('1')).toBe(1)
	cache.close()
	expect(cache.size).toBe(0)
})
