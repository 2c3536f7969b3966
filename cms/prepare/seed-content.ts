import type { Knex } from 'knex'
import type { CmsSettings } from '../environment/settings.ts'
import { BRANCHES } from '../seed/chain.ts'
import { LANGUAGES } from '../seed/content/authors.ts'
import { BRANCH_PICTURES, CONTENT_PICTURES } from '../seed/content/pictures.ts'
import { contentRows } from '../seed/content/rows.ts'
import { contentImageId } from '../seed/image-id.ts'
import { insertAbsent, moveSequence } from './insert-rows.ts'
import { isApplied, recordApplied } from './migrations-table.ts'
import { renderPictures } from './pictures.ts'
import { storePictures } from './store-pictures.ts'

const STEP = 'seed-content'
const VERSION = '1'

/** Gives the demo's branches their pictures, as far as nobody has given them others. */
async function showBranches(transaction: Knex.Transaction): Promise<void> {
	const named = new Set(BRANCH_PICTURES.map(({ name }) => name))
	for (const { id, slug } of BRANCHES) {
		const name = `branch-${slug}`
		if (!named.has(name)) continue
		await transaction('branches')
			.where({ id, slug, image: null })
			.update({ image: contentImageId(name) })
	}
}

/** Puts in posts, pages, openings and their pictures, once; instances that are older than them get them as well. */
export async function seedContent(database: Knex, settings: CmsSettings): Promise<void> {
	if (await isApplied(database, STEP, VERSION)) return
	const rendered = await renderPictures(CONTENT_PICTURES, settings.illustrationCacheDir)
	await storePictures(
		database,
		rendered.map(({ name, alt, focus, bytes }) => ({
			id: contentImageId(name),
			title: name,
			description: alt,
			focal_point_x: focus[0],
			focal_point_y: focus[1],
			fileName: `${name}.webp`,
			bytes,
		})),
	)
	await database.transaction(async (transaction) => {
		await transaction('languages').insert(LANGUAGES).onConflict('code').ignore()
		for (const { table, rows } of contentRows()) {
			await insertAbsent(transaction, table, rows)
			await moveSequence(transaction, table)
		}
		await showBranches(transaction)
		await recordApplied(transaction, STEP, VERSION)
	})
}
