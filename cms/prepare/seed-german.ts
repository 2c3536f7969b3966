import type { Knex } from 'knex'
import { translationTableName } from '../schema/collections/translations.ts'
import type { BlockSeed } from '../seed/content/blocks.ts'
import { GERMAN, type GermanRow, type GermanTable, germanPictures, germanTables } from '../seed/german/rows.ts'
import { contentImageId } from '../seed/image-id.ts'
import { isApplied, recordApplied } from './migrations-table.ts'

/**
 * What has its turn once: a later part has a step of its own, so that what editors took out of the earlier ones stays
 * away.
 */
const STEPS: { step: string; version: string; tables: () => GermanTable[] }[] = [
	{ step: 'seed-german', version: '2', tables: germanTables },
	{ step: 'seed-german-pictures', version: '1', tables: () => [germanPictures()] },
]

/** Rows in one statement: five columns at most, and SQLite takes 999 values. */
const ROWS_PER_INSERT = 150

/** Inserts one row; its id is the database's, because editors have rows of their own by now. */
async function insert(transaction: Knex.Transaction, table: string, row: Record<string, unknown>): Promise<number> {
	const [inserted] = await transaction(table).insert(row).returning('id')
	return inserted.id
}

async function placeBlocks(
	transaction: Knex.Transaction,
	owner: string,
	row: number,
	blocks: readonly BlockSeed[],
): Promise<void> {
	for (const [index, { collection, item, pictures = [] }] of blocks.entries()) {
		const block = await insert(transaction, collection, item)
		for (const [position, name] of pictures.entries()) {
			const picture = { block_gallery_id: block, directus_files_id: contentImageId(name), sort: position + 1 }
			await transaction('block_gallery_pictures').insert(picture)
		}
		const place = { [`${owner}_id`]: row, item: String(block), collection, sort: index + 1 }
		await transaction(`${owner}_blocks`).insert(place)
	}
}

/**
 * Rows that are as the demo wrote them, and that nobody has translated: the shop's own words are not ours to
 * translate.
 */
async function untouchedRows(transaction: Knex.Transaction, { collection, rows }: GermanTable): Promise<GermanRow[]> {
	const columns = ['id', ...Object.keys(rows[0]?.english ?? {})]
	const stored = new Map((await transaction(collection).select(columns)).map((row) => [String(row.id), row]))
	const translated = new Set(
		(
			await transaction(translationTableName(collection)).where({ languages_code: GERMAN }).pluck(`${collection}_id`)
		).map(String),
	)
	return rows.filter(({ owner, english }) => {
		const row = stored.get(String(owner))
		return (
			row && !translated.has(String(owner)) && Object.entries(english).every(([column, value]) => row[column] === value)
		)
	})
}

async function translateRows(transaction: Knex.Transaction, table: GermanTable): Promise<void> {
	const translations = translationTableName(table.collection)
	const rows = await untouchedRows(transaction, table)
	const toRow = ({ owner, words }: GermanRow) => ({
		[`${table.collection}_id`]: owner,
		languages_code: GERMAN,
		...words,
	})
	const plain = rows.filter(({ blocks }) => blocks.length === 0)
	for (let start = 0; start < plain.length; start += ROWS_PER_INSERT) {
		await transaction(translations).insert(plain.slice(start, start + ROWS_PER_INSERT).map(toRow))
	}
	for (const row of rows.filter(({ blocks }) => blocks.length > 0)) {
		const id = await insert(transaction, translations, toRow(row))
		await placeBlocks(transaction, translations, id, row.blocks)
	}
}

/**
 * Puts in the demo's German words, once; none where the shop has done away with German. Older instances get them as
 * well.
 */
export async function seedGerman(database: Knex): Promise<void> {
	for (const { step, version, tables } of STEPS) {
		if (await isApplied(database, step, version)) continue
		await database.transaction(async (transaction) => {
			const isSpoken = await transaction('languages').where({ code: GERMAN }).first('code')
			for (const table of isSpoken ? tables() : []) await translateRows(transaction, table)
			await recordApplied(transaction, step, version)
		})
	}
}
