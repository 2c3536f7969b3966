import { randomBytes } from 'node:crypto'
import type Stripe from 'stripe'
import * as v from 'valibot'
import type { Clock } from '../../clock.ts'
import type { CardVault, NewCard } from '../card-vault.ts'
import { callFor, unlessGone } from './client.ts'
import { hourlyKey } from './keys.ts'
import { parseNotes } from './notes.ts'
import { paidIntentOf } from './paid-intent.ts'

const MethodSchema = v.object({
	id: v.string(),
	customer: v.nullable(v.union([v.string(), v.object({ id: v.string() })])),
	card: v.object({
		brand: v.string(),
		last4: v.string(),
		exp_month: v.number(),
		exp_year: v.number(),
		fingerprint: v.optional(v.nullable(v.string()), null),
	}),
})

interface Options {
	stripe: Stripe
	clock: Clock
	publishableKey: string
}

/** Cards that customers keep: payment methods of a Stripe customer, who has no name there but our id. */
export function createStripeVault({ stripe, clock, publishableKey }: Options): CardVault {
	return {
		async createCustomer(user) {
			const idempotencyKey = hourlyKey('customer', user, clock.now())
			return (await callFor(stripe.customers.create({ metadata: { user } }, { idempotencyKey }))).id
		},

		async openSetup(user, customer) {
			const { id, client_secret } = await callFor(
				stripe.setupIntents.create(
					{ customer, allowed_payment_method_types: ['card'], usage: 'on_session', metadata: { user } },
					{ idempotencyKey: `setup-${randomBytes(16).toString('hex')}` },
				),
			)
			return { setupRef: id, client: { client_secret, publishable_key: publishableKey } }
		},

		async readSetup(setupRef, user) {
			if (!/^seti_\w+$/.test(setupRef)) return null
			const setup = await unlessGone(stripe.setupIntents.retrieve(setupRef, { expand: ['payment_method'] }))
			if (setup?.status !== 'succeeded' || setup.metadata?.user !== user) return null
			return mapMethod(setup.payment_method)
		},

		async readPaidCard({ providerData }) {
			const notes = parseNotes(providerData)
			if (!notes.keep) return null
			const paid = await paidIntentOf(stripe, notes)
			const { payment_method } = await callFor(stripe.paymentIntents.retrieve(paid, { expand: ['payment_method'] }))
			return mapMethod(payment_method)
		},

		async readFingerprint({ token }) {
			return mapMethod(await unlessGone(stripe.paymentMethods.retrieve(token)))?.fingerprint ?? null
		},

		async forgetCard({ token }) {
			const idempotencyKey = hourlyKey('detach', token, clock.now())
			await unlessGone(stripe.paymentMethods.detach(token, {}, { idempotencyKey }))
		},

		async forgetCustomer(customer) {
			await unlessGone(stripe.customers.del(customer))
		},
	}
}

/** Null where the card was not kept after all: a wallet's card for one payment belongs to no customer. */
function mapMethod(method: unknown): NewCard | null {
	const result = v.safeParse(MethodSchema, method)
	if (!result.success || result.output.customer === null) return null
	const { id, customer, card } = result.output
	return {
		token: id,
		customer: typeof customer === 'string' ? customer : customer.id,
		fingerprint: card.fingerprint,
		brand: card.brand,
		last4: card.last4,
		expMonth: card.exp_month,
		expYear: card.exp_year,
	}
}
