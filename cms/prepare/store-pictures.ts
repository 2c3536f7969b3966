import { Readable } from 'node:stream'
import type { Knex } from 'knex'
import { PUBLIC_FOLDER } from '../schema/ids.ts'

/** A picture of the demo on its way into the public folder. */
export interface StoredPicture {
	id: string
	title: string
	fileName: string
	/** For those who do not see it. */
	description?: string
	/** Pixels. */
	focal_point_x?: number
	focal_point_y?: number
	/** WebP. */
	bytes: Buffer
}

/** Puts pictures where editors' uploads lie, as far as they are not there. */
export async function storePictures(database: Knex, pictures: readonly StoredPicture[]): Promise<void> {
	const { FilesService } = await import('@directus/api/services/files')
	const { getSchema } = await import('@directus/api/utils/get-schema')
	await database('directus_folders')
		.insert({ id: PUBLIC_FOLDER, name: 'Public', parent: null })
		.onConflict('id')
		.ignore()
	const files = new FilesService({ schema: await getSchema({ bypassCache: true }) })
	for (const { bytes, fileName, ...picture } of pictures) {
		const existing = await database('directus_files').where({ id: picture.id }).first('filesize')
		if (existing?.filesize) continue
		await files.uploadOne(
			Readable.from(bytes),
			{ ...picture, type: 'image/webp', folder: PUBLIC_FOLDER, filename_download: fileName },
			// A record without a size was cut off before its bytes were stored.
			existing ? picture.id : undefined,
			{ emitEvents: false },
		)
	}
}
