import type { OrderStatus, PaymentStatus } from '@app/contract/orders'
import { fromMinor } from '@app/domain/pricing/money'
import type { PricedLine } from '@app/domain/pricing/pricing'
import type { Knex } from 'knex'
import type { Row } from './catalogue-rows.ts'
import { instantFrom, listFrom, minorFrom, numberFrom } from './columns.ts'
import type { Database } from './orders.ts'

/** A line as it was ordered: names and prices of that moment, whatever the menu says now. */
export interface OrderLine {
	order: number
	/** Null when the product has since been deleted. */
	product: number | null
	name: string
	quantity: number
	unitMinor: number
	totalMinor: number
	/** Its share of the order's discount, and the tax inside what is left. */
	discountMinor: number
	taxMinor: number
	/** Percent; null for lines from before it was kept. */
	taxRate: number | null
	note: string
	requests: string[]
	customizations: StoredChoice[]
}

interface StoredChoice {
	attribute_id: number
	value_id: number
	template_attribute_value_id: number
	name: string
	/** Decimal, as on the wire. */
	price_extra: number
}

export type Actor = 'customer' | 'staff' | 'system' | 'payment'

export interface HistoryEntry {
	order: number
	orderStatus: OrderStatus
	paymentStatus: PaymentStatus
	at: number
}

export async function insertLines(
	transaction: Knex.Transaction,
	order: number,
	lines: readonly PricedLine[],
	{
		currency,
		counted,
	}: { currency: string /** Products whose pieces the lines take. */; counted: ReadonlySet<number> },
): Promise<void> {
	const decimal = (minor: number) => fromMinor(minor, currency)
	const rows = lines.map((line, index) => ({
		order,
		product: line.id,
		name: line.name,
		quantity: line.quantity,
		taken: counted.has(line.id) ? line.quantity : 0,
		unit_price: decimal(line.unitMinor),
		total: decimal(line.totalMinor),
		discount: decimal(line.discountMinor),
		tax: decimal(line.taxMinor),
		tax_rate: line.taxRate,
		note: line.note,
		requests: JSON.stringify(line.requests),
		customizations: JSON.stringify(
			line.customizations.map(
				({ extraMinor, ...choice }): StoredChoice => ({ ...choice, price_extra: decimal(extraMinor) }),
			),
		),
		sort: index + 1,
	}))
	await transaction('order_lines').insert(rows)
}

/** Lines of some orders, each in the currency of its order. */
export async function listLines(
	db: Database,
	orders: readonly { id: number; currency: string }[],
): Promise<OrderLine[]> {
	const currencies = new Map(orders.map(({ id, currency }) => [id, currency]))
	const rows: Row[] = await db('order_lines')
		.whereIn('order', [...currencies.keys()])
		.orderBy(['sort', 'id'])
	return rows.map((row) => mapLine(row, currencies.get(Number(row.order)) ?? ''))
}

function mapLine(row: Row, currency: string): OrderLine {
	return {
		order: Number(row.order),
		product: row.product === null ? null : Number(row.product),
		name: String(row.name),
		quantity: Number(row.quantity),
		unitMinor: minorFrom(row.unit_price, currency),
		totalMinor: minorFrom(row.total, currency),
		discountMinor: minorFrom(row.discount, currency),
		taxMinor: minorFrom(row.tax, currency),
		taxRate: numberFrom(row.tax_rate),
		note: String(row.note ?? ''),
		requests: listFrom<string>(row.requests),
		customizations: listFrom<StoredChoice>(row.customizations),
	}
}

export async function insertHistory(
	transaction: Knex.Transaction,
	entries: readonly (HistoryEntry & { actor: Actor })[],
): Promise<void> {
	const rows = entries.map(({ order, orderStatus, paymentStatus, at, actor }) => ({
		order,
		order_status: orderStatus,
		payment_status: paymentStatus,
		at: new Date(at),
		actor,
	}))
	await transaction('order_history').insert(rows)
}

/** Oldest first. */
export async function listHistory(db: Database, orders: readonly number[]): Promise<HistoryEntry[]> {
	const rows: Row[] = await db('order_history').whereIn('order', orders).orderBy('id')
	return rows.map(mapHistory)
}

export async function findLastHistory(db: Database, order: number): Promise<HistoryEntry | null> {
	const row: Row | undefined = await db('order_history').where({ order }).orderBy('id', 'desc').first()
	return row ? mapHistory(row) : null
}

function mapHistory(row: Row): HistoryEntry {
	return {
		order: Number(row.order),
		orderStatus: row.order_status as OrderStatus,
		paymentStatus: row.payment_status as PaymentStatus,
		at: instantFrom(row.at) ?? 0,
	}
}
