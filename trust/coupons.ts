import type { CreatedOrder } from '@app/contract/orders'
import { expect, it } from 'vitest'
import { createCoupon, openAccounts, placeWithCoupon } from './coupon-holders.ts'
import { findViolations } from './invariants.ts'
import { createRandom } from './random.ts'
import { SEED, times } from './round.ts'
import type { Shop } from './shops.ts'

const ACCOUNTS = 8

/**
 * Everybody orders with a coupon in the same moment, each from a cart of their own; gives the orders of those who got
 * it.
 */
async function rush(shop: Shop, code: string, tokens: readonly string[]): Promise<CreatedOrder[]> {
	const replies = await Promise.all(tokens.map((token) => placeWithCoupon(shop, code, token)))
	const lost = replies.filter(({ status }) => status !== 201)
	// Whoever did not get it is told why, and sees the price without it before anything is charged.
	const answers = lost.map(({ code, body }) => [code, body.errors[0].extensions.quote.problems[0].code].join())
	expect(new Set(answers)).toEqual(new Set(['CART_CHANGED,COUPON_USED_UP']))
	return replies.filter(({ status }) => status === 201).map(({ data }) => data.order)
}

async function pay({ customer }: Shop, order: CreatedOrder): Promise<void> {
	const { payment_ref } = (await customer.openSession(order)).data
	expect((await customer.confirm(payment_ref)).data.status).toBe('paid')
}

async function runOut({ db, customer }: Shop, order: CreatedOrder): Promise<void> {
	await db('orders')
		.where({ id: order.id })
		.update({ expires_at: new Date(0) })
	await customer.askStatus(order)
}

const usesOf = async ({ db }: Shop, id: number) => Number((await db('coupons').where({ id }).first('uses')).uses)

/** Coupons with few uses, and everybody has the code. */
export function testCoupons(shop: () => Shop): void {
	it('gives a coupon as often as it has uses to a crowd that orders with it at once, and a use that comes back once more', async () => {
		const random = createRandom(SEED)
		const accounts = await openAccounts(shop(), ACCOUNTS)
		const crowd = Array.from({ length: times({ short: 40, long: 200 }) }, () => random.pick(accounts))
		for (const uses of [1, 5]) {
			const { id, code } = await createCoupon(shop(), { max_uses: uses })
			const [first, ...others] = await rush(shop(), code, crowd)
			expect(others, `seed ${SEED}`).toHaveLength(uses - 1)
			// While some of them pay, the next crowd is there already.
			const [late] = await Promise.all([rush(shop(), code, crowd), ...others.map((order) => pay(shop(), order))])
			expect(late, `seed ${SEED}`).toEqual([])
			expect(await usesOf(shop(), id)).toBe(uses - 1)

			await runOut(shop(), first!)
			const [next, ...more] = await rush(shop(), code, crowd)
			expect(more, `seed ${SEED}`).toEqual([])
			await pay(shop(), next!)
			expect(await usesOf(shop(), id)).toBe(uses)
			expect(await rush(shop(), code, crowd)).toEqual([])

			// One of those who have paid does not want it: their money and the use come back, one time.
			await shop().customer.cancel(next!)
			await expect.poll(() => usesOf(shop(), id), { timeout: 30_000 }).toBe(uses - 1)
			const again = await rush(shop(), code, crowd)
			expect(again, `seed ${SEED}`).toHaveLength(1)
			await pay(shop(), again[0]!)
			expect(await usesOf(shop(), id)).toBe(uses)
			expect(await findViolations(shop().db, again[0]!.id)).toEqual([])
		}
	})

	it('gives a coupon once to each customer, from however many carts they order at once', async () => {
		const accounts = await openAccounts(shop(), ACCOUNTS)
		const { id, code } = await createCoupon(shop(), { per_customer: 1 })
		const carts = Array.from({ length: times({ short: 40, long: 200 }) }, (_, index) => accounts[index % ACCOUNTS]!)
		const orders = await rush(shop(), code, carts)
		const users = await shop()
			.db('orders')
			.whereIn(
				'id',
				orders.map((order) => order.id),
			)
			.pluck('user')
		expect(new Set(users).size).toBe(ACCOUNTS)
		expect(users).toHaveLength(ACCOUNTS)
		const [late] = await Promise.all([rush(shop(), code, carts), ...orders.map((order) => pay(shop(), order))])
		expect(late).toEqual([])
		expect(await usesOf(shop(), id)).toBe(ACCOUNTS)
	})
}
