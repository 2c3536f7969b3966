import { expect, it } from 'vitest'
import { CRASH_POINTS, type CrashPoint } from '../cms/extensions/capi/src/host/crash-points.ts'
import { createErrand, type Errand, pursue } from './crash-customer.ts'
import { countPieces, countUnsettled, findViolations } from './invariants.ts'
import { createRandom, type Random } from './random.ts'
import { isLongRound, SEED } from './round.ts'
import type { Shop } from './shops.ts'

const CLIENTS = 8
const STOCK = 100_000
/** Longer than a process keeps what it has claimed: the short round skips this time. */
const CLAIM_MS = 31_000
/** Moments of the sandbox and of the core, each of which every payment passes. */
const SHORT_ROUND: readonly CrashPoint[] = ['order.committed', 'event.applied', 'refund.given']

/**
 * Places orders, pays, cancels and lets expire over several clients at once until the shop does not answer any more.
 */
async function burden(shop: Shop, product: number, random: Random): Promise<Errand[]> {
	const errands: Errand[] = []
	let isDown = false
	const client = async () => {
		while (!isDown) {
			const errand = createErrand(shop, product, random)
			errands.push(errand)
			await pursue(shop, errand).catch(() => {
				isDown = true
			})
		}
	}
	await Promise.all(Array.from({ length: CLIENTS }, client))
	return errands
}

/** What each customer was told is true. */
async function expectPromisesHold(shop: Shop, errands: readonly Errand[], when: string): Promise<void> {
	for (const { key, order, heardPaid, heardCancelled } of errands) {
		const rows = await shop.db('orders').where({ idempotency_key: key })
		expect(rows.length, when).toBeLessThanOrEqual(1)
		if (!order) continue
		expect(rows[0], when).toMatchObject({ id: order.id, reference: order.reference, slug: order.slug })
		expect(Number(rows[0].total), when).toBe(order.amount)
		if (heardPaid) expect(['paid', 'refunded'], `${when}, order ${order.id}`).toContain(rows[0].payment_status)
		if (heardCancelled) expect(rows[0].order_status, `${when}, order ${order.id}`).toBe('cancelled')
	}
}

/** The process ends at the worst moments, with work under way on every side. */
export function testCrashes(shop: () => Shop): void {
	for (const point of isLongRound ? CRASH_POINTS : SHORT_ROUND) {
		it(`keeps every promise when it is killed at ${point}`, async () => {
			const random = createRandom(SEED)
			const { db, system, branch, products } = shop()
			const product = products.at(-1)!.id
			const row = await db('branch_products').where({ branch: branch.id, product }).first('id')
			await shop().studio('PATCH', `/items/branch_products/${row.id}`, { stock: STOCK })
			const pieces = await countPieces(db, branch.id, product)

			shop().crashAt(point, random.integer(3, 12))
			const killed = system.services.cms.exited
			const errands = await burden(shop(), product, random)
			expect(await Promise.race([killed.then(() => 'killed'), afterSeconds(120)]), `seed ${SEED}`).toBe('killed')
			shop().crashAt(null)
			await system.startCms()
			const restarted = performance.now()
			await expectPromisesHold(shop(), errands, 'right after the restart')

			// The customers come back and go on from where they stood.
			await Promise.all(errands.filter(({ isDone }) => !isDone).map((errand) => pursue(shop(), errand)))
			await expectPromisesHold(shop(), errands, 'after the customers came back')
			if (!isLongRound) shop().setClock(shop().now() - Date.now() + CLAIM_MS)
			await expect.poll(() => countUnsettled(db), { timeout: 60_000, interval: 250 }).toBe(0)
			expect(performance.now() - restarted).toBeLessThan(60_000)
			expect(await findViolations(db), `seed ${SEED}`).toEqual([])
			expect(await countPieces(db, branch.id, product)).toBe(pieces)
		})
	}
}

function afterSeconds(seconds: number): Promise<string> {
	return new Promise((resolve) => setTimeout(resolve, seconds * 1000, `still running after ${seconds} s`).unref())
}
