import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { alignSnapshot } from './align.ts'
import { COLLECTIONS } from './definitions.ts'
import { COMPOUND_INDEXES } from './indexes.ts'
import type { SnapshotField } from './model.ts'
import { buildSnapshot } from './snapshot.ts'
import { SNAPSHOT_FILE, serializeSnapshot } from './snapshot-file.ts'

const snapshot = buildSnapshot(COLLECTIONS)
const columns = new Set(snapshot.fields.map(({ collection, field }) => `${collection}.${field}`))
const find = (collection: string, field: string) =>
	snapshot.fields.find((candidate) => candidate.collection === collection && candidate.field === field)!

it('has a snapshot file that is written from the definitions (else: node cms/schema/write-snapshot.ts)', async () => {
	expect(await readFile(SNAPSHOT_FILE, 'utf8')).toBe(serializeSnapshot(snapshot))
})

it('names no field twice and no group that the collection lacks', () => {
	expect(columns.size).toBe(snapshot.fields.length)
	const lost = snapshot.fields.filter(
		({ collection, meta }) => meta.group && !columns.has(`${collection}.${meta.group}`),
	)
	expect(lost.map(({ field }) => field)).toEqual([])
})

it('has both ends of every relation', () => {
	const collections = new Set([...COLLECTIONS.map(({ collection }) => collection), 'directus_files', 'directus_users'])
	for (const { related_collection, meta } of snapshot.relations) {
		const targets = related_collection === null ? (meta.one_allowed_collections as string[]) : [related_collection]
		for (const target of targets) expect(collections).toContain(target)
		if (meta.one_field) expect(columns).toContain(`${related_collection}.${meta.one_field}`)
	}
})

it('indexes columns that exist', () => {
	for (const { table, columns: names } of COMPOUND_INDEXES) {
		for (const name of names) expect(columns).toContain(`${table}.${name}`)
	}
})

it('finds an order by its link, its key and its payment without reading the table', () => {
	const unique = [
		['orders', 'slug'],
		['orders', 'reference'],
		['orders', 'idempotency_key'],
		['payments', 'payment_ref'],
		['products', 'code'],
		['branches', 'slug'],
		['coupons', 'code'],
	] as const
	for (const [collection, field] of unique) expect(find(collection, field).schema?.is_unique).toBe(true)
})

it('lets nobody type into what the server decides', () => {
	const decided = [
		'payment_status',
		'total',
		'subtotal',
		'discount',
		'tax',
		'slug',
		'idempotency_key',
		'user',
		'branch',
	]
	for (const field of decided) expect(find('orders', field).meta.readonly).toBe(true)
	expect(find('orders', 'order_status').meta.readonly).toBe(false)
})

it('takes a database’s own words for a type for no change', () => {
	const price = find('products', 'price')
	const inSqlite: SnapshotField = {
		...price,
		type: 'float' as SnapshotField['type'],
		schema: { ...price.schema!, data_type: 'float', numeric_precision: null, numeric_scale: null },
	}
	const aligned = alignSnapshot({ ...snapshot, fields: [price] }, { ...snapshot, fields: [inSqlite] })
	expect(aligned.fields).toEqual([inSqlite])
})

it('still sees a real change of a type', () => {
	const price = find('products', 'price')
	const asText: SnapshotField = { ...price, type: 'text' }
	expect(alignSnapshot({ ...snapshot, fields: [price] }, { ...snapshot, fields: [asText] }).fields).toEqual([price])
})
