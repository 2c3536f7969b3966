import { expect } from 'vitest'
import { deliver } from '../cms/extensions/capi/test/stripe/server.ts'
import { countUnsettled } from './invariants.ts'
import { isLongRound, SEED } from './round.ts'
import type { StripeErrand, StripeShop } from './stripe-customer.ts'

/** The clean-up asks about an open payment at least this often; longer than a process keeps what it has claimed. */
const CHECK_MS = 31_000

/** Some of the last news, some of it twice, some never. */
export async function gossip({ shop, stripe, random }: Omit<StripeShop, 'gossip'>): Promise<void> {
	const url = `${shop.system.cmsUrl}/capi/payments/webhooks/stripe`
	for (const { body } of stripe.events.slice(-4)) {
		const copies = random.pick([0, 0, 1, 2])
		await Promise.all(Array.from({ length: copies }, () => deliver(url, body)))
	}
}

/** Time goes by until nothing is open at the provider and nothing is owed. */
export async function settle({ shop }: StripeShop): Promise<void> {
	const countOpen = async () => {
		if (!isLongRound) shop.setClock(shop.now() - Date.now() + CHECK_MS)
		const [open] = await shop
			.db('payments')
			.join('orders', 'orders.id', 'payments.order')
			.whereNotNull('payments.check_at')
			.whereNot('orders.order_status', 'pending_payment')
			.count({ all: '*' })
		return Number(open!.all) + (await countUnsettled(shop.db))
	}
	await expect.poll(countOpen, { timeout: 60_000, interval: 1_000 }).toBe(0)
}

/** What the provider has really taken for an order, what it has given back, and what its customer was told. */
export async function expectHonestBooks({ shop, stripe }: StripeShop, errand: StripeErrand): Promise<void> {
	const rows = await shop.db('orders').where({ idempotency_key: errand.key })
	expect(rows.length, `seed ${SEED}`).toBeLessThanOrEqual(1)
	const [order] = rows
	if (!order) return expect(errand.order, `seed ${SEED}: an order that was acknowledged is gone`).toBeNull()
	const refs = new Set(await shop.db('payments').where({ order: order.id }).pluck('payment_ref'))
	const charges = [...stripe.books.intents.values()].filter(
		({ metadata, status }) => status === 'succeeded' && refs.has(metadata.payment_ref),
	)
	const givenBack = stripe.books.refunds.filter(({ payment_intent }) => charges.some(({ id }) => id === payment_intent))
	const why = `seed ${SEED}, order ${order.id} (${order.order_status} ${order.payment_status})`
	expect(charges.length, why).toBeLessThanOrEqual(1)
	expect(charges.length - givenBack.length, why).toBe(order.payment_status === 'paid' ? 1 : 0)
	for (const { amount } of charges) expect(amount, why).toBe(Math.round(Number(order.total) * 100))
	if (errand.heardPaid) expect(['paid', 'refunded'], why).toContain(order.payment_status)
}
