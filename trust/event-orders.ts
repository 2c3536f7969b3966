import { expect, it } from 'vitest'
import { createEvent, deliver } from './events.ts'
import type { Shop } from './shops.ts'

function permutations<T>(list: readonly T[]): T[][] {
	if (list.length <= 1) return [[...list]]
	return list.flatMap((first, index) =>
		permutations([...list.slice(0, index), ...list.slice(index + 1)]).map((rest) => [first, ...rest]),
	)
}

async function openAttempts(shop: Shop, count: number) {
	const { order } = (await shop.customer.place(shop.draft())).data
	const refs: string[] = []
	for (let attempt = 0; attempt < count; attempt++) {
		refs.push((await shop.customer.openSession(order)).data.payment_ref)
	}
	return { order, refs }
}

/**
 * What is left behind once all is settled: how the order stands, how often it was confirmed, and what became of the
 * money.
 */
async function outcomeOf(shop: Shop, order: number) {
	const stored = await shop.db('orders').where({ id: order }).first()
	const history = await shop.db('order_history').where({ order })
	const payments = await shop.db('payments').where({ order })
	return {
		status: `${stored.order_status} ${stored.payment_status}`,
		confirmed: history.filter(({ order_status }) => order_status === 'confirmed').length,
		kept: payments.filter(({ status }) => status === 'paid').length,
		givenBack: payments.filter(({ status }) => status === 'refunded').length,
	}
}

const ATTEMPT_EVENTS = ['action_required', 'failed', 'paid', 'paid'] as const

/** A provider's events come in any order, several at once and more than once. */
export function testEventOrders(shop: () => Shop): void {
	it('ends alike for each of the 24 orders of four events of an attempt', async () => {
		for (const order of permutations([0, 1, 2, 3])) {
			const attempt = await openAttempts(shop(), 1)
			const events = ATTEMPT_EVENTS.map((kind) => createEvent(attempt.refs[0]!, kind))
			for (const index of order) expect((await deliver(shop(), events[index]!)).status).toBe(200)
			// Replays, the browser's own question in between.
			for (const index of order) await deliver(shop(), events[index]!)
			expect(await outcomeOf(shop(), attempt.order.id), String(order)).toEqual({
				status: 'confirmed paid',
				confirmed: 1,
				kept: 1,
				givenBack: 0,
			})
		}
	})

	it('keeps the money of one attempt whatever the order of the events of two, and gives the other back', async () => {
		for (const order of permutations([0, 1, 2, 3])) {
			const { order: placed, refs } = await openAttempts(shop(), 2)
			const [first = '', second = ''] = refs
			const events = [
				createEvent(first, 'failed'),
				createEvent(first, 'paid'),
				createEvent(second, 'action_required'),
				createEvent(second, 'paid'),
			]
			for (const index of order) expect((await deliver(shop(), events[index]!)).status).toBe(200)
			await expect
				.poll(() => outcomeOf(shop(), placed.id), { message: String(order), timeout: 30_000 })
				.toEqual({ status: 'confirmed paid', confirmed: 1, kept: 1, givenBack: 1 })
		}
	})

	it('ends alike when all of them arrive in the same moment, each of them three times', async () => {
		for (let round = 0; round < 8; round++) {
			const { order, refs } = await openAttempts(shop(), 1)
			const events = ATTEMPT_EVENTS.map((kind) => createEvent(refs[0]!, kind))
			const replies = await Promise.all([...events, ...events, ...events].map((event) => deliver(shop(), event)))
			expect(replies.filter(({ status }) => status !== 200)).toEqual([])
			expect(await outcomeOf(shop(), order.id)).toEqual({
				status: 'confirmed paid',
				confirmed: 1,
				kept: 1,
				givenBack: 0,
			})
		}
	})
}
