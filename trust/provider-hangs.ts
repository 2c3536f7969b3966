import type { CreatedOrder } from '@app/contract/orders'
import type { PaymentSession } from '@app/contract/payments'
import { expect, it } from 'vitest'
import type { Intent } from '../cms/extensions/capi/test/stripe/objects.ts'
import { settle } from './provider-books.ts'
import type { StripeShop } from './stripe-customer.ts'

/** The call and its one retry: both are answered when nobody waits any more, and what they asked for has been done. */
const HANGS = 2

/** A provider that does what it is asked, and says so too late. */
export function testProviderHangs(place: () => StripeShop): void {
	it('neither charges nor gives back twice when the provider’s answers come too late', async () => {
		const [unopened, unheard, paid] = [await begin(place()), await begin(place()), await begin(place())]
		const hosted = await begin(place())
		const session = (await place().shop.customer.openSession(hosted)).data
		const intents = [await pay(place(), unheard), await pay(place(), paid)] as const
		await expect.poll(() => statusOf(place(), paid), { timeout: 30_000 }).toBe('paid')
		// At the same time: each of them waits for two time-outs.
		await Promise.all([
			opensLate(place(), unopened),
			answersLate(place(), unheard, intents[0]),
			givesBackLate(place(), paid, intents[1]),
			makesPageLate(place(), hosted, session),
		])
	})
}

const begin = async ({ shop }: StripeShop) => (await shop.customer.place(shop.draft())).data.order

/** A session, and a charge of which the shop has not been told. */
async function pay({ shop, stripe }: StripeShop, order: CreatedOrder): Promise<Intent> {
	const { payment_ref } = (await shop.customer.openSession(order)).data
	const intent = [...stripe.books.intents.values()].find(({ metadata }) => metadata.payment_ref === payment_ref)!
	stripe.bank.confirm(intent.id, 'pays')
	return intent
}

const intentsOf = async ({ shop, stripe }: StripeShop, order: { id: number }) => {
	const refs = new Set(await shop.db('payments').where({ order: order.id }).pluck('payment_ref'))
	return [...stripe.books.intents.values()].filter(({ metadata }) => refs.has(metadata.payment_ref))
}

/** The attempt was opened there, and nobody here has its secret: it can never be paid by. */
async function opensLate(place: StripeShop, order: CreatedOrder): Promise<void> {
	const { shop, stripe } = place
	stripe.troubleWith(/^POST payment_intents$/, 'late', HANGS)
	expect((await shop.customer.openSession(order)).status).toBe(503)
	const session = await shop.customer.openSession(order)
	expect(session.status).toBe(200)
	const [intent, ...others] = await intentsOf(place, order)
	expect(others).toEqual([])
	stripe.bank.confirm(intent!.id, 'pays')
	await expect.poll(() => statusOf(place, order), { timeout: 30_000 }).toBe('paid')
}

/** The customer has paid, and while that is unknown no other payment is offered. */
async function answersLate(place: StripeShop, order: CreatedOrder, intent: Intent): Promise<void> {
	const { shop, stripe } = place
	stripe.troubleWith(new RegExp(`^GET payment_intents/${intent.id}`), 'late', HANGS)
	expect((await shop.customer.openSession(order)).status).toBe(503)
	// The first attempt has paid it: there is nothing left to open.
	await expect.poll(() => statusOf(place, order), { timeout: 30_000 }).toBe('paid')
	expect((await shop.customer.openSession(order)).code).toBe('ORDER_NOT_PAYABLE')
	expect(await intentsOf(place, order)).toHaveLength(1)
}

/** The money is back there, and asking for it again gives it back no second time. */
async function givesBackLate(place: StripeShop, order: CreatedOrder, intent: Intent): Promise<void> {
	const { shop, stripe } = place
	stripe.troubleWith(/^POST refunds$/, 'late', HANGS)
	expect((await shop.customer.cancel(order)).status).toBe(200)
	await settle(place)
	expect(await statusOf(place, order)).toBe('refunded')
	expect(stripe.books.refunds.filter(({ payment_intent }) => payment_intent === intent.id)).toHaveLength(1)
}

/**
 * The page was made and nobody was led to it: the attempt waits, the next try leads to the same page, and its money
 * is found.
 */
async function makesPageLate(
	place: StripeShop,
	order: CreatedOrder,
	{ hosted_url, payment_ref }: PaymentSession,
): Promise<void> {
	const { shop, stripe } = place
	const open = () => fetch(hosted_url, { redirect: 'manual' })
	stripe.troubleWith(/^POST checkout\/sessions$/, 'late', HANGS)
	const late = open()
	const cancelled = () => stripe.calls.filter((call) => call.endsWith('/cancel')).length
	await expect.poll(cancelled, { timeout: 30_000 }).toBeGreaterThan(0)
	expect(await statusOf(place, order)).toBe('pending')
	expect((await late).status).toBe(503)
	expect(await shop.db('payments').where({ payment_ref }).pluck('status')).toEqual(['pending'])
	const page = await open()
	const pages = [...stripe.books.checkouts.values()].filter(
		({ session }) => session.metadata.payment_ref === payment_ref,
	)
	expect(pages.map(({ session }) => session.url)).toEqual([page.headers.get('location')])
	stripe.bank.payCheckout(pages[0]!.session.id, 'pays')
	await expect.poll(() => statusOf(place, order), { timeout: 30_000 }).toBe('paid')
	expect((await shop.customer.cancel(order)).status).toBe(200)
	await settle(place)
	const charge = pages[0]!.session.payment_intent
	expect(stripe.books.refunds.filter(({ payment_intent }) => payment_intent === charge)).toHaveLength(1)
}

async function statusOf({ shop }: StripeShop, order: { id: number; slug: string }): Promise<string> {
	return (await shop.customer.askStatus(order)).data.directusOrder.payment_status
}
