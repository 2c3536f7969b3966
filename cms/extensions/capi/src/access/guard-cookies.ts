import { judgeCookieRequest } from '@app/domain/http/cookie-request'
import type { RequestHandler } from 'express'
import type { Config } from '../config.ts'
import { originsOf } from '../http/addresses.ts'
import { CapiError } from '../http/errors.ts'
import { createOriginCheck } from '../http/foreign-origin.ts'

type GuardConfig = Pick<Config, 'corsOrigins' | 'publicUrl' | 'storefrontUrl' | 'sessionCookie' | 'refreshCookie'>

/**
 * Refuses what a foreign page may have had a browser send with somebody's cookies (CSRF), see cookie-request.ts.
 * It stands behind Directus's CORS, so that our own pages can read the answer.
 * Node discards an unread body.
 */
export function guardCookies(config: GuardConfig): RequestHandler {
	const { corsOrigins, publicUrl, storefrontUrl, sessionCookie, refreshCookie } = config
	// CORS for everybody lets everybody read without cookies: nobody acts by somebody's cookies because of it.
	const actors = corsOrigins === 'any' ? new Set(originsOf(storefrontUrl)) : corsOrigins
	const isForeign = createOriginCheck({ corsOrigins: actors, publicUrl })
	return ({ method, path, headers, cookies }, _response, next) => {
		const hasCookie = Boolean(cookies?.[sessionCookie] || cookies?.[refreshCookie])
		const fault = judgeCookieRequest({ method, path, headers, hasCookie }, isForeign)
		if (fault === 'foreign') return next(new CapiError(403, 'FORBIDDEN', 'This was sent from another site.'))
		if (fault === 'type')
			return next(new CapiError(415, 'UNSUPPORTED_MEDIA_TYPE', 'With a session cookie the body must be JSON.'))
		next()
	}
}
