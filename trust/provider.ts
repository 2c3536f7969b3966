import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stripeEnvironment } from '../cms/extensions/capi/test/stripe/keys.ts'
import { deliver, startStripe } from '../cms/extensions/capi/test/stripe/server.ts'
import { countUnsettled, findViolations } from './invariants.ts'
import { createRandom } from './random.ts'
import { isLongRound, SEED, times } from './round.ts'
import type { Shop } from './shops.ts'
import { pursuePayment, type StripeShop } from './stripe-customer.ts'

const AT_ONCE = 6
const TROUBLES = ['broken', 'busy', 'lost', 'late'] as const
/** The clean-up asks about an open payment at least this often. */
const CHECK_MS = 31_000

/** A provider that answers with errors, late or not at all, forgets to tell, and tells twice. */
export function describeProvider(database: string, open: (env: NodeJS.ProcessEnv) => Promise<Shop>): void {
	describe(`Stripe in bad weather, and ${database}`, () => {
		let place: StripeShop

		beforeAll(async () => {
			const stripe = await startStripe()
			const shop = await open(stripeEnvironment(stripe.url))
			const random = createRandom(SEED)
			place = { shop, stripe, random, gossip: () => gossip(place) }
		})
		afterAll(async () => {
			await place?.shop.close()
			await place?.stripe.stop()
		})

		it('charges nobody twice and forgets nobody who was charged', async () => {
			const { shop, stripe, random } = place
			let customers = times({ short: 24, long: 240 })
			const orders: number[] = []
			const serveNext = async () => {
				while (customers-- > 0) {
					if (random.chance(0.4)) stripe.troubleWith(/payment_intents|refunds/, random.pick(TROUBLES))
					orders.push(await pursuePayment(place))
				}
			}
			await Promise.all(Array.from({ length: AT_ONCE }, serveNext))
			// What was lost on the way is asked for by the clean-up, in a process that knows of nothing.
			await shop.system.killCms()
			await shop.system.startCms()
			await settle(place)
			for (const order of orders) await expectHonestBooks(place, order)
			expect(await findViolations(shop.db), `seed ${SEED}`).toEqual([])
		})
	})
}

async function gossip({ shop, stripe, random }: StripeShop): Promise<void> {
	const url = `${shop.system.cmsUrl}/capi/payments/webhooks/stripe`
	for (const { body } of stripe.events.slice(-4)) {
		const copies = random.pick([0, 0, 1, 2])
		await Promise.all(Array.from({ length: copies }, () => deliver(url, body)))
	}
}

/** Time goes by until nothing is open at the provider and nothing is owed. */
async function settle({ shop }: StripeShop): Promise<void> {
	const isSettled = async () => {
		if (!isLongRound) shop.setClock(shop.now() - Date.now() + CHECK_MS)
		const [open] = await shop
			.db('payments')
			.join('orders', 'orders.id', 'payments.order')
			.whereNotNull('payments.check_at')
			.whereNot('orders.order_status', 'pending_payment')
			.count({ all: '*' })
		return Number(open!.all) + (await countUnsettled(shop.db))
	}
	await expect.poll(isSettled, { timeout: 60_000, interval: 1_000 }).toBe(0)
}

/** What the provider has really taken for an order, and what it has given back. */
async function expectHonestBooks({ shop, stripe }: StripeShop, id: number): Promise<void> {
	const order = await shop.db('orders').where({ id }).first()
	const refs = new Set(await shop.db('payments').where({ order: id }).pluck('payment_ref'))
	const charges = [...stripe.books.intents.values()].filter(
		({ metadata, status }) => status === 'succeeded' && refs.has(metadata.payment_ref),
	)
	const givenBack = stripe.books.refunds.filter(({ payment_intent }) => charges.some(({ id }) => id === payment_intent))
	const why = `seed ${SEED}, order ${id} (${order.order_status} ${order.payment_status})`
	expect(charges.length, why).toBeLessThanOrEqual(1)
	expect(charges.length - givenBack.length, why).toBe(order.payment_status === 'paid' ? 1 : 0)
	for (const { amount } of charges) expect(amount, why).toBe(Math.round(Number(order.total) * 100))
}
