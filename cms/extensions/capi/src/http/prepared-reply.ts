import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Fresh } from '../fresh.ts'

/** A reply in one encoding, ready to be written. */
interface Variant {
	body: Buffer
	/** Strong, and so different for each encoding. */
	etag: string
	/** Name and value in turn, as `writeHead` takes them without looking anything up. */
	headers: readonly string[]
}

export interface PreparedReply {
	identity: Variant
	gzip: Variant
	br: Variant
}

/** A reply that is kept: `peek` gives it where it still holds, `read` waits for it. */
export type ReadyReply = Pick<Fresh<PreparedReply>, 'peek' | 'read'>

/**
 * Quality 11 takes a hundred times the processor for a tenth fewer bytes, and a menu is made anew with every edit in
 * the Studio.
 */
const BROTLI_QUALITY = 6

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

/** Serialises a body once and compresses it off the main thread. */
export async function prepareReply(body: unknown): Promise<PreparedReply> {
	const bytes = Buffer.from(JSON.stringify(body))
	const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
	const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
	const [zipped, brotli] = await Promise.all([toGzip(bytes), toBrotli(bytes, { params })])
	return {
		identity: variantOf(bytes, digest, null),
		gzip: variantOf(zipped, digest, 'gzip'),
		br: variantOf(brotli, digest, 'br'),
	}
}

/**
 * The best variant that Accept-Encoding allows; q=0 is so rare that such a client simply gets what it can always
 * read.
 */
export function chooseVariant(reply: PreparedReply, acceptEncoding: string | undefined): Variant {
	if (acceptEncoding === undefined || acceptEncoding.includes('q=0')) return reply.identity
	if (acceptEncoding.includes('br')) return reply.br
	return acceptEncoding.includes('gzip') ? reply.gzip : reply.identity
}

function variantOf(body: Buffer, digest: string, encoding: string | null): Variant {
	const etag = `"${encoding ? `${digest}-${encoding}` : digest}"`
	const headers = [
		'Content-Type',
		'application/json; charset=utf-8',
		'Content-Length',
		String(body.length),
		...(encoding ? ['Content-Encoding', encoding] : []),
		...VALIDATION,
		'ETag',
		etag,
	]
	return { body, etag, headers }
}

/** Kept by browsers and proxies, but asked for again each time: an edit in the Studio must be seen within a second. */
const VALIDATION = ['Cache-Control', 'public, max-age=0, must-revalidate', 'Vary', 'Accept-Encoding, Origin']

/** Headers of a 304 for a variant: those that a cache updates, and no body's. */
export function notModifiedHeaders(variant: Variant): string[] {
	return [...VALIDATION, 'ETag', variant.etag]
}
