import knex, { type Knex } from 'knex'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ensureMigrationTable } from './migrations-table.ts'
import { noteTakenPieces } from './note-taken-pieces.ts'

const [COUNTED, UNCOUNTED] = [1, 2]
let database: Knex

beforeEach(async () => {
	database = knex({ client: 'sqlite3', connection: ':memory:', useNullAsDefault: true })
	await database.schema.createTable('orders', (table) => {
		table.increments('id')
		table.integer('branch')
		table.string('order_status')
	})
	await database.schema.createTable('branch_products', (table) => {
		table.increments('id')
		for (const name of ['branch', 'product', 'stock']) table.integer(name)
	})
	await database.schema.createTable('order_lines', (table) => {
		table.increments('id')
		for (const name of ['order', 'product', 'quantity', 'taken']) table.integer(name)
	})
	await ensureMigrationTable(database)
	await database('orders').insert([
		{ id: 1, branch: 7, order_status: 'pending_payment' },
		{ id: 2, branch: 7, order_status: 'expired' },
		{ id: 3, branch: 8, order_status: 'confirmed' },
	])
	await database('branch_products').insert([
		{ branch: 7, product: COUNTED, stock: 4 },
		{ branch: 7, product: UNCOUNTED, stock: null },
		{ branch: 8, product: COUNTED, stock: null },
	])
})
afterEach(() => database.destroy())

const addLine = (order: number, product: number, taken: number | null = null) =>
	database('order_lines').insert({ order, product, quantity: 2, taken })
const takenByLine = () => database('order_lines').orderBy('id').pluck('taken')

it('credits older lines of living orders with counted pieces, once', async () => {
	await addLine(1, COUNTED)
	await addLine(1, UNCOUNTED)
	await addLine(2, COUNTED)
	await addLine(3, COUNTED)
	await addLine(1, COUNTED, 0)
	await noteTakenPieces(database)
	expect(await takenByLine()).toEqual([2, null, null, null, 0])
	await database('order_lines').update({ taken: null })
	await noteTakenPieces(database)
	expect(await takenByLine()).toEqual([null, null, null, null, null])
})
