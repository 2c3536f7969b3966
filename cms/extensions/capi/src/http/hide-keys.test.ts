import { expect, it } from 'vitest'
import { withoutKeys } from './hide-keys.ts'

it.each([
	['/capi/shop/orders/a-slug', '/capi/shop/orders/--redacted--'],
	['/capi/shop/orders/a-slug/cancel?x=1', '/capi/shop/orders/--redacted--/cancel?x=1'],
	['/CAPI/shop/Orders/a-slug/events', '/CAPI/shop/Orders/--redacted--/events'],
	['/capi/shop/status?orderId=7&slug=a-slug', '/capi/shop/status?orderId=7&slug=--redacted--'],
	[
		'/capi/payments/return/pay_1?payment_ref=pay_1&a=1',
		'/capi/payments/return/--redacted--?payment_ref=--redacted--&a=1',
	],
	['/capi/payments/sandbox/challenge/pay_1', '/capi/payments/sandbox/challenge/--redacted--'],
])('%s is logged without the key of an order or payment', (address, logged) => {
	expect(withoutKeys(address)).toBe(logged)
})

it.each(['/capi/shop/orders?page=2', '/capi/shop/branches', '/items/orders/7', '/capi/payments/sessions'])(
	'%s is logged as it is',
	(address) => {
		expect(withoutKeys(address)).toBe(address)
	},
)
