import { expect, it } from 'vitest'
import type { Shop } from './shops.ts'

/**
 * Order, coupon, branch, stock: whatever places or ends orders holds its rows in this order, so that two never wait
 * for each other. PostgreSQL counts those that did, in all the rounds before.
 */
export function testLockOrder(shop: () => Shop): void {
	it('in all of that, nobody has waited for somebody who waited for them', async () => {
		const { rows } = await shop().db.raw('select deadlocks from pg_stat_database where datname = current_database()')
		expect(Number(rows[0].deadlocks)).toBe(0)
	})
}
