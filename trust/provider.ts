import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stripeEnvironment } from '../cms/extensions/capi/test/stripe/keys.ts'
import { startStripe } from '../cms/extensions/capi/test/stripe/server.ts'
import { findViolations } from './invariants.ts'
import { expectHonestBooks, gossip, settle } from './provider-books.ts'
import { testProviderCrashes } from './provider-crashes.ts'
import { testProviderHangs } from './provider-hangs.ts'
import { createRandom } from './random.ts'
import { SEED, times } from './round.ts'
import type { Shop } from './shops.ts'
import { createStripeErrand, pursuePayment, type StripeErrand, type StripeShop } from './stripe-customer.ts'

const AT_ONCE = 6
const TROUBLES = ['broken', 'busy', 'lost', 'late'] as const

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
			const waiting = times({ short: 18, long: 240 })
			const errands: StripeErrand[] = []
			const serveNext = async () => {
				while (errands.length < waiting) {
					if (random.chance(0.4)) stripe.troubleWith(/payment_intents|refunds/, random.pick(TROUBLES))
					const errand = createStripeErrand(random)
					errands.push(errand)
					await pursuePayment(place, errand)
				}
			}
			await Promise.all(Array.from({ length: AT_ONCE }, serveNext))
			stripe.calm()
			await settle(place)
			for (const errand of errands) await expectHonestBooks(place, errand)
			expect(await findViolations(shop.db), `seed ${SEED}`).toEqual([])
		})

		testProviderHangs(() => place)
		// What was lost on the way is asked for by a process that knows of nothing.
		testProviderCrashes(() => place)
	})
}
