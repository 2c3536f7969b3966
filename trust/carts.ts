import { expect, it } from 'vitest'
import { tamperCart } from './cart-lies.ts'
import { createRandom } from './random.ts'
import { SEED, times } from './round.ts'
import type { Shop } from './shops.ts'

const AT_ONCE = 8

/** Carts that lie about prices, taxes, choices, companies and counts. */
export function testCarts(shop: () => Shop): void {
	it('charges what its own menu says, or nothing, whatever a cart claims', async () => {
		const random = createRandom(SEED)
		const outcomes = { charged: 0, refused: 0 }
		for (let done = 0; done < times({ short: 240, long: 5_000 }); done += AT_ONCE) {
			const carts = Array.from({ length: AT_ONCE }, () => tamperCart(shop(), random))
			await Promise.all(
				carts.map(async ({ draft, owed, lies }) => {
					const reply = await shop().customer.place(draft)
					const why = `seed ${SEED}: ${lies.join(', ')}: ${JSON.stringify(draft)} → ${JSON.stringify(reply.body).slice(0, 500)}`
					if (owed === null) {
						expect([400, 409], why).toContain(reply.status)
						outcomes.refused++
						return
					}
					expect(reply.status, why).toBe(201)
					const { order } = reply.data
					expect(Math.round(order.amount * 100), why).toBe(owed)
					expect(`${order.order_status} ${order.payment_status}`, why).toBe('pending_payment pending')
					const stored = await shop().db('orders').where({ id: order.id }).first()
					expect(Math.round(Number(stored.total) * 100), why).toBe(owed)
					outcomes.charged++
				}),
			)
		}
		// Both kinds were really among them.
		expect(Math.min(outcomes.charged, outcomes.refused)).toBeGreaterThan(20)
	})
}
