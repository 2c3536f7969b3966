import { OrderStatusSchema, PaymentStatusSchema } from '@app/contract/orders'
import { describe, expect, it } from 'vitest'
import {
	canMoveOrder,
	canMovePayment,
	isCancellable,
	isOver,
	ORDER_TRANSITIONS,
	PAYMENT_TRANSITIONS,
} from './order-status.ts'

const orderStatuses = OrderStatusSchema.options
const paymentStatuses = PaymentStatusSchema.options

/** Everything that the tables of api.md allow; every other pair must be refused. */
const ORDER_MOVES = [
	'pending_payment → confirmed',
	'pending_payment → cancelled',
	'pending_payment → expired',
	'confirmed → accepted',
	'confirmed → cancelled',
	'accepted → preparing',
	'accepted → cancelled',
	'preparing → ready',
	'preparing → cancelled',
	'ready → completed',
]
const PAYMENT_MOVES = [
	'pending → paid',
	'pending → failed',
	'pending → expired',
	'failed → pending',
	'failed → expired',
	'paid → refunded',
]

describe('the order table', () => {
	it.each(orderStatuses.flatMap((from) => orderStatuses.map((to) => ({ from, to }))))('$from → $to', ({ from, to }) => {
		expect(canMoveOrder(from, to)).toBe(ORDER_MOVES.includes(`${from} → ${to}`))
	})

	it('reaches every status from the first', () => {
		expect(reachable('pending_payment', ORDER_TRANSITIONS)).toEqual(new Set(orderStatuses))
	})

	it('lets the customer cancel until the kitchen accepts', () => {
		const cancellable = orderStatuses.filter((order_status) => isCancellable({ order_status }))
		expect(cancellable).toEqual(['pending_payment', 'confirmed'])
	})

	it('lets nobody cancel what the table does not', () => {
		for (const order_status of orderStatuses.filter((status) => isCancellable({ order_status: status }))) {
			expect(canMoveOrder(order_status, 'cancelled')).toBe(true)
		}
	})

	it('is over when completed, cancelled or expired', () => {
		expect(orderStatuses.filter(isOver)).toEqual(['completed', 'cancelled', 'expired'])
	})
})

describe('the payment table', () => {
	it.each(paymentStatuses.flatMap((from) => paymentStatuses.map((to) => ({ from, to }))))(
		'$from → $to',
		({ from, to }) => {
			expect(canMovePayment(from, to)).toBe(PAYMENT_MOVES.includes(`${from} → ${to}`))
		},
	)

	it('reaches every status from the first', () => {
		expect(reachable('pending', PAYMENT_TRANSITIONS)).toEqual(new Set(paymentStatuses))
	})
})

function reachable(start: string, table: Record<string, readonly string[]>): Set<string> {
	const seen = new Set([start])
	for (const status of seen) for (const next of table[status] ?? []) seen.add(next)
	return seen
}
