import { expect, it } from 'vitest'
import { createRandom } from './random.ts'
import { SEED, times } from './round.ts'
import type { Shop } from './shops.ts'

/** Counts a product of the branch from here on, as staff do in the Studio; null counts it no more. */
async function count(shop: Shop, product: number, stock: number | null): Promise<void> {
	const row = await shop.db('branch_products').where({ branch: shop.branch.id, product }).first('id')
	const reply = await shop.studio('PATCH', `/items/branch_products/${row.id}`, { stock })
	expect(reply.status, JSON.stringify(reply.body)).toBe(200)
}

async function left(shop: Shop, product: number): Promise<number> {
	const row = await shop.db('branch_products').where({ branch: shop.branch.id, product }).first('stock')
	return Number(row.stock)
}

const order = (shop: Shop, product: number, quantity: number) =>
	shop.customer.place(shop.draft({ items: [{ id: product, quantity, note: '', requests: [], customizations: [] }] }))

/** Counted products under a rush: nobody is sold what is not there. */
export function testStock(shop: () => Shop): void {
	it('sells the last piece to one of 200 who order it at once', async () => {
		const product = shop().products[1]!.id
		await count(shop(), product, 1)
		const replies = await Promise.all(Array.from({ length: 200 }, () => order(shop(), product, 1)))
		const outcomes = replies.map(({ status, code }) => `${status} ${code ?? ''}`.trim()).sort()
		expect(outcomes).toEqual(['201', ...Array(199).fill('409 CART_CHANGED')])
		expect(await left(shop(), product)).toBe(0)
		const lines = await shop().db('order_lines').where({ product })
		expect(lines).toHaveLength(1)
		await count(shop(), product, null)
	})

	it('sells exactly what is there when orders of several pieces compete', async () => {
		const random = createRandom(SEED)
		const product = shop().products[2]!.id
		const [clients, stock] = [times({ short: 60, long: 200 }), times({ short: 25, long: 90 })]
		await count(shop(), product, stock)
		const replies = await Promise.all(
			Array.from({ length: clients }, () => order(shop(), product, random.integer(1, 3))),
		)
		expect(replies.filter(({ status }) => status !== 201 && status !== 409)).toEqual([])
		const [row] = await shop().db('order_lines').where({ product }).sum({ sold: 'quantity' })
		const remaining = await left(shop(), product)
		expect(Number(row!.sold) + remaining, `seed ${SEED}`).toBe(stock)
		// Whoever asked for one piece was only refused when none was left.
		expect(remaining).toBeLessThan(3)
		await count(shop(), product, null)
	})
}
