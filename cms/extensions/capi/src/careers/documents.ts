import { Readable } from 'node:stream'
import { APPLICATIONS_FOLDER } from '@app/contract/constants'
import { fileTypeFromBuffer } from 'file-type'
import { FilesService, getSchema } from '../directus/services.ts'
import { CapiError } from '../http/errors.ts'
import { listLooseDocuments } from '../repositories/applications.ts'
import type { Runtime } from '../runtime.ts'

/** A document is stored a moment before the application that it belongs to. */
const LOOSE_MS = 3_600_000
const BATCH = 50

/** Throws 415 for what is no PDF, whatever it is called. */
export async function assertPdf(document: Buffer): Promise<void> {
	const type = await fileTypeFromBuffer(document)
	if (type?.mime !== 'application/pdf') {
		throw new CapiError(415, 'UNSUPPORTED_MEDIA_TYPE', 'The document must be a PDF.', { field: 'document' })
	}
}

/**
 * Keeps a document in the applicants' folder and gives its id. Its own name is not kept: it would be a word of a
 * stranger in staff's folders.
 */
export async function storeDocument({ database }: Pick<Runtime, 'database'>, document: Buffer): Promise<string> {
	const files = new FilesService({ schema: await getSchema(), knex: database, accountability: null })
	return files.uploadOne(Readable.from([document]), {
		title: 'Application',
		filename_download: 'application.pdf',
		type: 'application/pdf',
		folder: APPLICATIONS_FOLDER,
	})
}

export async function deleteDocuments({ database }: Pick<Runtime, 'database'>, ids: string[]): Promise<void> {
	if (ids.length === 0) return
	await new FilesService({ schema: await getSchema(), knex: database, accountability: null }).deleteMany(ids)
}

/** A step of the clean-up: documents whose application is erased, or was never written. */
export async function dropLooseDocuments(runtime: Runtime): Promise<void> {
	const before = runtime.clock.now() - LOOSE_MS
	await deleteDocuments(runtime, await listLooseDocuments(runtime.database, before, BATCH))
}
