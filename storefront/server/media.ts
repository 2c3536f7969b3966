import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendText } from './node-http.ts'

interface Picture {
	body: Buffer
	type: string
	etag: string
	/** When it came from the CMS, epoch ms. */
	at: number
}

const ADDRESS = /^\/media\/([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})\/([a-z][a-z\d-]{0,39})$/
const MAX_CACHED_BYTES = 64 * 1024 * 1024
const MAX_PICTURE_BYTES = 8 * 1024 * 1024
const TIMEOUT_MS = 10_000
/** A picture that was removed from the CMS, an avatar for one, is gone from here after a day too. */
const MAX_AGE_MS = 86_400_000

/** A picture that is not there is asked for again after this time, so that one that was just uploaded appears. */
const MISSING_FOR_MS = 5_000
const MAX_MISSING = 2_000
/**
 * Made-up addresses ask the CMS for this many pictures at once; this many more wait for their turn, and the rest is
 * refused.
 */
const MAX_LOADING = 16
const MAX_WAITING = 200

/** A replaced picture is seen after a day at the latest; a new one has a new id. */
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800'

/**
 * WebP where the browser takes it: at the presets' sizes the CMS's AVIF is larger and costs ten times the work. Two
 * variants to keep.
 */
function acceptedFormat(accept: string | undefined): string {
	return accept?.includes('image/webp') ? 'image/webp,*/*' : '*/*'
}

/**
 * Serves `/media/{file id}/{preset}`: a picture of the CMS in one of its asset presets, from our own origin, so that
 * a page needs one connection and its policy names no other host. Kept in memory for a day, oldest dropped first.
 * `fetchCms` asks in the name of the visitor. Answers 404 for an unknown file or preset, 405 to other methods than
 * reading, and 502 when the CMS does not answer or too many others are asked for.
 */
export function createMedia(options: { cmsUrl: string | null; fetch?: typeof fetch; now?: () => number }) {
	const { cmsUrl, fetch: request = fetch, now = Date.now } = options
	const pictures = new Map<string, Picture>()
	const running = new Map<string, Promise<Picture | null>>()
	/** Until when a picture counts as missing, epoch ms. */
	const missing = new Map<string, number>()
	const waiting: (() => void)[] = []
	let loading = 0
	let bytes = 0

	function noteMissing(key: string) {
		missing.delete(key)
		missing.set(key, now() + MISSING_FOR_MS)
		const [oldest] = missing.keys()
		if (missing.size > MAX_MISSING) missing.delete(oldest!)
	}

	/** Runs `work` when fewer than MAX_LOADING others run. @throws Error where too many wait already. */
	async function inTurn<T>(work: () => Promise<T>): Promise<T> {
		if (loading < MAX_LOADING) loading += 1
		else if (waiting.length < MAX_WAITING) await new Promise<void>((resolve) => waiting.push(resolve))
		else throw new Error('too many pictures are being loaded')
		try {
			return await work()
		} finally {
			// The next one takes over the place.
			const next = waiting.shift()
			if (next) next()
			else loading -= 1
		}
	}

	function drop(key: string) {
		bytes -= pictures.get(key)?.body.length ?? 0
		pictures.delete(key)
	}

	function keep(key: string, picture: Picture) {
		drop(key)
		pictures.set(key, picture)
		bytes += picture.body.length
		for (const oldest of pictures.keys()) {
			if (bytes <= MAX_CACHED_BYTES) break
			drop(oldest)
		}
	}

	function find(key: string): Picture | null {
		const picture = pictures.get(key)
		if (picture && now() - picture.at < MAX_AGE_MS) return picture
		drop(key)
		return null
	}

	async function load(
		key: string,
		{ id, preset, accept }: { id: string; preset: string; accept: string },
		fetchCms: typeof fetch,
	): Promise<Picture | null> {
		const reply = await fetchCms(`${cmsUrl}/assets/${id}?key=${preset}`, {
			headers: { Accept: accept },
			signal: AbortSignal.timeout(TIMEOUT_MS),
		})
		const type = reply.headers.get('content-type') ?? ''
		if (!reply.ok || !type.startsWith('image/')) {
			await reply.body?.cancel()
			if (reply.status >= 500 || reply.status === 429) throw new Error(`asset answered ${reply.status}`)
			noteMissing(`${id} ${preset}`)
			return null
		}
		const body = Buffer.from(await reply.arrayBuffer())
		const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
		const picture = { body, type, etag, at: now() }
		if (body.length <= MAX_PICTURE_BYTES) keep(key, picture)
		return picture
	}

	return async function serve(
		req: IncomingMessage,
		res: ServerResponse,
		path: string,
		fetchCms: typeof fetch = request,
	): Promise<void> {
		if (req.method !== 'GET' && req.method !== 'HEAD') return sendText(res, 405, 'Method not allowed')
		const [, id, preset] = ADDRESS.exec(path) ?? []
		if (!id || !preset || cmsUrl === null) return sendText(res, 404, 'Picture not found')
		const accept = acceptedFormat(req.headers.accept)
		const key = `${id} ${preset} ${accept}`
		let picture = find(key)
		if (!picture) {
			if ((missing.get(`${id} ${preset}`) ?? 0) > now()) return sendText(res, 404, 'Picture not found')
			let coming = running.get(key)
			if (!coming) {
				coming = inTurn(() => load(key, { id, preset, accept }, fetchCms)).finally(() => running.delete(key))
				running.set(key, coming)
			}
			try {
				picture = await coming
			} catch {
				return sendText(res, 502, 'Picture not available')
			}
		}
		if (!picture) return sendText(res, 404, 'Picture not found')
		const headers = { 'Cache-Control': CACHE_CONTROL, ETag: picture.etag, Vary: 'Accept' }
		if (req.headers['if-none-match'] === picture.etag) {
			res.writeHead(304, headers).end()
			return
		}
		// An SVG that staff uploaded must not run scripts when it is opened by itself.
		const policy = { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }
		res.writeHead(200, {
			...headers,
			...policy,
			'Content-Type': picture.type,
			'Content-Length': picture.body.length,
		})
		res.end(req.method === 'HEAD' ? undefined : picture.body)
	}
}
