import type { RequestHandler } from 'express'

/** The preset of cms/access/project.ts for pictures in their own size. */
const PRESET = 'webp'
const BARE: Record<string, string> = { format: 'webp', quality: '80', fit: 'cover' }

/**
 * Section 7 asks for `/assets/{id}` with format, quality and fit alone. Directus takes presets by their key and
 * nothing else where any other size is refused, so this one query gets its key.
 */
export const nameBareAsset: RequestHandler = (request, _response, next) => {
	const [path, query = ''] = request.url.split('?', 2)
	const asked = [...new URLSearchParams(query)]
	if (asked.length === Object.keys(BARE).length && asked.every(([name, value]) => BARE[name] === value)) {
		request.url = `${path}?key=${PRESET}`
		request.query = { key: PRESET }
	}
	next()
}
