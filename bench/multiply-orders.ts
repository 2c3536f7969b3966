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

/**
 * Multiplies the orders of a shop that is not running until there are `wanted`, with all that belongs to them: each
 * copy is what really ordered rows look like, collected long ago and some time earlier than the copy before. In one
 * transaction, in which indexes are made anew behind the rows: kept up row by row, they would take most of the time.
 */
export async function multiplyOrders(system: System, wanted: number): Promise<void> {
	const db = system.openDatabase()
	try {
		// A connection has these settings for itself; SQLite's file stays in WAL mode.
		if (isSqlite(db)) await db.raw('pragma synchronous = off')
		if (isSqlite(db)) await db.raw('pragma cache_size = -400000')
		await db.transaction((transaction) => multiplyAll(transaction, wanted))
		// What the database does by itself in quiet hours.
		await db.raw(isSqlite(db) ? 'pragma wal_checkpoint(truncate)' : 'vacuum analyze')
	} finally {
		await db.destroy()
	}
}

async function multiplyAll(db: Knex.Transaction, wanted: number): Promise<void> {
	if (!isSqlite(db)) {
		// Copies keep their references: nobody has to look each of them up.
		await db.raw("set local session_replication_role = 'replica'")
		await db.raw("set local maintenance_work_mem = '256MB'")
	}
	await db('orders').update({ order_status: 'completed' })
	await db('order_history').where({ order_status: 'confirmed' }).update({ order_status: 'completed' })
	const [{ all = 0 } = {}] = await db('orders').count({ all: '*' })
	const copies = Math.ceil(wanted / Number(all)) - 1
	const lastOrder = await lastId(db, 'orders')
	for (const [table, unique] of Object.entries(TABLES)) {
		const indexes = await listIndexes(db, table)
		for (const { name } of indexes) await db.raw('drop index ??', [name])
		await multiplyTable(db, { table, unique, copies, lastOrder })
		for (const { sql } of indexes) await db.raw(sql)
	}
}

/** Those that can be made anew: a primary key's or a constraint's belongs to its table. */
async function listIndexes(db: Knex, table: string): Promise<{ name: string; sql: string }[]> {
	if (isSqlite(db)) {
		return db('sqlite_master').where({ type: 'index', tbl_name: table }).whereNotNull('sql').select('name', 'sql')
	}
	return db('pg_indexes')
		.where({ tablename: table, schemaname: 'public' })
		.whereNotIn('indexname', db('pg_constraint').select(db.raw('conname::text')))
		.select({ name: 'indexname', sql: 'indexdef' })
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
	await db.raw(`
		insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')})
		select ${values.join(', ')} from (${series(db, copies)}) as s, "${table}" as t where t.id <= ${last}`)
	if (isSqlite(db)) return
	await db.raw(`select setval(pg_get_serial_sequence('"${table}"', 'id'), (select max(id) from "${table}"))`)
}

async function lastId(db: Knex, table: string): Promise<number> {
	const [row] = await db(table).max({ id: 'id' })
	return Number(row!.id ?? 0)
}

function series(db: Knex, to: number): string {
	if (!isSqlite(db)) return `select copy from generate_series(1, ${to}) as copy`
	return `with recursive counter(copy) as (select 1 union all select copy + 1 from counter where copy < ${to}) select copy from counter`
}

function earlier(db: Knex, column: string, stepMs: number): string {
	const step = Math.round(stepMs)
	return isSqlite(db) ? `${column} - s.copy * ${step}` : `${column} - s.copy * interval '${step} milliseconds'`
}
