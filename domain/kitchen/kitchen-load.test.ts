import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideKitchenLoad, type KitchenLoad } from './kitchen-load.ts'

const loadOf = (openOrders: number, capacity: number | null, previous: KitchenLoad | null = null) =>
	decideKitchenLoad({ openOrders, capacity, previous })

describe('the load of a kitchen', () => {
	it('is normal, however much it has to do, until staff set a capacity', () => {
		expect(loadOf(10_000, null)).toBe('normal')
		expect(loadOf(10_000, 0)).toBe('normal')
	})

	it.each<[number, number, KitchenLoad]>([
		[0, 12, 'normal'],
		[7, 12, 'normal'],
		[8, 12, 'busy'],
		[11, 12, 'busy'],
		[12, 12, 'full'],
		[40, 12, 'full'],
		[0, 1, 'normal'],
		[1, 1, 'full'],
		[1, 2, 'normal'],
		[2, 2, 'full'],
		[2, 3, 'busy'],
	])('of %i orders where %i can be cooked is %s', (open, capacity, load) => {
		expect(loadOf(open, capacity)).toBe(load)
	})

	it.each<[KitchenLoad, number, KitchenLoad]>([
		['full', 11, 'full'],
		['full', 10, 'full'],
		['full', 9, 'busy'],
		['busy', 7, 'busy'],
		['busy', 6, 'normal'],
		['full', 6, 'normal'],
		['normal', 7, 'normal'],
		['normal', 11, 'busy'],
	])('that was %s is, with %i of 12, %s', (previous, open, load) => {
		expect(loadOf(open, 12, previous)).toBe(load)
	})

	it('takes orders again once enough is done, and is full at its capacity whatever it was', () => {
		const before = fc.constantFrom<KitchenLoad | null>('normal', 'busy', 'full', null)
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(1000), before, (capacity, open, previous) => {
				const load = loadOf(open, capacity, previous)
				if (open >= capacity) expect(load).toBe('full')
				if (open === 0) expect(load).toBe('normal')
				if (previous !== 'full' && open < capacity) expect(load).not.toBe('full')
			}),
		)
	})
})
