import type { Knex } from 'knex'
import type { Row } from './catalogue-rows.ts'

/** What is left of a counted product after a change. */
export interface StockLevel {
	/** Id of the branch_products row. */
	row: number
	branch: number
	product: number
	left: number
}

/**
 * Takes pieces off counted products of a branch. Null when one of them has too few left: the caller rolls back. The
 * condition is in the statement itself, so that two orders for the last burger cannot both get it.
 */
export async function takeStock(
	transaction: Knex.Transaction,
	branch: number,
	pieces: ReadonlyMap<number, number>,
): Promise<StockLevel[] | null> {
	const levels: StockLevel[] = []
	for (const [product, quantity] of inOrder(pieces)) {
		const rows: Row[] = await transaction('branch_products')
			.where({ branch, product, sold_out: false })
			.where('stock', '>=', quantity)
			.decrement('stock', quantity)
			.returning(['id', 'stock'])
		const [level] = rows.map((row) => mapLevel(row, branch, product))
		if (!level) return null
		levels.push(level)
	}
	return levels
}

/** Puts pieces back. Products that are no longer counted stay so. */
export async function returnStock(
	transaction: Knex.Transaction,
	branch: number,
	pieces: ReadonlyMap<number, number>,
): Promise<StockLevel[]> {
	const levels: StockLevel[] = []
	for (const [product, quantity] of inOrder(pieces)) {
		const rows: Row[] = await transaction('branch_products')
			.where({ branch, product })
			.whereNotNull('stock')
			.increment('stock', quantity)
			.returning(['id', 'stock'])
		levels.push(...rows.map((row) => mapLevel(row, branch, product)))
	}
	return levels
}

/** Holds the counted of some products at some branches until the transaction ends. */
export async function holdStock(
	transaction: Knex.Transaction,
	branches: readonly number[],
	products: readonly number[],
): Promise<void> {
	await transaction('branch_products')
		.whereIn('branch', [...new Set(branches)])
		.whereIn('product', [...new Set(products)])
		.whereNotNull('stock')
		.orderBy(['branch', 'product'])
		.forUpdate()
		.select('id')
}

/** One order of rows for every transaction, so that two of them never wait for each other's. */
function inOrder(pieces: ReadonlyMap<number, number>): [product: number, quantity: number][] {
	return [...pieces].sort(([a], [b]) => a - b)
}

function mapLevel(row: Row, branch: number, product: number): StockLevel {
	return { row: Number(row.id), branch, product, left: Number(row.stock) }
}
