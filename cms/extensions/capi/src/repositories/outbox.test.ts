import knex, { type Knex } from 'knex'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { COMPOUND_INDEXES } from '../../../../schema/indexes.ts'
import { claimTasks } from './outbox.ts'

const NOW = 1_800_000_000_000
let database: Knex

/** A table with the columns and the indexes of the real one. */
beforeEach(async () => {
	database = knex({ client: 'sqlite3', connection: ':memory:', useNullAsDefault: true })
	await database.schema.createTable('outbox', (table) => {
		table.increments('id')
		for (const name of ['topic', 'payload', 'fact']) table.string(name)
		for (const name of ['available_at', 'sent_at', 'failed_at']) table.dateTime(name)
		table.integer('attempts')
	})
	for (const { name, table, columns, where } of COMPOUND_INDEXES.filter(({ table }) => table === 'outbox')) {
		await database.raw(`create index ${name} on ${table} (${columns.join(', ')}) where ${where}`)
	}
})
afterEach(() => database.destroy())

const task = (id: number, rest: Record<string, unknown> = {}) => ({
	id,
	topic: 'message.mail',
	payload: '{}',
	attempts: 0,
	available_at: NOW - 1000,
	...rest,
})
const claim = (limit = 20) => claimTasks(database, ['message.mail'], NOW, limit)

it('takes what is due, of its topic alone, neither done nor given up, and takes it once', async () => {
	await database('outbox').insert([
		task(1, { sent_at: NOW - 500 }),
		task(2, { failed_at: NOW - 500 }),
		task(3, { topic: 'message.push' }),
		task(4, { available_at: NOW + 1 }),
		task(5, { available_at: NOW }),
		task(6),
	])
	expect((await claim()).map(({ id }) => id)).toEqual([5, 6])
	expect(await claim()).toEqual([])
})

it('takes those first that are due longest, whatever came in before them', async () => {
	await database('outbox').insert([task(1, { available_at: NOW - 10 }), task(2, { available_at: NOW - 20 }), task(3)])
	expect((await claim(2)).map(({ id }) => id)).toEqual([2, 3])
	expect((await claim(2)).map(({ id }) => id)).toEqual([1])
})

it('reads no more than it takes, however many wait', async () => {
	const statements: { sql: string; bindings: readonly Knex.Value[] }[] = []
	database.on('query', ({ sql, bindings }) => statements.push({ sql, bindings }))
	await claim()
	const plan: { detail: string }[] = await database.raw(
		`explain query plan ${statements[0]!.sql}`,
		statements[0]!.bindings,
	)
	const steps = plan.map(({ detail }) => detail).join('\n')
	expect(steps).toContain('outbox_open_topic_available (topic=? AND available_at<?)')
	expect(steps).not.toMatch(/TEMP B-TREE|SCAN/)
})
