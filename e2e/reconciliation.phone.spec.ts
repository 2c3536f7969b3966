import type { PersistedCart } from '@app/contract/records'
import { cartWith, readStored, storeRecords, unfinishedPayment } from './records.ts'
import { CARDS, Shop } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect, test } from './test.ts'
import { payOrder, placeOrder } from './till.ts'

/**
 * What became of a payment while the browser was closed, and what the next start makes of it (specification, section
 * 4).
 */
const OUTCOMES = [
	{ outcome: 'was paid', card: CARDS.pays, title: 'Order Completed!', items: 0, isTracked: false },
	{ outcome: 'was declined', card: CARDS.declines, title: 'Payment Failed', items: 1, isTracked: false },
	{ outcome: 'is still open', card: null, title: 'Order In Progress', items: 1, isTracked: true },
] as const

for (const { outcome, card, title, items, isTracked } of OUTCOMES) {
	test(`an order that ${outcome} is told at the next start`, async ({ page }) => {
		const { branch, products } = await alwaysOpenBranch()
		const shop = new Shop(page)
		const cart = cartWith(branch, products[0]!, shop.email)
		const order = await placeOrder(cart)
		if (card) await payOrder(order, card)
		const tracking = unfinishedPayment(order, Date.now())
		await storeRecords(page, {
			'cart-state': cart,
			'payment-state': tracking,
			'payment-slug': JSON.stringify(order.slug),
		})

		await shop.open('/')
		const messages = page.getByRole('status', { name: 'Messages' })
		await expect(messages).toContainText(title)
		expect((await readStored<PersistedCart>(page, 'cart-state'))?.items).toHaveLength(items)
		expect(await readStored(page, 'payment-state')).toEqual(isTracked ? tracking : null)
		if (items > 0) return
		await messages.getByRole('button', { name: 'Track' }).click()
		await expect(page).toHaveURL(`/track/${order.slug}`)
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your order')
	})
}
