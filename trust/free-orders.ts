import { expect, it } from 'vitest'
import { createCoupon, openAccounts, placeWithCoupon } from './coupon-holders.ts'
import { findViolations } from './invariants.ts'
import type { Shop } from './shops.ts'

/** What staff stop an order by: where it is stored, what is then told, and how it goes on. */
interface Stop {
	name: string
	table: 'branches' | 'branch_products'
	stop: object
	resume: object
	problem: string
}

const stopsOf = ({ now }: Shop): Stop[] => [
	...[
		{ stop: { can_order_online: false }, resume: { can_order_online: true } },
		{ stop: { kitchen_status: 'dine_in_only' }, resume: { kitchen_status: 'open' } },
		{
			stop: { closed_early: true, closed_early_at: new Date(now()) },
			resume: { closed_early: false, closed_early_at: null },
		},
	].map((pressed) => ({
		...pressed,
		name: Object.keys(pressed.stop)[0]!,
		table: 'branches' as const,
		problem: 'BRANCH_UNAVAILABLE',
	})),
	{
		name: 'sold_out',
		table: 'branch_products',
		stop: { sold_out: true },
		resume: { sold_out: false },
		problem: 'OUT_OF_STOCK',
	},
]

/**
 * An order that costs nothing is confirmed by being placed: no payment looks at the kitchen once more. The switch is
 * written past the CMS, so that nothing tells the shop: every order comes before it has heard.
 */
export function testFreeOrders(shop: () => Shop): void {
	it('confirms no order that costs nothing once staff have stopped the kitchen or the product, heard of or not', async () => {
		const { branch, products, db, customer } = shop()
		const [token] = await openAccounts(shop(), 1)
		const { id: coupon, code } = await createCoupon(shop(), { value: 100 })
		const place = () => placeWithCoupon(shop(), code, token!)
		const rowOf = (table: Stop['table']) =>
			db(table).where(table === 'branches' ? { id: branch.id } : { branch: branch.id, product: products[0]!.id })
		let uses = 0
		for (const { name, table, stop, resume, problem } of stopsOf(shop())) {
			const taken = await place()
			expect([taken.status, taken.data.order.order_status], name).toEqual([201, 'confirmed'])
			uses++
			await rowOf(table).update(stop)
			try {
				const refused = await place()
				expect([refused.status, refused.code], name).toEqual([409, 'CART_CHANGED'])
				expect(refused.body.errors[0].extensions.quote.problems, name).toMatchObject([{ code: problem }])
				// It has taken nothing along.
				expect(Number((await db('coupons').where({ id: coupon }).first('uses')).uses), name).toBe(uses)
			} finally {
				await rowOf(table).update(resume)
				// Told of it by the Studio, the shop looks again.
				const [row] = await rowOf(table).select('id')
				await shop().studio('PATCH', `/items/${table}/${row.id}`, resume)
			}
			expect(await findViolations(db, taken.data.order.id), name).toEqual([])
			await customer.cancel(taken.data.order)
			uses--
		}
	})
}
