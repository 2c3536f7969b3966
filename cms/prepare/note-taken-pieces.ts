import type { Knex } from 'knex'
import { isApplied, recordApplied } from './migrations-table.ts'

const STEP = 'pieces taken by older lines'
const VERSION = '1'

/**
 * Lines from before they remembered what they took off counted stock: those of orders that can still give pieces back
 * are taken to have taken what is counted now, which is what they would have given back then. All others have nothing
 * to give back.
 */
export async function noteTakenPieces(database: Knex): Promise<void> {
	if (await isApplied(database, STEP, VERSION)) return
	await database.transaction(async (transaction) => {
		const isCounted = transaction('branch_products as offer')
			.join('orders as owner', 'owner.branch', 'offer.branch')
			.where('owner.id', transaction.ref('order_lines.order'))
			.where('offer.product', transaction.ref('order_lines.product'))
			.whereNotNull('offer.stock')
			.select('offer.id')
		const living = transaction('orders')
			.whereIn('order_status', ['pending_payment', 'confirmed', 'accepted', 'preparing'])
			.select('id')
		await transaction('order_lines')
			.whereNull('taken')
			.whereIn('order', living)
			.whereExists(isCounted)
			.update({ taken: transaction.ref('quantity') })
		await recordApplied(transaction, STEP, VERSION)
	})
}
