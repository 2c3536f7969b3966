import { fetchCms } from '../../lib/http/fetch-cms.server.ts'
import { drawPicture } from './draw-in-thread.server.ts'
import { createOneAtATime } from './one-at-a-time.server.ts'
import { type ShareCard, sharePicturePath } from './share-card.server.ts'

/** A picture takes about 100 kB. */
const MAX_CACHED_BYTES = 24 * 1024 * 1024
const MAX_WAITING = 12
const MAX_SOURCE_BYTES = 8 * 1024 * 1024
const TIMEOUT_MS = 8_000

const cached = new Map<string, Buffer>()
let cachedBytes = 0
const runOne = createOneAtATime<Buffer>(MAX_WAITING)

/**
 * The PNG of a card, drawn when it is asked for the first time and kept in memory; what was not asked for the longest
 * goes first.
 * @throws QueueFullError while too many others are to be drawn; Error where the CMS does not give the picture.
 */
export async function readSharePicture(card: ShareCard, cmsUrl: string | null): Promise<Buffer> {
	const path = sharePicturePath(card)
	const known = cached.get(path)
	if (known) {
		cached.delete(path)
		cached.set(path, known)
		return known
	}
	return runOne(path, async () => {
		const png = await drawPicture(card, card.picture && cmsUrl ? await loadSource(card, cmsUrl) : null)
		keep(path, png)
		return png
	})
}

function keep(path: string, png: Buffer): void {
	cached.set(path, png)
	cachedBytes += png.length
	for (const [oldest, picture] of cached) {
		if (cachedBytes <= MAX_CACHED_BYTES) break
		cached.delete(oldest)
		cachedBytes -= picture.length
	}
}

/** The page's own picture; null where the CMS has it no longer. */
async function loadSource({ kind, picture }: ShareCard, cmsUrl: string): Promise<Buffer | null> {
	const preset = kind === 'product' ? 'product-sheet' : 'card-1200'
	const reply = await fetchCms(`${cmsUrl}/assets/${picture}?key=${preset}`, {
		headers: { Accept: 'image/webp,*/*' },
		signal: AbortSignal.timeout(TIMEOUT_MS),
	})
	if (!reply.ok) {
		await reply.body?.cancel()
		if (reply.status >= 500 || reply.status === 429) throw new Error(`The CMS answered ${reply.status}.`)
		return null
	}
	const source = Buffer.from(await reply.arrayBuffer())
	return source.length > MAX_SOURCE_BYTES ? null : source
}
