import { randomUUID } from 'node:crypto'
import type { CreatedOrder } from '@app/contract/orders'
import type { PaymentSession } from '@app/contract/payments'
import type { TestCard } from '../cms/extensions/capi/test/stripe/bank.ts'
import type { StripeServer } from '../cms/extensions/capi/test/stripe/server.ts'
import type { Random } from './random.ts'
import type { Shop } from './shops.ts'

export interface StripeShop {
	shop: Shop
	stripe: StripeServer
	random: Random
	/** Delivers some of what the provider has to say, some of it twice, and the rest never. */
	gossip(): Promise<void>
}

/** One order as its customer sees it: what they mean to do, and what they have heard. */
export interface StripeErrand {
	key: string
	card: TestCard
	cancels: boolean
	/** The 201 that the customer heard. */
	order: CreatedOrder | null
	heardPaid: boolean
	isDone: boolean
}

/** A customer gives up after so many refusals: enough for any weather that passes. */
const PATIENCE = 12

export function createStripeErrand(random: Random): StripeErrand {
	const card = random.pick<TestCard>(['pays', 'pays', 'declines', 'asks'])
	return { key: randomUUID(), card, cancels: random.chance(0.25), order: null, heardPaid: false, isDone: false }
}

/** Asks until the shop does not answer 503 any more, as a customer who presses the button again. */
async function insist<T extends { status: number; body: unknown }>(ask: () => Promise<T>): Promise<T> {
	for (let attempt = 0; attempt < PATIENCE; attempt++) {
		const reply = await ask()
		if (reply.status !== 503) return reply
	}
	throw new Error('The shop was unavailable for longer than anybody waits')
}

/**
 * One customer at a shop whose provider has bad days: orders, pays by a card that may be declined or asked about,
 * tries another one only when the shop says that the first has failed, and sometimes cancels. Goes on from wherever
 * it was broken off; rejects when the shop does not answer.
 */
export async function pursuePayment(place: StripeShop, errand: StripeErrand): Promise<void> {
	const { shop } = place
	errand.order ??= (await insist(() => shop.customer.place(shop.draft(), errand.key))).data.order
	const { order } = errand
	for (let attempt = 0; attempt < 3; attempt++) {
		const session = await insist(() => shop.customer.openSession(order))
		// Paid by the attempt before, of which nobody had told, or cancelled before the shop was gone.
		if (session.status === 409) break
		if (session.status !== 200) throw new Error(`A session answered ${session.status}: ${JSON.stringify(session.body)}`)
		giveCard(place, session.data, errand.card)
		await place.gossip()
		if (!(await hasFailed(place, errand, order))) break
		errand.card = 'pays'
	}
	if (errand.cancels) await insist(() => shop.customer.cancel(order))
	errand.isDone = true
}

/** At the bank, past the shop, as Stripe's own form does it. */
function giveCard({ stripe, random }: StripeShop, session: PaymentSession, card: TestCard): void {
	const intent = [...stripe.books.intents.values()].find(
		({ client_secret }) => client_secret === session.client.client_secret,
	)
	if (!intent) throw new Error('The session has no payment at the provider')
	stripe.bank.confirm(intent.id, card)
	if (card === 'asks') stripe.bank.authenticate(intent.id, random.chance(0.7))
}

async function hasFailed({ shop }: StripeShop, errand: StripeErrand, order: CreatedOrder): Promise<boolean> {
	for (let question = 0; question < PATIENCE; question++) {
		const { data } = await insist(() => shop.customer.askStatus(order))
		const { payment_status, payment_open } = data.directusOrder
		errand.heardPaid ||= payment_status === 'paid'
		if (payment_status !== 'pending') return payment_status === 'failed'
		// The shop itself says that no other charge may be offered yet.
		if (payment_open === false) return true
	}
	return false
}
