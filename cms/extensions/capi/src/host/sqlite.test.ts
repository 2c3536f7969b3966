import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import knex, { type Knex } from 'knex'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { tuneSqlite } from './sqlite.ts'

let folder: string
let db: Knex
/** Texts that the driver was asked to prepare. */
let prepared: string[]

beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), 'sqlite-'))
	db = knex({ client: 'sqlite3', connection: { filename: join(folder, 'data.db') }, useNullAsDefault: true })
	prepared = []
	const connection = await db.client.acquireConnection()
	const prepare = connection.prepare.bind(connection)
	connection.prepare = (sql: string, callback: unknown) => {
		prepared.push(sql)
		return prepare(sql, callback)
	}
	await db.client.releaseConnection(connection)
	await tuneSqlite(db)
	await db.schema.createTable('dishes', (table) => {
		table.increments('id')
		table.string('name').unique()
	})
})

afterEach(async () => {
	await db.destroy()
	rmSync(folder, { recursive: true, force: true })
})

const names = () => db('dishes').orderBy('id').pluck('name')

describe('a tuned SQLite', () => {
	it('prepares a statement once, whatever its values', async () => {
		for (const name of ['Cod', 'Veg', 'Dill']) await db('dishes').insert({ name })
		expect(prepared.filter((sql) => sql.startsWith('insert into `dishes`'))).toHaveLength(1)
		expect([await names(), await names()]).toEqual([
			['Cod', 'Veg', 'Dill'],
			['Cod', 'Veg', 'Dill'],
		])
	})

	it('says which row was written and how many were changed', async () => {
		expect(await db('dishes').insert({ name: 'Cod' })).toEqual([1])
		expect(await db('dishes').insert({ name: 'Veg' })).toEqual([2])
		expect(await db('dishes').update({ name: 'Fish' }).where({ id: 1 })).toBe(1)
		expect(await db('dishes').update({ name: 'Fish' }).where({ id: 9 })).toBe(0)
		expect(await db('dishes').insert({ name: 'Dill' }).returning('id')).toEqual([{ id: 3 }])
	})

	it('goes on after a statement that failed', async () => {
		await db('dishes').insert({ name: 'Cod' })
		await expect(db('dishes').insert({ name: 'Cod' })).rejects.toThrow(/UNIQUE/)
		await expect(db('dishes').insert({ nothing: 1 })).rejects.toThrow(/nothing/)
		await expect(db('dishes').insert({ nothing: 1 })).rejects.toThrow(/nothing/)
		await db('dishes').insert({ name: 'Veg' })
		expect(await names()).toEqual(['Cod', 'Veg'])
	})

	it('goes on after another process has held the file for too long', async () => {
		const insert = (name: string) => db.transaction((transaction) => transaction('dishes').insert({ name }))
		await insert('Cod')
		await db.raw('PRAGMA journal_mode = WAL')
		await db.raw('PRAGMA busy_timeout = 1')
		const other = knex({ client: 'sqlite3', connection: db.client.config.connection, useNullAsDefault: true })
		await other.raw('BEGIN IMMEDIATE')
		await other('dishes').insert({ name: 'Veg' })
		const busy = [insert('Dill'), db('dishes').update({ name: 'Fish' }).where({ id: 1 })]
		for (const write of busy) await expect(write).rejects.toMatchObject({ code: 'SQLITE_BUSY' })
		await other.raw('COMMIT')
		await insert('Dill')
		await db('dishes').update({ name: 'Fish' }).where({ id: 1 })
		expect(await names()).toEqual(['Fish', 'Veg', 'Dill'])
		await other.destroy()
	})

	it('rolls back, and takes statements of one transaction that come at once', async () => {
		const failing = db.transaction(async (transaction) => {
			await Promise.all(['Cod', 'Veg'].map((name) => transaction('dishes').insert({ name })))
			throw new Error('no')
		})
		await expect(failing).rejects.toThrow('no')
		expect(await names()).toEqual([])
	})

	it('sees a table that has changed meanwhile', async () => {
		await db('dishes').insert({ name: 'Cod' })
		expect(await db('dishes').first()).toEqual({ id: 1, name: 'Cod' })
		await db.schema.alterTable('dishes', (table) => table.integer('kcal').defaultTo(5))
		expect(await db('dishes').first()).toEqual({ id: 1, name: 'Cod', kcal: 5 })
	})

	it('keeps no more statements than it needs', async () => {
		await db('dishes').insert({ name: 'Cod' })
		for (let limit = 1; limit <= 250; limit++) await db('dishes').whereRaw(`id < ${limit}`).first()
		await db('dishes').insert({ name: 'Veg' })
		expect(prepared.filter((sql) => sql.startsWith('insert into `dishes`'))).toHaveLength(2)
	})
})
