import { KitchenStatusSchema } from '@app/contract/menu'
import { describe, expect, it } from 'vitest'
import { canOrderOnline, kitchenStatus, readyIn } from './branch-status.ts'

const posSession = { id: 1 }

describe('the status of a kitchen', () => {
	it.each(['open', 'busy', 'dine_in_only', 'kitchen_closed'] as const)(
		'is what staff set while the branch is open: %s',
		(mode) => {
			expect(kitchenStatus({ mode, isOpen: true, load: 'normal' })).toBe(mode)
			expect(kitchenStatus({ mode, isOpen: false, load: 'normal' })).toBe('branch_closed')
			expect(kitchenStatus({ mode, isOpen: false, load: 'full' })).toBe('branch_closed')
		},
	)

	it.each([
		['open', 'busy', 'busy'],
		['open', 'full', 'busy'],
		['busy', 'full', 'busy'],
		['dine_in_only', 'full', 'dine_in_only'],
		['kitchen_closed', 'busy', 'kitchen_closed'],
	] as const)('%s becomes, with a load that is %s, %s', (mode, load, status) => {
		expect(kitchenStatus({ mode, isOpen: true, load })).toBe(status)
	})
})

describe('online orders', () => {
	it.each(KitchenStatusSchema.options)('depend on the kitchen: %s', (status) => {
		const isCooking = status === 'open' || status === 'busy'
		expect(canOrderOnline({ acceptsOnlineOrders: true, status, load: 'normal', posSession })).toBe(isCooking)
		expect(canOrderOnline({ acceptsOnlineOrders: true, status, load: 'busy', posSession })).toBe(isCooking)
		expect(canOrderOnline({ acceptsOnlineOrders: true, status, load: 'full', posSession })).toBe(false)
	})

	it('need staff’s switch and a session of the point of sale', () => {
		expect(canOrderOnline({ acceptsOnlineOrders: false, status: 'open', load: 'normal', posSession })).toBe(false)
		expect(canOrderOnline({ acceptsOnlineOrders: true, status: 'open', load: 'normal', posSession: null })).toBe(false)
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
