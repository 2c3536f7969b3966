import type { Branch } from '@app/contract/menu'
import type { CreatedOrder } from '@app/contract/orders'
import { expect, it } from 'vitest'
import { SIGNATURE_HEADER } from '../cms/extensions/capi/src/gateways/sandbox/signature.ts'
import { createEvent } from './events.ts'
import { times } from './round.ts'
import type { Shop } from './shops.ts'

const CAPACITY = 12
/** From two thirds on a kitchen is busy. */
const BUSY = 8
const SOON = { timeout: 30_000, interval: 50 }

async function branchNow({ customer, branch }: Shop): Promise<Branch> {
	const { data } = await customer.send<{ branches: Branch[] }>('GET', '/capi/shop/branches')
	return data.branches.find(({ id }) => id === branch.id)!
}

async function limit(shop: Shop, capacity: number | null): Promise<void> {
	const reply = await shop.studio('PATCH', `/items/branches/${shop.branch.id}`, { kitchen_capacity: capacity })
	expect(reply.status, JSON.stringify(reply.body)).toBe(200)
}

async function pay({ customer }: Shop, order: CreatedOrder): Promise<void> {
	const { payment_ref } = (await customer.openSession(order)).data
	expect((await customer.confirm(payment_ref)).data.status).toBe('paid')
}

/** What was ordered before is long forgotten on the board. */
const forgetEarlier = ({ db, branch }: Shop) =>
	db('orders')
		.where({ branch: branch.id })
		.update({ date_created: new Date(0), pickup_time: null })

/** A kitchen in a rush, while others try to fill it with orders that nobody has paid. */
export function testKitchen(shop: () => Shop): void {
	it('slows down, stops and takes orders again by what is really to be cooked, under a rush and an attack', async () => {
		await forgetEarlier(shop())
		const quiet = await branchNow(shop())
		await limit(shop(), CAPACITY)
		// Everybody has an order before the kitchen has something to do: whoever has one may pay it.
		const placed = await Promise.all(
			Array.from({ length: CAPACITY + 4 }, async () => (await shop().customer.place(shop().draft())).data.order),
		)
		// Unpaid orders, and payments that nobody has made, fill no kitchen.
		const forged = Array.from({ length: times({ short: 20, long: 200 }) }, (_, index) => {
			const event = createEvent(`pay_${'x'.repeat(40)}${index}`, 'paid')
			return shop().customer.send('POST', '/capi/payments/webhooks/sandbox', event, {
				'Content-Type': 'application/json',
				[SIGNATURE_HEADER]: 't=1,v1=00',
			})
		})
		const rush = placed.slice(0, BUSY).map((order) => pay(shop(), order))
		const answers = await Promise.all(forged)
		await Promise.all(rush)
		expect(answers.filter(({ status }) => status === 200)).toEqual([])
		await expect.poll(async () => (await branchNow(shop())).kitchen_computed_status, SOON).toBe('busy')
		const busy = await branchNow(shop())
		expect(busy.can_order_online).toBe(true)
		expect(busy.ready_in.min).toBeGreaterThan(quiet.ready_in.min)

		await Promise.all(placed.slice(BUSY).map((order) => pay(shop(), order)))
		await expect.poll(async () => (await branchNow(shop())).can_order_online, SOON).toBe(false)
		const refused = await shop().customer.place(shop().draft())
		expect([refused.status, refused.code]).toEqual([409, 'CART_CHANGED'])
		// Whoever is told a time is told the longer one.
		const last = (await shop().customer.track(placed.at(-1)!)).data.order
		const wait = (Date.parse(last.ready_at!.min) - Date.parse(last.history.at(-1)!.at)) / 60_000
		expect(wait).toBeGreaterThanOrEqual(quiet.ready_in.min)

		const keys = placed.map(({ id }) => id)
		for (const order_status of ['accepted', 'preparing', 'ready']) {
			const reply = await shop().studio('PATCH', '/items/orders', { keys, data: { order_status } })
			expect(reply.status, JSON.stringify(reply.body)).toBe(200)
		}
		const isQuiet = async () => {
			const { kitchen_computed_status, can_order_online, ready_in } = await branchNow(shop())
			return { kitchen_computed_status, can_order_online, ready_in }
		}
		const { kitchen_computed_status, can_order_online, ready_in } = quiet
		await expect.poll(isQuiet, SOON).toEqual({ kitchen_computed_status, can_order_online, ready_in })
		await limit(shop(), null)
	})
}
