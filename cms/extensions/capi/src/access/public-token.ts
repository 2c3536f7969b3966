import type { RequestHandler } from 'express'

/** What the storefront reads content by. */
const CONTENT_PATH = /^\/(?:items|assets)\//i

/**
 * Makes whoever sends STOREFRONT_PUBLIC_TOKEN a guest, except for reads of content. Everybody can have that token: as
 * an account it would be one customer that all guests share, whose orders each of them could list. It stands behind
 * Directus's sign-in.
 */
export function limitPublicToken(publicToken: string | null): RequestHandler {
	return (request, _response, next) => {
		const sender = request as unknown as { token?: string | null; accountability?: object | null }
		const [path = ''] = request.originalUrl.split('?', 1)
		const readsContent = request.method === 'GET' && CONTENT_PATH.test(path)
		if (publicToken !== null && sender.token === publicToken && !readsContent) {
			sender.token = null
			sender.accountability = { ...sender.accountability, user: null, role: null, roles: [], admin: false, app: false }
		}
		next()
	}
}
