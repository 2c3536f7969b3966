import { AVATAR_FOLDER } from '@app/contract/constants'
import type { Row } from './catalogue-rows.ts'
import type { Database } from './orders.ts'

/** Whether a file is a picture that this user has uploaded as an avatar. */
export async function isAvatarOf(db: Database, file: string, user: string): Promise<boolean> {
	const row: Row | undefined = await db('directus_files')
		.where({ id: file, folder: AVATAR_FOLDER, uploaded_by: user })
		.first('id')
	return row !== undefined
}

/** The user's uploads but the one that is shown. */
export async function listOtherAvatars(db: Database, user: string): Promise<string[]> {
	return db('directus_files')
		.where({ folder: AVATAR_FOLDER, uploaded_by: user })
		.whereNotIn('id', db('directus_users').where({ id: user }).whereNotNull('avatar').select('avatar'))
		.pluck('id')
}

/** Uploads from before a moment that nobody shows. */
export async function listForgottenAvatars(db: Database, before: number, limit: number): Promise<string[]> {
	return db('directus_files')
		.where({ folder: AVATAR_FOLDER })
		.where('uploaded_on', '<', new Date(before))
		.whereNotIn('id', db('directus_users').whereNotNull('avatar').select('avatar'))
		.limit(limit)
		.pluck('id')
}
