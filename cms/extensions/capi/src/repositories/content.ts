import type { PreviewedCollection } from '@app/contract/content'
import type { Knex } from 'knex'
import { instantFrom } from './columns.ts'

/** Whether something was published under this address and is no more: archived, or an opening that has ended. */
export async function isGone(
	database: Knex,
	collection: PreviewedCollection,
	slug: string,
	now: number,
): Promise<boolean> {
	const row = await database(collection).where({ slug }).first()
	if (row === undefined) return false
	const end = collection === 'jobs' ? instantFrom(row.closes_at) : null
	return row.status === 'archived' || (row.status === 'published' && end !== null && end <= now)
}
