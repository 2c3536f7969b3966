import { splitLanguage } from '@app/language/tags'
import { pageContext } from '../server/page-context.server.ts'
import { findShareCard } from '../server/share-pictures/find-share-card.server.ts'
import { QueueFullError } from '../server/share-pictures/one-at-a-time.server.ts'
import { parseSharePath, sharePicturePath } from '../server/share-pictures/share-card.server.ts'
import { readSharePicture } from '../server/share-pictures/share-picture-store.server.ts'
import type { Route } from './+types/share-picture'

const RETRY_SECONDS = 10

/**
 * `/og/{kind}/{slug}-{hash}.png`: the Open Graph picture of a page that is there. What it shows is the page's and not
 * the address's, so that nobody can have other pictures drawn: 404 for an unknown page, and a former or invented hash
 * leads to the present one.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
	const page = context.get(pageContext)
	const named = parseSharePath(url.pathname)
	if (page.snapshot.menu === null) return later()
	const card = named && (await findShareCard(named.kind, named.slug, page))
	if (!card) return new Response('Picture not found', { status: 404, headers: { 'Cache-Control': 'no-store' } })
	const path = sharePicturePath(card)
	if (path !== url.pathname) {
		// The router puts the language's prefix before it.
		const Location = splitLanguage(path).path
		return new Response(null, { status: 302, headers: { Location, 'Cache-Control': 'public, max-age=300' } })
	}
	try {
		const png = await readSharePicture(card, page.cmsInternalUrl)
		return new Response(new Uint8Array(png), {
			headers: {
				'Content-Type': 'image/png',
				'Content-Length': String(png.length),
				'Cache-Control': 'public, max-age=31536000, immutable',
			},
		})
	} catch (error) {
		if (!(error instanceof QueueFullError)) page.report(error)
		return later()
	}
}

function later(): Response {
	const headers = { 'Retry-After': String(RETRY_SECONDS), 'Cache-Control': 'no-store' }
	return new Response('Picture not available', { status: 503, headers })
}
