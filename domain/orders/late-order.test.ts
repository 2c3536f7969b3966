import { expect, it } from 'vitest'
import { isLate, promisedUntil } from './late-order.ts'

const ready_at = { min: '2026-11-23T07:02:00Z', max: '2026-11-23T07:06:00Z' }
const at = (time: string) => Date.parse(`2026-11-23T${time}Z`)

it.each(['confirmed', 'accepted', 'preparing'] as const)(
	'an order that is %s is late once its ready time is over',
	(order_status) => {
		expect(isLate({ order_status, ready_at }, at('07:06:59'))).toBe(false)
		expect(isLate({ order_status, ready_at }, at('07:07:00'))).toBe(true)
		expect(promisedUntil({ order_status, ready_at })).toBe(at('07:06:00'))
	},
)

it.each(['pending_payment', 'ready', 'completed', 'cancelled', 'expired'] as const)(
	'an order that is %s is never late',
	(order_status) => expect(isLate({ order_status, ready_at }, at('09:00:00'))).toBe(false),
)

it('an order without a ready time is not late', () => {
	expect(isLate({ order_status: 'accepted', ready_at: null }, at('09:00:00'))).toBe(false)
})
