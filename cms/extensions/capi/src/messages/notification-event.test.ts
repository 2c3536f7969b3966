import { OrderStatusSchema } from '@app/contract/orders'
import { expect, it } from 'vitest'
import { eventOfMove } from './notification-event.ts'

it('tells a customer of the moves that matter to them', () => {
	const paid = OrderStatusSchema.options.map((to) => eventOfMove({ to, paymentStatus: 'paid', actor: 'staff' }))
	expect(Object.fromEntries(OrderStatusSchema.options.map((to, index) => [to, paid[index]]))).toEqual({
		pending_payment: null,
		confirmed: 'order.paid',
		accepted: 'order.accepted',
		preparing: null,
		ready: 'order.ready',
		completed: null,
		cancelled: 'order.cancelled',
		expired: null,
	})
})

it.each([
	['paid', 'customer', 'order.cancelled'],
	['pending', 'customer', null],
	['failed', 'customer', null],
	['pending', 'staff', 'order.cancelled'],
] as const)('cancelled while %s by the %s is %s', (paymentStatus, actor, fact) => {
	expect(eventOfMove({ to: 'cancelled', paymentStatus, actor })).toBe(fact)
})
