import { ICON_MAX_URL_LENGTH } from '@app/contract/constants'
import { ICON_PREFIX, type IconSet } from '@app/contract/icons'
import type { Request, Router } from 'express'
import { CapiError, notFound } from '../http/errors.ts'
import type { Runtime } from '../runtime.ts'

/** As Iconify's own server has it: a week, and then once more while the new one is fetched. */
const COMPLETE = 'public, max-age=604800, stale-while-revalidate=604800'
/** An icon that is missing may be added. */
const INCOMPLETE = 'public, max-age=300'

export function registerIconRoutes(router: Router, { icons }: Runtime): void {
	/**
	 * GET /capi/icons/{prefix}.json?icons=a,b → Iconify's own reply (IconSetSchema): `prefix`, `icons`, `width`,
	 * `height`, `aliases`, `not_found`. 400 INVALID_QUERY for anything but names, or an address of more than 500
	 * characters; 404 for a set that the product does not have; 503 where another server alone could know it and does
	 * not answer. Kept by caches, with an ETag.
	 */
	router.get('/icons/:set.json', (request, response, next) => {
		Promise.resolve()
			.then(() => findAsked(request, icons.find))
			.then((set) => {
				response.setHeader('Cache-Control', set.not_found ? INCOMPLETE : COMPLETE)
				response.json({ success: true, ...set })
			})
			.catch(next)
	})
}

async function findAsked(request: Request, find: Runtime['icons']['find']): Promise<IconSet> {
	const prefix = request.params.set ?? ''
	if (request.originalUrl.length > ICON_MAX_URL_LENGTH) throw invalid('The address is too long: ask for fewer icons.')
	const { icons } = request.query
	const names = typeof icons === 'string' ? [...new Set(icons.split(','))] : []
	// The parts of an icon's name are alike.
	if (names.length === 0 || !names.every((name) => ICON_PREFIX.test(name))) {
		throw invalid('icons must be names of icons, separated by commas.')
	}
	const set = ICON_PREFIX.test(prefix) ? await find(prefix, names) : null
	if (set === null) throw notFound('This set of icons was not found.')
	return set
}

function invalid(message: string): CapiError {
	return new CapiError(400, 'INVALID_QUERY', message)
}
