import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Shop } from './shops.ts'

const HUNDRED = 100
const atOnce = <T>(work: () => Promise<T>, count = HUNDRED) => Promise.all(Array.from({ length: count }, work))

/** The same order sent again and again: one order, one charge. */
export function testIdempotency(shop: () => Shop): void {
	it('makes one order and one charge of a key that comes a hundred times at once', async () => {
		const key = randomUUID()
		const draft = shop().draft()
		const replies = await atOnce(() => shop().customer.place(draft, key))
		expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
		expect(new Set(replies.map(({ data }) => data.order.id)).size).toBe(1)
		expect(await shop().db('orders').where({ idempotency_key: key })).toHaveLength(1)
		expect(await shop().db('order_lines').where({ order: replies[0]!.data.order.id })).toHaveLength(1)

		const { order } = replies[0]!.data
		const session = await shop().customer.openSession(order)
		const answers = await atOnce(() => shop().customer.confirm(session.data.payment_ref))
		expect(new Set(answers.map(({ data }) => data.status))).toEqual(new Set(['paid']))
		await expectOneCharge(shop(), order.id)
	})

	it('charges once although sessions are opened and confirmed by many at once', async () => {
		const { order } = (await shop().customer.place(shop().draft())).data
		const payAsOne = async () => {
			const session = await shop().customer.openSession(order)
			return session.status === 200 ? shop().customer.confirm(session.data.payment_ref) : session
		}
		const replies = await atOnce<{ status: number; body: unknown }>(payAsOne, 30)
		expect(replies.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
		await expectOneCharge(shop(), order.id)
	})

	it('finds the order of a key again after the process was killed', async () => {
		const key = randomUUID()
		const draft = shop().draft()
		const early = atOnce(() =>
			shop()
				.customer.place(draft, key)
				.catch(() => null),
		)
		const first = await shop().customer.place(draft, key)
		await shop().system.killCms()
		const heard = (await early).filter((reply) => reply?.status === 201)
		await shop().system.startCms()
		const replies = await atOnce(() => shop().customer.place(draft, key))
		const ids = new Set([first, ...heard, ...replies].map((reply) => reply!.data.order.id))
		expect(ids.size).toBe(1)
		expect(await shop().db('orders').where({ idempotency_key: key })).toHaveLength(1)
		const session = await shop().customer.openSession(first.data.order)
		await atOnce(() => shop().customer.confirm(session.data.payment_ref))
		await expectOneCharge(shop(), first.data.order.id)
	})
}

/** Paid, once: one attempt that took money, one history entry that says so, nothing owed back. */
async function expectOneCharge(shop: Shop, order: number): Promise<void> {
	const payments = await shop.db('payments').where({ order })
	expect(payments.filter(({ status }) => status === 'paid' || status === 'refunded')).toHaveLength(1)
	const history = await shop.db('order_history').where({ order }).orderBy('id')
	expect(history.map(({ order_status, payment_status }) => `${order_status} ${payment_status}`)).toEqual([
		'pending_payment pending',
		'confirmed paid',
	])
}
