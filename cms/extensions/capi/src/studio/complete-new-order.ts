import type { Row } from '../repositories/catalogue-rows.ts'
import type { Runtime } from '../runtime.ts'
import { createReference, createSlug } from '../shop/orders/reference.ts'

/** What an order that is typed into the Studio, as for a customer on the telephone, needs and nobody can type. */
export async function completeNewOrder({ catalogue, clock }: Runtime, row: Row): Promise<Row> {
	const { settings, branches } = await catalogue.read()
	const company = branches.get(Number(row.branch))?.company
	return {
		reference: createReference(settings.brandName),
		slug: createSlug(),
		order_status: 'pending_payment',
		payment_status: 'pending',
		pickup_type: 'now',
		...(company && { company: company.id, currency: company.currency }),
		expires_at: new Date(clock.now() + settings.orderExpiryMinutes * 60_000).toISOString(),
		...row,
	}
}
