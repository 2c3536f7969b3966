import { APPLICATIONS_FOLDER } from '@app/contract/constants'
import type { Row } from './catalogue-rows.ts'
import type { Database } from './orders.ts'

/** A job that can be applied for. */
export interface OpenJob {
	id: number
	title: string
}

/** The job of an address, while it is published and not closed; else null. */
export async function findOpenJob(db: Database, slug: string, now: number): Promise<OpenJob | null> {
	const row: Row | undefined = await db('jobs')
		.where({ slug, status: 'published' })
		.where((open) => open.whereNull('closes_at').orWhere('closes_at', '>', new Date(now)))
		.first('id', 'title')
	return row ? { id: Number(row.id), title: String(row.title) } : null
}

/** Documents from before a moment that belong to no application. */
export async function listLooseDocuments(db: Database, before: number, limit: number): Promise<string[]> {
	return db('directus_files')
		.where({ folder: APPLICATIONS_FOLDER })
		.where('uploaded_on', '<', new Date(before))
		.whereNotIn('id', db('job_applications').whereNotNull('document').select('document'))
		.limit(limit)
		.pluck('id')
}
