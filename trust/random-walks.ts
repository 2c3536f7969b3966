import type { CreatedOrder, OrderStatus } from '@app/contract/orders'
import { type AsyncCommand, assert, asyncModelRun, asyncProperty, commands, constantFrom } from 'fast-check'
import { expect, it } from 'vitest'
import { SANDBOX_CARDS } from '../scripts/demo-customer.ts'
import { createEvent, deliver } from './events.ts'
import { countUnsettled, findViolations } from './invariants.ts'
import { SEED, times } from './round.ts'
import type { Shop } from './shops.ts'

/** One order and everything that may happen to it, by whoever does it. */
interface Walk {
	shop: Shop
	order: CreatedOrder
	refs: string[]
}
type Step = AsyncCommand<object, Walk>

const step = (name: string, run: (walk: Walk) => Promise<unknown>): Step => ({
	check: () => true,
	run: async (_model, walk) => {
		await run(walk)
		await expect.poll(() => countUnsettled(walk.shop.db), { timeout: 20_000, interval: 20 }).toBe(0)
		// Moves in the Studio are settled right after they are written.
		const isSound = () => findViolations(walk.shop.db, walk.order.id)
		await expect.poll(isSound, { timeout: 10_000, interval: 20, message: name }).toEqual([])
	},
	toString: () => name,
})

const openSession = step('open a session', async ({ shop, order, refs }) => {
	const { status, data } = await shop.customer.openSession(order)
	if (status === 200) refs.push(data.payment_ref)
})
const pay = (card: keyof typeof SANDBOX_CARDS) =>
	step(`pay with the card that ${card}`, async ({ shop, refs }) => {
		const last = refs.at(-1)
		if (last) await shop.customer.confirm(last, SANDBOX_CARDS[card])
	})
const hear = (kind: 'paid' | 'failed' | 'action_required') =>
	step(`hear "${kind}" of every attempt`, ({ shop, refs }) =>
		Promise.all(refs.map((ref) => deliver(shop, createEvent(ref, kind)))),
	)
const cancel = step('cancel', ({ shop, order }) => shop.customer.cancel(order))
const runOut = step('let the time run out', async ({ shop, order }) => {
	await shop
		.db('orders')
		.where({ id: order.id, order_status: 'pending_payment' })
		.update({ expires_at: new Date(0) })
	await shop.customer.askStatus(order)
})
const staff = (to: OrderStatus) =>
	step(`staff move it to ${to}`, ({ shop, order }) =>
		shop.studio('PATCH', `/items/orders/${order.id}`, { order_status: to }),
	)

/** Customers, gateway and kitchen at one order, in any order: nothing that must hold is ever found broken. */
export function testRandomWalks(shop: () => Shop): void {
	it('keeps its rules on random walks of customer, gateway and kitchen', async () => {
		const steps = commands<object, Walk, boolean>(
			[
				constantFrom(openSession, openSession, pay('pays'), pay('declines'), pay('asks')),
				constantFrom(openSession, hear('paid'), hear('failed'), hear('action_required')),
				constantFrom(cancel, runOut, staff('cancelled')),
				constantFrom<OrderStatus>('accepted', 'preparing', 'ready', 'completed', 'confirmed').map(staff),
			],
			{ maxCommands: 12 },
		)
		await assert(
			asyncProperty(steps, async (walk) => {
				const { order } = (await shop().customer.place(shop().draft())).data
				await asyncModelRun(() => ({ model: {}, real: { shop: shop(), order, refs: [] } }), walk)
			}),
			{ numRuns: times({ short: 12, long: 150 }), seed: SEED, endOnFailure: true },
		)
	})
}
