import { drawDish } from '@app/illustration/draw'
import type { Knex } from 'knex'
import type { CmsSettings } from '../environment/settings.ts'
import { imageId } from '../seed/image-id.ts'
import { PRODUCTS } from '../seed/menu/menu.ts'
import { laterCouponRows, legalPageRows, seedRows } from '../seed/rows.ts'
import { insertAbsent, moveSequence } from './insert-rows.ts'
import { isApplied, recordApplied } from './migrations-table.ts'
import { renderPictures } from './pictures.ts'
import { type StoredPicture, storePictures } from './store-pictures.ts'

/**
 * The demo chain is put in once. The ledger's entry, not the rows, says whether it was: what people delete stays
 * deleted. A later part of the seed gets a step of its own.
 */
const STEP = 'seed-chain'
const VERSION = '1'

/** The drawing is 400 by 400; twice that serves a product sheet on a sharp screen. */
const SIZE = [800, 800] as const

const LATER_COUPONS_STEP = 'seed-later-coupons'
const LEGAL_PAGES_STEP = 'seed-legal-pages'
const FIRST_COUPON = 'WELCOME10'

/**
 * Adds the coupons that came later, as far as what they are for has not been deleted; none where the shop has done
 * away with the first of the demo's: nobody gives food away by an upgrade.
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

/** The illustration of every product of the seed. */
async function productPictures(cacheDir: string): Promise<StoredPicture[]> {
	const drawings = PRODUCTS.map((product) => ({ size: SIZE, draw: () => drawDish(product.dish), product }))
	const rendered = await renderPictures(drawings, cacheDir)
	return rendered.map(({ product, bytes }) => ({
		id: imageId(product),
		title: product.name,
		fileName: `${product.code.toLowerCase()}.webp`,
		bytes,
	}))
}

/** Inserts the demo chain and its pictures into a database that never had them. */
export async function seedChain(database: Knex, settings: CmsSettings): Promise<void> {
	if (await isApplied(database, STEP, VERSION)) return
	await storePictures(database, await productPictures(settings.illustrationCacheDir))
	await database.transaction(async (transaction) => {
		for (const { table, rows } of seedRows()) {
			await insertAbsent(transaction, table, rows)
			await moveSequence(transaction, table)
		}
		await recordApplied(transaction, STEP, VERSION)
	})
}
