import type { Row } from './catalogue-rows.ts'
import type { Database } from './orders.ts'

interface Count {
	labels: Record<string, string>
	value: number
}

/** Orders that changed since a moment, by status. */
export async function countRecentOrders(db: Database, since: number): Promise<Count[]> {
	const rows: Row[] = await db('orders')
		.where('date_updated', '>', new Date(since))
		.groupBy('order_status')
		.select('order_status')
		.count({ value: '*' })
	return rows.map((row) => ({ labels: { status: String(row.order_status) }, value: Number(row.value) }))
}

/** Attempts since a moment, by gateway and status. */
export async function countRecentPayments(db: Database, since: number): Promise<Count[]> {
	const rows: Row[] = await db('payments')
		.where('date_created', '>', new Date(since))
		.groupBy('provider', 'status')
		.select('provider', 'status')
		.count({ value: '*' })
	return rows.map((row) => ({
		labels: { gateway: String(row.provider), status: String(row.status) },
		value: Number(row.value),
	}))
}

/** What is owed and not done yet, and what nobody tries any more. */
export async function countOutbox(db: Database): Promise<Count[]> {
	const open = () => db('outbox').whereNull('sent_at')
	const counted = async (state: string, rows: PromiseLike<Row[]>): Promise<Count> => {
		const [row] = await rows
		return { labels: { state }, value: Number(row?.value ?? 0) }
	}
	return Promise.all([
		counted('waiting', open().whereNull('failed_at').count({ value: '*' })),
		counted('given_up', open().whereNotNull('failed_at').count({ value: '*' })),
	])
}
