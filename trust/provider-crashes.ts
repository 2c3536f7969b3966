import { expect, it } from 'vitest'
import { type CrashPoint, PROVIDER_CRASH_POINTS } from '../cms/extensions/capi/src/host/crash-points.ts'
import { findViolations } from './invariants.ts'
import { expectHonestBooks, settle } from './provider-books.ts'
import { isLongRound, SEED } from './round.ts'
import { createStripeErrand, pursuePayment, type StripeErrand, type StripeShop } from './stripe-customer.ts'

const AT_ONCE = 6
/** Moments between the provider's act and ours; those of the shop alone are crashes.ts's. */
const POINTS: readonly CrashPoint[] = [
	'session.opened',
	'session.committed',
	'event.received',
	'event.stored',
	'event.applied',
	'event.committed',
	'refund.claimed',
	'refund.given',
	...PROVIDER_CRASH_POINTS,
]
/** Each run of the short round takes another of them on each database. */
const inThisRound = (place: StripeShop) => (isLongRound ? POINTS : [place.random.pick(POINTS)])

/** The process ends between what the provider has done and what we know of it, with other payments under way. */
export function testProviderCrashes(place: () => StripeShop): void {
	it('charges nobody twice when it is killed between the provider’s act and its own', async () => {
		for (const point of inThisRound(place())) await crashAt(place(), point)
	})
}

async function crashAt(place: StripeShop, point: CrashPoint): Promise<void> {
	const { shop, random } = place
	const { system } = shop
	const when = `seed ${SEED}, killed at ${point}`
	shop.crashAt(point, random.integer(1, 4))
	const killed = system.services.cms.exited.then(() => 'killed')
	const errands = await burden(place)
	expect(await Promise.race([killed, afterSeconds(120)]), when).toBe('killed')
	shop.crashAt(null)
	await system.startCms()
	await Promise.all(errands.filter(({ isDone }) => !isDone).map((errand) => pursuePayment(place, errand)))
	await settle(place)
	for (const errand of errands) await expectHonestBooks(place, errand)
	expect(await findViolations(shop.db), when).toEqual([])
}

/** Customers come until the shop does not answer any more. */
async function burden(place: StripeShop): Promise<StripeErrand[]> {
	const errands: StripeErrand[] = []
	let isDown = false
	const client = async () => {
		while (!isDown) {
			const errand = createStripeErrand(place.random)
			errands.push(errand)
			await pursuePayment(place, errand).catch(() => {
				isDown = true
			})
		}
	}
	await Promise.all(Array.from({ length: AT_ONCE }, client))
	return errands
}

function afterSeconds(seconds: number): Promise<string> {
	return new Promise((resolve) => setTimeout(resolve, seconds * 1000, `still running after ${seconds} s`).unref())
}
