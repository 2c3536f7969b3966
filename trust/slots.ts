import { expect, it } from 'vitest'
import { times } from './round.ts'
import type { Shop } from './shops.ts'

const CAPACITY = 5

interface Slots {
	slots: { start: string; available: boolean }[]
}

async function limit(shop: Shop, capacity: number | null): Promise<void> {
	const reply = await shop.studio('PATCH', `/items/branches/${shop.branch.id}`, { slot_capacity: capacity })
	expect(reply.status, JSON.stringify(reply.body)).toBe(200)
}

/** Tomorrow, where the branch is: whatever the hour, its slots are all ahead. */
async function findSlot({ customer, branch, now }: Shop): Promise<string> {
	const date = new Intl.DateTimeFormat('en-CA', { timeZone: branch.timezone }).format(now() + 86_400_000)
	const { data } = await customer.send<Slots>('GET', `/capi/shop/slots?branchId=${branch.id}&date=${date}`)
	return data.slots.filter(({ available }) => available).at(-1)!.start
}

/** Pickup times with few places, and everybody wants the same. */
export function testSlots(shop: () => Shop): void {
	it('gives the places of a pickup time to as many as there are, and each that comes back to one more', async () => {
		const { customer } = shop()
		await limit(shop(), CAPACITY)
		const pickup_time = await findSlot(shop())
		const crowd = async (size: number) => {
			const draft = shop().draft({ pickup_type: 'later', pickup_time })
			const replies = await Promise.all(Array.from({ length: size }, () => customer.place(draft)))
			expect(replies.filter(({ status, code }) => status !== 201 && code !== 'CART_CHANGED')).toEqual([])
			return replies.filter(({ status }) => status === 201).map(({ data }) => data.order)
		}
		const first = await crowd(times({ short: 40, long: 200 }))
		expect(first).toHaveLength(CAPACITY)
		// One is cancelled, one runs out: two places are free again, not more.
		await customer.cancel(first[0]!)
		await shop()
			.db('orders')
			.where({ id: first[1]!.id })
			.update({ expires_at: new Date(0) })
		await customer.askStatus(first[1]!)
		expect(await crowd(times({ short: 15, long: 60 }))).toHaveLength(2)
		await limit(shop(), null)
	})
}
