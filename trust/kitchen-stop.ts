import type { CreatedOrder } from '@app/contract/orders'
import { expect, it, onTestFinished } from 'vitest'
import type { Reply } from '../scripts/demo-customer.ts'
import { createEvent, deliver } from './events.ts'
import { countUnsettled, findViolations } from './invariants.ts'
import { createRandom } from './random.ts'
import { SEED, times } from './round.ts'
import type { Shop } from './shops.ts'

/** How many pay at a time. */
const TILLS = 12
const SOON = { timeout: 60_000, interval: 50 }

interface Switch {
	/** A branch, or the product that everybody orders there. */
	of: 'branches' | 'branch_products'
	stop: object
	resume: object
}

/** What staff press to stop online orders, and to have them again. */
const SWITCHES: Switch[] = [
	{ of: 'branches', stop: { can_order_online: false }, resume: { can_order_online: true } },
	{ of: 'branches', stop: { kitchen_status: 'dine_in_only' }, resume: { kitchen_status: 'open' } },
	{ of: 'branches', stop: { closed_early: true }, resume: { closed_early: false } },
	{ of: 'branch_products', stop: { sold_out: true }, resume: { sold_out: false } },
]

/** Somebody with an order that waits for its payment, at the moment at which they would pay it. */
interface Payer {
	order: CreatedOrder
	ref: string
	/** By our card form, or by the provider, which charges first and then tells us. */
	way: 'form' | 'provider'
}

async function press({ studio, db, branch, products }: Shop, of: Switch['of'], fields: object): Promise<void> {
	const offer = of === 'branches' ? null : { branch: branch.id, product: products[0]!.id }
	const { id } = offer === null ? branch : await db('branch_products').where(offer).first('id')
	const reply = await studio('PATCH', `/items/${of}/${id}`, fields)
	expect(reply.status, JSON.stringify(reply.body)).toBe(200)
}

/** Orders and attempts, one for each who is to pay. */
function queueUp(shop: Shop, ways: readonly Payer['way'][]): Promise<Payer[]> {
	return Promise.all(
		ways.map(async (way) => {
			const { order } = (await shop.customer.place(shop.draft())).data
			const { payment_ref: ref } = (await shop.customer.openSession(order)).data
			return { order, ref, way }
		}),
	)
}

const pay = (shop: Shop, { ref, way }: Payer): Promise<Reply> =>
	way === 'form' ? shop.customer.confirm(ref) : deliver(shop, createEvent(ref, 'paid'))

/** Comes to the shop and goes all the way, as far as they are let; gives what they were told last. */
async function orderAndPay({ customer, draft }: Shop): Promise<Reply> {
	const placed = await customer.place(draft())
	if (placed.status !== 201) return placed
	const session = await customer.openSession(placed.data.order)
	return session.status === 200 ? customer.confirm(session.data.payment_ref) : session
}

/** How an order stands, what became of its money, and when it was confirmed, by the shop's clock. */
async function outcomeOf({ db }: Shop, order: number) {
	const stored = await db('orders').where({ id: order }).first()
	const payments: string[] = await db('payments').where({ order }).pluck('status')
	const confirmed = await db('order_history').where({ order, order_status: 'confirmed' }).orderBy('id').first('at')
	return {
		status: `${stored.order_status} ${stored.payment_status}`,
		kept: payments.filter((status) => status === 'paid').length,
		confirmedAt: confirmed ? new Date(confirmed.at).getTime() : null,
	}
}

/**
 * Staff stop a kitchen while everybody pays. Whoever pays has paid before the stop was acknowledged, and their order
 * is cooked; or is refused and charged nothing; or was charged by the provider, and has their money back.
 */
export function testKitchenStop(shop: () => Shop): void {
	for (const { of, stop, resume } of SWITCHES) {
		it(`keeps the money of what was paid before ${JSON.stringify(stop)} was acknowledged, and nobody else's`, async () => {
			const random = createRandom(SEED)
			const crowd = times({ short: 120, long: 480 })
			const wayOf = () => (random.chance(0.7) ? 'form' : 'provider')
			const early = await queueUp(shop(), Array.from({ length: crowd }, wayOf))
			const late = await queueUp(shop(), Array.from({ length: crowd / 8 }, wayOf))

			// Staff press the switch when so many have paid, in the middle of all the others.
			let untilStop = random.integer(1, crowd / 6)
			let begin = () => {}
			const isTime = new Promise<void>((resolve) => {
				begin = resolve
			})
			const answers: { payer: Payer; reply: Reply }[] = []
			const line = early.values()
			const tills = Array.from({ length: TILLS }, async () => {
				// One after the other from the same line: some are ahead of the stop, some in the middle of it, some behind.
				for (const payer of line) {
					answers.push({ payer, reply: await pay(shop(), payer) })
					if (--untilStop === 0) begin()
				}
			})
			const newcomers = Array.from({ length: crowd / 8 }, () => orderAndPay(shop()))
			await isTime
			// However it ends: the next test needs the kitchen.
			onTestFinished(() => press(shop(), of, resume))
			await press(shop(), of, stop)
			const stoppedAt = shop().now()
			// From here on everybody knows.
			const refused = await Promise.all(late.map((payer) => pay(shop(), payer)))
			const latest = await orderAndPay(shop())
			const replies = await Promise.all(newcomers)
			await Promise.all(tills)
			await expect.poll(() => countUnsettled(shop().db), SOON).toBe(0)

			expect([latest.status, latest.code]).toEqual([409, 'CART_CHANGED'])
			for (const [index, { status, code }] of refused.entries()) {
				// The provider's news are heard all the same: it has charged already.
				const expected = late[index]!.way === 'form' ? [409, 'ORDER_NOT_PAYABLE'] : [200, null]
				expect([status, code]).toEqual(expected)
			}
			for (const { status, code } of [...replies, ...answers.map(({ reply }) => reply)])
				expect(status === 200 || code === 'CART_CHANGED' || code === 'ORDER_NOT_PAYABLE', `${status} ${code}`).toBe(
					true,
				)

			const isLate = new Set(late.map(({ order }) => order.id))
			const ids: number[] = await shop()
				.db('orders')
				.where('id', '>=', Math.min(...early.map(({ order }) => order.id)))
				.orderBy('id')
				.pluck('id')
			expect(ids.length).toBeGreaterThanOrEqual(early.length + late.length)
			for (const id of ids) {
				const outcome = await outcomeOf(shop(), id)
				const about = `order ${id}: ${JSON.stringify(outcome)}, stopped at ${stoppedAt}, seed ${SEED}`
				expect(await findViolations(shop().db, id), about).toEqual([])
				if (outcome.kept === 0) continue
				// Money that stays here is that of an order which the kitchen had before it stopped, and therefore cooks.
				expect(outcome.status, about).toBe('confirmed paid')
				expect(outcome.confirmedAt, about).toBeLessThanOrEqual(stoppedAt)
				expect(isLate.has(id), about).toBe(false)
			}
			// Nobody at the card form was told "paid" of what then was not.
			for (const { payer, reply } of answers) {
				if (payer.way === 'provider' || reply.status !== 200) continue
				expect((await outcomeOf(shop(), payer.order.id)).status).toBe('confirmed paid')
			}

			await press(shop(), of, resume)
			expect((await orderAndPay(shop())).status).toBe(200)
		})
	}
}
