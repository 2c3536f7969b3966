import { Readable } from 'node:stream'
import type { Knex } from 'knex'
import type { CmsSettings } from '../environment/settings.ts'
import { PUBLIC_FOLDER } from '../schema/ids.ts'
import { imageId } from '../seed/image-id.ts'
import { laterCouponRows, legalPageRows, type Row, seedRows } from '../seed/rows.ts'
import { isApplied, recordApplied } from './ledger.ts'
import { type Picture, renderPictures } from './pictures.ts'

/**
 * The demo chain is put in once. The ledger's entry, not the rows, says whether it was: what people delete stays deleted.
 * A later part of the seed gets a step of its own.
 */
const STEP = 'seed-chain'
const VERSION = '1'
/** SQLite takes 32766 values in a statement at most, 999 in old builds. */
const VALUES_PER_INSERT = 900

const LATER_COUPONS_STEP = 'seed-later-coupons'
const LEGAL_PAGES_STEP = 'seed-legal-pages'
const FIRST_COUPON = 'WELCOME10'

/**
 * Adds the coupons that came later, as far as what they are for has not been deleted; none where the shop has done away with the first of
 * the demo's: nobody gives food away by an upgrade.
 */
export async function seedLaterCoupons(database: Knex): Promise<void> {
	if (await isApplied(database, LATER_COUPONS_STEP, VERSION)) return
	await database.transaction(async (transaction) => {
		const isThere = async (table: string, id: unknown) =>
			id === null || (await transaction(table).where({ id }).first('id')) !== undefined
		const codes = new Set(await transaction('coupons').pluck('code'))
		const isDemo = await transaction('coupons').where({ code: FIRST_COUPON, active: true }).first('id')
		for (const row of isDemo ? laterCouponRows() : []) {
			const isFor = (await isThere('products', row.product)) && (await isThere('branches', row.branch))
			if (isFor && !codes.has(row.code)) await insertAbsent(transaction, 'coupons', [row])
		}
		await moveSequence(transaction, 'coupons')
		await recordApplied(transaction, LATER_COUPONS_STEP, VERSION)
	})
}

/** Adds the legal pages once, where nobody has written one under the same address. */
export async function seedLegalPages(database: Knex): Promise<void> {
	if (await isApplied(database, LEGAL_PAGES_STEP, VERSION)) return
	await database.transaction(async (transaction) => {
		const slugs = new Set(await transaction('legal_pages').pluck('slug'))
		await insertAbsent(
			transaction,
			'legal_pages',
			legalPageRows().filter(({ slug }) => !slugs.has(slug)),
		)
		await moveSequence(transaction, 'legal_pages')
		await recordApplied(transaction, LEGAL_PAGES_STEP, VERSION)
	})
}

/** Inserts the demo chain and its pictures into a database that never had them. */
export async function seedChain(database: Knex, settings: CmsSettings): Promise<void> {
	if (await isApplied(database, STEP, VERSION)) return
	await storePictures(database, await renderPictures(settings.illustrationCacheDir))
	await database.transaction(async (transaction) => {
		for (const { table, rows } of seedRows()) {
			await insertAbsent(transaction, table, rows)
			await moveSequence(transaction, table)
		}
		await recordApplied(transaction, STEP, VERSION)
	})
}

async function insertAbsent(transaction: Knex.Transaction, table: string, rows: Row[]): Promise<void> {
	const [first] = rows
	if (!first) return
	const chunk = Math.max(1, Math.floor(VALUES_PER_INSERT / Object.keys(first).length))
	for (let start = 0; start < rows.length; start += chunk) {
		await transaction(table)
			.insert(rows.slice(start, start + chunk))
			.onConflict('id')
			.ignore()
	}
}

/** PostgreSQL's sequences do not notice ids that were given; SQLite looks at the highest one by itself. */
async function moveSequence(transaction: Knex.Transaction, table: string): Promise<void> {
	if (transaction.client.config.client !== 'pg') return
	await transaction.raw(
		"select setval(pg_get_serial_sequence(?, 'id'), greatest((select coalesce(max(id), 1) from ??), 1))",
		[`"${table}"`, table],
	)
}

async function storePictures(database: Knex, pictures: Picture[]): Promise<void> {
	const { FilesService } = await import('@directus/api/services/files')
	const { getSchema } = await import('@directus/api/utils/get-schema')
	await database('directus_folders')
		.insert({ id: PUBLIC_FOLDER, name: 'Public', parent: null })
		.onConflict('id')
		.ignore()
	const files = new FilesService({ schema: await getSchema({ bypassCache: true }) })
	for (const { product, bytes } of pictures) {
		const id = imageId(product)
		const existing = await database('directus_files').where({ id }).first('filesize')
		if (existing?.filesize) continue
		const name = `${product.code.toLowerCase()}.webp`
		await files.uploadOne(
			Readable.from(bytes),
			{ id, title: product.name, type: 'image/webp', folder: PUBLIC_FOLDER, filename_download: name },
			// A record without a size was cut off before its bytes were stored.
			existing ? id : undefined,
			{ emitEvents: false },
		)
	}
}
