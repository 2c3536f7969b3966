import { OrderRequestSchema } from '@app/contract/orders'
import { describe, expect, it } from 'vitest'
import { aCart, aLine, aProduct, choose } from '../fixtures/menu.ts'
import { mapOrderDraft } from './order-draft.ts'

const guestInfo = { first_name: 'Ada', last_name: 'Byrne', email: 'ada@example.com', phone: '+353 1 234 5678' }
const line = aLine({ count: 2, selections: choose(aProduct(), 2), requests: ['No pickles'], note: 'rare' })
const cart = aCart([line], { guestInfo, appliedCouponCode: 'DILL10' })
const now = Date.parse('2026-11-20T12:00:00Z')

describe('an order draft', () => {
	it('starts as pending_payment, pending, for pickup now', () => {
		const items = [
			{
				id: '7',
				quantity: 2,
				note: 'rare',
				requests: ['No pickles'],
				customizations: [{ attribute_id: 12, value_id: 2, template_attribute_value_id: 1002 }],
			},
		]
		expect(mapOrderDraft(cart, {}, now)).toEqual({
			order_status: 'pending_payment',
			payment_status: 'pending',
			user: null,
			branch: '3',
			...guestInfo,
			items,
			order_create: JSON.stringify({ products: items, timestamp: now }),
			coupon_code: 'DILL10',
			pickup_type: 'now',
			pickup_time: null,
		})
	})

	it('is an order that the shop understands', () => {
		const result = OrderRequestSchema['~standard'].validate(mapOrderDraft(cart, {}, now))
		expect(result).toMatchObject({ value: { branch: 3, items: [{ id: 7, quantity: 2 }] } })
		expect(result).not.toHaveProperty('issues')
	})

	it('takes a slot for pickup later, and the customer', () => {
		const pickup_time = '2026-11-20T18:30:00+00:00'
		expect(mapOrderDraft(cart, { pickup_type: 'later', pickup_time, user: 'u1' }, now)).toMatchObject({
			pickup_type: 'later',
			pickup_time,
			user: 'u1',
		})
	})

	it('forgets the slot for pickup now', () => {
		expect(mapOrderDraft(cart, { pickup_time: '2026-11-20T18:30:00+00:00' }, now)?.pickup_time).toBeNull()
	})

	it('goes to the branch of its first line where none is selected', () => {
		expect(mapOrderDraft({ ...cart, branch: null }, {}, now)?.branch).toBe('3')
	})

	it.each([
		['the cart is empty', { ...cart, items: [] }],
		['nobody is known to fetch it', { ...cart, guestInfo: null }],
		['no branch is known', { ...cart, branch: null, items: [{ ...line, directusBranchId: null }] }],
	])('is not made where %s', (_, incomplete) => {
		expect(mapOrderDraft(incomplete, {}, now)).toBeNull()
	})
})
