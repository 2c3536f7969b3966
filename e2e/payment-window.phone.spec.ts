import type { PaymentTrackingRecord, PersistedCart } from '@app/contract/records'
import { readStored } from './records.ts'
import { CARDS, Shop } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect, test } from './test.ts'

/** The fields of section 3, in alphabetical order. */
const FIELDS = {
	cart: ['appliedCouponCode', 'branch', 'couponDiscount', 'guestInfo', 'items', 'selectedCategory'],
	item: [
		'company_id',
		'count',
		'customizations',
		'directusBranchId',
		'id',
		'key',
		'name',
		'note',
		'odooBranchId',
		'price',
		'product',
		'requests',
	],
	product: ['category', 'code', 'company_id', 'customization_options', 'id', 'name', 'price', 'taxes', 'type'],
}
const fieldsOf = (record: object) => Object.keys(record).sort()

test('a payment whose outcome is unknown blocks another for sixty seconds, and the records are those of the specification', async ({
	page,
	context,
	staff,
	allowFailedLoads,
}) => {
	allowFailedLoads()
	const { branch, products } = await alwaysOpenBranch()
	const shop = new Shop(page)
	const readTracking = () => readStored<PaymentTrackingRecord>(page, 'payment-state')
	const atTheTill = page.getByText('We cannot reach the till at the moment')
	await page.clock.install()
	await shop.comeBackToPay(branch, products[0]!)
	const query = new URL(page.url()).searchParams
	const order = { currentOrderRef: query.get('reference'), currentOrderId: query.get('order_id') }

	const cart = (await readStored<PersistedCart>(page, 'cart-state'))!
	expect(fieldsOf(cart)).toEqual(FIELDS.cart)
	expect(fieldsOf(cart.items[0]!)).toEqual(FIELDS.item)
	expect(fieldsOf(cart.items[0]!.product)).toEqual(FIELDS.product)
	expect(await readTracking()).toBeNull()

	// The gateway never hears of the card, and the page cannot know that.
	await page.route('**/capi/payments/sandbox/confirm', (route) => route.abort())
	await page.clock.pauseAt(new Date(Date.now() + 60_000))
	const startedAt = await page.evaluate(() => Date.now())
	await shop.payWith(CARDS.pays)
	await expect(page.getByRole('timer')).toHaveAccessibleName('60 seconds left')
	const processing = { ...order, paymentStatus: 'processing', completedPayment: null, paymentStartTime: startedAt }
	expect(await readTracking()).toEqual({ ...processing, lastSaved: startedAt })

	await context.setOffline(true)
	await page.clock.fastForward(59_999)
	await expect(page.getByRole('timer')).toHaveAccessibleName(/^1 seconds? left$/)
	await expect(atTheTill).toBeVisible()
	await context.setOffline(false)
	await expect(atTheTill).toBeHidden()
	await expect(shop.payButton).toHaveCount(0)
	expect(await readTracking()).toEqual({ ...processing, lastSaved: startedAt })

	const asked = page.waitForRequest('**/capi/shop/status?*')
	await page.clock.fastForward(1)
	await asked
	await expect(page.getByText('Nothing has been charged: you can pay again.')).toBeVisible()
	expect(await readTracking()).toBeNull()
	expect(await readStored(page, 'cart-state')).toEqual(cart)

	await page.unroute('**/capi/payments/sandbox/confirm')
	await shop.payWith(CARDS.pays)
	await shop.isPaid()
	const { searchParams, pathname, search } = new URL(page.url())
	const completedPayment = {
		orderRef: order.currentOrderRef,
		paymentRef: searchParams.get('payment_ref'),
		orderId: order.currentOrderId,
		successUrl: pathname + search,
		completedAt: startedAt + 60_000,
	}
	expect(await readTracking()).toEqual({
		...order,
		paymentStatus: 'completed',
		completedPayment,
		paymentStartTime: startedAt + 60_000,
		lastSaved: startedAt + 60_000,
	})
	expect(await staff.listPayments(shop.email)).toEqual(['paid'])
})
