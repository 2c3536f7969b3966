import type { OfferedLine } from '@app/domain/orders/order-offer'
import type { Knex } from 'knex'
import type { Row } from './catalogue-rows.ts'
import { flagFrom, listFrom, numberFrom } from './columns.ts'
import type { Database, Order } from './orders.ts'

/** Pieces that an order has taken off counted stock, by product. */
export async function countTaken(db: Database, order: number): Promise<Map<number, number>> {
	const rows: Row[] = await db('order_lines')
		.where({ order })
		.where('taken', '>', 0)
		.whereNotNull('product')
		.select('product', 'taken')
	const pieces = new Map<number, number>()
	for (const row of rows) {
		const product = Number(row.product)
		pieces.set(product, (pieces.get(product) ?? 0) + Number(row.taken))
	}
	return pieces
}

/** The lines of an order give back what they have taken: nothing is theirs any more. The caller holds the order. */
export async function forgetTaken(transaction: Knex.Transaction, order: number): Promise<void> {
	await transaction('order_lines').where({ order }).where('taken', '>', 0).update({ taken: 0 })
}

/** The lines of some products of an order have taken all of their pieces. The caller holds the order. */
export async function markTaken(
	transaction: Knex.Transaction,
	order: number,
	products: Iterable<number>,
): Promise<void> {
	await transaction('order_lines')
		.where({ order })
		.whereIn('product', [...products])
		.update({ taken: transaction.ref('quantity') })
}

/**
 * Staff have stopped counting some products at their branches: what living orders have taken of them belongs to no
 * later count.
 */
export async function forgetCounts(db: Database, rows: readonly (number | string)[]): Promise<void> {
	const uncounted: Row[] = await db('branch_products')
		.whereIn('id', rows)
		.whereNull('stock')
		.select('branch', 'product')
	for (const { branch, product } of uncounted) {
		const orders = db('orders').where({ branch }).whereIn('order_status', LIVING).select('id')
		await db('order_lines').where({ product }).where('taken', '>', 0).whereIn('order', orders).update({ taken: 0 })
	}
}

/** Orders that can still give their pieces back. */
const LIVING = ['pending_payment', 'confirmed', 'accepted', 'preparing']

/** The lines of an order beside what its branch offers at this moment, and which of the chosen values can be had. */
export async function readOffer(
	db: Database,
	{ id, branch }: Pick<Order, 'id' | 'branch'>,
): Promise<{ lines: OfferedLine[]; availableChoices: Set<number> }> {
	const rows: Row[] = await db('order_lines as line')
		.leftJoin('products as product', 'product.id', 'line.product')
		.leftJoin('branch_products as offer', (join) =>
			join.on('offer.product', 'line.product').andOn('offer.branch', db.raw('?', [branch])),
		)
		.where('line.order', id)
		.select(
			...['line.product', 'line.quantity', 'line.taken', 'line.customizations'],
			...['product.status', 'offer.id as offer', 'offer.sold_out', 'offer.stock'],
		)
	const lines = rows.map(mapOfferedLine)
	return { lines, availableChoices: await findAvailable(db, new Set(lines.flatMap(({ choices }) => choices))) }
}

function mapOfferedLine(row: Row): OfferedLine {
	const choices = listFrom<{ template_attribute_value_id: number }>(row.customizations)
	return {
		product: numberFrom(row.product),
		quantity: Number(row.quantity),
		taken: Number(row.taken ?? 0),
		choices: choices.map((choice) => choice.template_attribute_value_id),
		isOnSale: row.status === 'published' && row.offer !== null && !flagFrom(row.sold_out),
		stock: numberFrom(row.stock),
	}
}

async function findAvailable(db: Database, choices: ReadonlySet<number>): Promise<Set<number>> {
	if (choices.size === 0) return new Set()
	const ids: (number | string)[] = await db('product_option_values as choice')
		.join('attribute_values as value', 'value.id', 'choice.value')
		.whereIn('choice.id', [...choices])
		.where({ 'choice.available': true, 'value.available': true })
		.pluck('choice.id')
	return new Set(ids.map(Number))
}
