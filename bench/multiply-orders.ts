import type { Knex } from 'knex'
import type { System } from '../scripts/system.ts'

/** Tables of an order, and their columns that must be unique in each copy. */
const TABLES: Record<string, string[]> = {
	orders: ['reference', 'slug', 'idempotency_key', 'email'],
	order_lines: [],
	order_history: [],
	payments: ['payment_ref'],
	payment_events: ['event_id'],
	outbox: ['fact'],
}

/** All the copies together reach this far into the past. */
const PAST_MS = 2 * 365 * 86_400_000
/** Copies that one statement makes. */
const CHUNK = 40

/**
 * Multiplies the orders of a shop that is not running until there are `wanted`, with all that belongs to them: each copy is what really
 * ordered rows look like, collected long ago and some time earlier than the copy before.
 */
export async function multiplyOrders(system: System, wanted: number): Promise<void> {
	const db = system.openDatabase()
	try {
		if (isSqlite(db)) await db.raw('pragma synchronous = off')
		await db('orders').update({ order_status: 'completed' })
		await db('order_history').where({ order_status: 'confirmed' }).update({ order_status: 'completed' })
		const [{ all = 0 } = {}] = await db('orders').count({ all: '*' })
		const copies = Math.ceil(wanted / Number(all)) - 1
		const lastOrder = await lastId(db, 'orders')
		for (const [table, unique] of Object.entries(TABLES)) await multiplyTable(db, { table, unique, copies, lastOrder })
		// What the database does by itself in quiet hours.
		await db.raw(isSqlite(db) ? 'pragma wal_checkpoint(truncate)' : 'vacuum analyze')
	} finally {
		await db.destroy()
	}
}

const isSqlite = (db: Knex) => db.client.config.client === 'sqlite3'

interface Multiplication {
	table: string
	unique: string[]
	copies: number
	/** Highest of the orders that are copied. */
	lastOrder: number
}

async function multiplyTable(db: Knex, { table, unique, copies, lastOrder }: Multiplication): Promise<void> {
	const columns = await db(table).columnInfo()
	const last = await lastId(db, table)
	const value = (column: string, type: string): string => {
		if (column === 'id') return `t.id + s.copy * ${last}`
		if (column === 'order') return `t."order" + s.copy * ${lastOrder}`
		if (unique.includes(column)) return `t."${column}" || '-' || s.copy`
		if (/time|date/.test(type)) return earlier(db, `t."${column}"`, PAST_MS / copies)
		return `t."${column}"`
	}
	const names = Object.keys(columns)
	const values = names.map((column) => value(column, columns[column]!.type))
	for (let first = 1; first <= copies; first += CHUNK) {
		await db.raw(`
			insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')})
			select ${values.join(', ')} from "${table}" as t, (${series(db, first, Math.min(first + CHUNK - 1, copies))}) as s
			where t.id <= ${last}`)
	}
	if (isSqlite(db)) return
	await db.raw(`select setval(pg_get_serial_sequence('"${table}"', 'id'), (select max(id) from "${table}"))`)
}

async function lastId(db: Knex, table: string): Promise<number> {
	const [row] = await db(table).max({ id: 'id' })
	return Number(row!.id ?? 0)
}

function series(db: Knex, from: number, to: number): string {
	if (!isSqlite(db)) return `select copy from generate_series(${from}, ${to}) as copy`
	return `with recursive counter(copy) as (select ${from} union all select copy + 1 from counter where copy < ${to}) select copy from counter`
}

function earlier(db: Knex, column: string, stepMs: number): string {
	const step = Math.round(stepMs)
	return isSqlite(db) ? `${column} - s.copy * ${step}` : `${column} - s.copy * interval '${step} milliseconds'`
}
