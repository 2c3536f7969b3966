import { describe, expect, it, vi } from 'vitest'
import { createFresh } from './fresh.ts'

function counter({ validFor = 1_000, fails = () => false }: { validFor?: number; fails?: () => boolean } = {}) {
	let time = 0
	let made = 0
	const onError = vi.fn()
	const fresh = createFresh({
		make: async (now) => {
			if (fails()) throw new Error('no database')
			return { value: ++made, validUntil: now + validFor }
		},
		clock: { now: () => time },
		onError,
		settleMs: null,
	})
	const advance = (ms: number) => {
		time += ms
	}
	return { fresh, advance, onError }
}

describe('a value that is kept fresh', () => {
	it('is made once for everybody who waits', async () => {
		const { fresh } = counter()
		expect(fresh.peek()).toBeNull()
		expect(await Promise.all([fresh.read(), fresh.read(), fresh.read()])).toEqual([1, 1, 1])
		expect(fresh.peek()).toBe(1)
	})

	it('is made anew after an invalidation', async () => {
		const { fresh } = counter()
		await fresh.read()
		fresh.invalidate()
		expect(fresh.peek()).toBeNull()
		expect(await fresh.read()).toBe(2)
	})

	it('is made anew when its time is over', async () => {
		const { fresh, advance } = counter({ validFor: 1_000 })
		await fresh.read()
		advance(999)
		expect(fresh.peek()).toBe(1)
		advance(1)
		expect(fresh.peek()).toBeNull()
		expect(await fresh.read()).toBe(2)
	})

	it('is made once more for whoever comes after an invalidation in the middle of its making', async () => {
		const { fresh } = counter()
		const before = fresh.read()
		fresh.invalidate()
		const after = fresh.read()
		expect(await Promise.all([before, after])).toEqual([1, 2])
		expect(fresh.peek()).toBe(2)
	})

	it('lets nobody wait for the end of invalidations that never end', async () => {
		let made = 0
		const fresh = createFresh({
			make: async (now) => {
				fresh.invalidate()
				return { value: ++made, validUntil: now + 1_000 }
			},
			clock: { now: () => 0 },
			onError: vi.fn(),
			settleMs: null,
		})
		expect(await fresh.read()).toBe(1)
		expect(await fresh.read()).toBe(2)
	})

	it('gives nobody the old value while the new one is being made', async () => {
		const { fresh } = counter()
		await fresh.read()
		fresh.invalidate()
		const first = fresh.read()
		expect(fresh.peek()).toBeNull()
		expect(await Promise.all([first, fresh.read()])).toEqual([2, 2])
	})

	it('keeps its last value while it cannot be made, says so, and tries again a second later', async () => {
		let isDown = false
		const { fresh, advance, onError } = counter({ fails: () => isDown })
		await fresh.read()
		isDown = true
		fresh.invalidate()
		expect(await fresh.read()).toBe(1)
		expect(fresh.peek()).toBe(1)
		expect(onError).toHaveBeenCalledTimes(1)
		isDown = false
		advance(1_000)
		expect(await fresh.read()).toBe(2)
	})

	it('rejects while it has never been made', async () => {
		const { fresh } = counter({ fails: () => true })
		await expect(fresh.read()).rejects.toThrow('no database')
	})
})
