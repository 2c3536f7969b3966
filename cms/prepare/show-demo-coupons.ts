import type { Knex } from 'knex'
import { COUPONS, LATER_COUPONS } from '../seed/coupons.ts'
import { isApplied, recordApplied } from './migrations-table.ts'

const STEP = 'demo coupons shown to everybody'
const VERSION = '1'

/**
 * Accounts saw every active coupon before coupons said who they are shown to. The demo's own stay shown; of a shop's
 * own nobody knows which were meant for everybody.
 */
export async function showDemoCoupons(database: Knex): Promise<void> {
	if (await isApplied(database, STEP, VERSION)) return
	const codes = [...COUPONS, ...LATER_COUPONS].map(({ code }) => code)
	await database.transaction(async (transaction) => {
		await transaction('coupons').whereIn('code', codes).update({ public: true })
		await recordApplied(transaction, STEP, VERSION)
	})
}
