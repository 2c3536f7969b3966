import type { Row } from '../repositories/catalogue-rows.ts'
import { findOrderDefaults } from '../repositories/order-edits.ts'
import type { Database } from '../repositories/orders.ts'
import { mapSettings } from '../shop/catalogue/load-catalogue.ts'
import { createReference, createSlug } from '../shop/orders/reference.ts'

/**
 * What an order that is typed into the Studio, as for a customer on the telephone, needs and nobody can type. `db` is
 * the transaction in which Directus writes it: the shared catalogue might have to be read anew, and SQLite's one
 * connection would wait for itself.
 */
export async function completeNewOrder(db: Database, row: Row, now: number): Promise<Row> {
	const { settings, company } = await findOrderDefaults(db, row.branch)
	const { brandName, orderExpiryMinutes } = mapSettings(settings)
	return {
		reference: createReference(brandName),
		slug: createSlug(),
		order_status: 'pending_payment',
		payment_status: 'pending',
		pickup_type: 'now',
		...(company && { company: company.id, currency: company.currency }),
		expires_at: new Date(now + orderExpiryMinutes * 60_000).toISOString(),
		...row,
	}
}
