import type { Row } from './catalogue-rows.ts'
import type { Database } from './orders.ts'

/** Orders as they are stored, for comparison with an edit of their columns. */
export async function listOrderRows(db: Database, ids: readonly (number | string)[]): Promise<Row[]> {
	return db('orders').whereIn('id', ids)
}

/** What an order of a branch takes over from the chain: the settings, and the company with its currency. */
export async function findOrderDefaults(
	db: Database,
	branch: unknown,
): Promise<{ settings: Row | undefined; company: Row | undefined }> {
	const settings: Row | undefined = await db('settings').first()
	const company: Row | undefined = await db('branches')
		.join('companies', 'companies.id', 'branches.company')
		.where({ 'branches.id': branch ?? null })
		.first('companies.id', 'companies.currency')
	return { settings, company }
}
