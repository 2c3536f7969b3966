import { Readable } from 'node:stream'
import { AVATAR_FOLDER, MAX_AVATAR_BYTES } from '@app/contract/constants'
import type { Request } from 'express'
import { FilesService, getSchema, getSharpInstance } from '../../directus/services.ts'
import { CapiError, invalidPayload } from '../../http/errors.ts'
import { readBody } from '../../http/form-body.ts'
import { listForgottenAvatars, listOtherAvatars } from '../../repositories/avatars.ts'
import type { Runtime } from '../../runtime.ts'
import { hasPictureSignature } from './picture-signature.ts'

/** Large enough for every preset on a sharp screen. */
const SIZE = 1024
const QUALITY = 82
/** Room for the rest of the form around the file. */
const FORM_BYTES = 10_000
/** Time to save the profile after the picture has been sent. */
const FORGOTTEN_MS = 3_600_000
const BATCH = 50

/**
 * Stores the one picture of a customer's multipart form (field `file`) and gives its id. It is decoded and written
 * anew: what is stored is a picture, of a decent size, without the place where it was taken. Throws 400 and 413.
 */
export async function storeAvatar(runtime: Runtime, user: string, request: Request): Promise<string> {
	const bytes = await readFile(request)
	if (!hasPictureSignature(bytes)) throw noPicture()
	const picture = await decode(bytes)
	const accountability = { user, role: null, roles: [], admin: true, app: false, ip: null }
	const files = new FilesService({ schema: await getSchema(), knex: runtime.database, accountability })
	return files.uploadOne(Readable.from([picture]), {
		title: 'Avatar',
		filename_download: 'avatar.webp',
		type: 'image/webp',
		folder: AVATAR_FOLDER,
	})
}

/** Deletes what the user has uploaded and does not show. */
export async function dropOtherAvatars(runtime: Runtime, user: string): Promise<void> {
	await deleteFiles(runtime, await listOtherAvatars(runtime.database, user))
}

/** A step of the clean-up: pictures whose profile was never saved, or whose owner is gone. */
export async function dropForgottenAvatars(runtime: Runtime): Promise<void> {
	const before = runtime.clock.now() - FORGOTTEN_MS
	await deleteFiles(runtime, await listForgottenAvatars(runtime.database, before, BATCH))
}

async function deleteFiles({ database }: Runtime, ids: string[]): Promise<void> {
	if (ids.length === 0) return
	await new FilesService({ schema: await getSchema(), knex: database, accountability: null }).deleteMany(ids)
}

async function readFile(request: Request): Promise<Uint8Array> {
	const limit = MAX_AVATAR_BYTES + FORM_BYTES
	if (Number(request.get('content-length') ?? 0) > limit) throw tooLarge()
	const body = await readBody(request, limit, tooLarge)
	const type = request.get('content-type') ?? ''
	const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
		.formData()
		.catch(() => null)
	const file = form?.get('file')
	if (!(file instanceof File)) throw invalidPayload('file', 'is required')
	if (file.size > MAX_AVATAR_BYTES) throw tooLarge()
	return new Uint8Array(await file.arrayBuffer())
}

async function decode(bytes: Uint8Array): Promise<Buffer> {
	const picture = getSharpInstance()
		.rotate()
		.resize({ width: SIZE, height: SIZE, fit: 'inside', withoutEnlargement: true })
		.webp({ quality: QUALITY })
	picture.end(bytes)
	return picture.toBuffer().catch(() => {
		throw noPicture()
	})
}

function noPicture(): CapiError {
	return invalidPayload('file', 'must be a JPEG, PNG, WebP, AVIF or GIF picture')
}

function tooLarge(): CapiError {
	return new CapiError(413, 'PAYLOAD_TOO_LARGE', `The picture must be at most ${MAX_AVATAR_BYTES / 1024 / 1024} MB.`)
}
