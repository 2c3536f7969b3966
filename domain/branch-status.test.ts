import { KitchenStatusSchema } from '@app/contract/menu'
import { describe, expect, it } from 'vitest'
import { canOrderOnline, kitchenStatus, readyIn } from './branch-status.ts'

const posSession = { id: 1 }

describe('the status of a kitchen', () => {
	it.each(['open', 'busy', 'dine_in_only', 'kitchen_closed'] as const)(
		'is what staff set while the branch is open: %s',
		(mode) => {
			expect(kitchenStatus({ mode, isOpen: true })).toBe(mode)
			expect(kitchenStatus({ mode, isOpen: false })).toBe('branch_closed')
		},
	)
})

describe('online orders', () => {
	it.each(KitchenStatusSchema.options)('depend on the kitchen: %s', (status) => {
		const isCooking = status === 'open' || status === 'busy'
		expect(canOrderOnline({ acceptsOnlineOrders: true, status, posSession })).toBe(isCooking)
	})

	it('need staff’s switch and a session of the point of sale', () => {
		expect(canOrderOnline({ acceptsOnlineOrders: false, status: 'open', posSession })).toBe(false)
		expect(canOrderOnline({ acceptsOnlineOrders: true, status: 'open', posSession: null })).toBe(false)
	})
})

describe('the ready time', () => {
	const kitchen = { readyMin: 10, readyMax: 20, busyExtra: 15 }

	it('is a range of minutes', () => {
		expect(readyIn({ ...kitchen, status: 'open' })).toEqual({ min: 10, max: 20 })
	})

	it('grows while the kitchen is busy', () => {
		expect(readyIn({ ...kitchen, status: 'busy' })).toEqual({ min: 25, max: 35 })
	})

	it('never ends before it begins', () => {
		expect(readyIn({ ...kitchen, readyMax: 5, status: 'open' })).toEqual({ min: 10, max: 10 })
	})
})
