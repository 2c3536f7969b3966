import { PREVIEWED_COLLECTIONS, type PreviewedCollection, PreviewRequestSchema } from '@app/contract/content'
import type { Request, Router } from 'express'
import { notFound, unauthenticated } from '../http/errors.ts'
import { callerOf, route } from '../http/route.ts'
import { parseBody } from '../http/validate.ts'
import { isGone } from '../repositories/content.ts'
import type { Runtime } from '../runtime.ts'
import type { ContentServiceClass } from './items-service.ts'
import { previewAddress, readPreview } from './preview.ts'

function collectionOf(request: Request): PreviewedCollection {
	const collection = PREVIEWED_COLLECTIONS.find((name) => name === request.params.collection)
	if (collection === undefined) throw notFound('This kind of content was not found.')
	return collection
}

export function registerContentRoutes(router: Router, runtime: Runtime, ItemsService: ContentServiceClass): void {
	const tools = { ...runtime, ItemsService }

	/**
	 * GET /capi/content/preview/{collection}/{id}, in the Studio: 303 to the storefront with a sealed token of 15
	 * minutes. 401 UNAUTHENTICATED; 403 FORBIDDEN for who does not look after content; 404 for no such collection.
	 */
	router.get('/content/preview/:collection/:id', (request, response, next) => {
		const { accountability } = request as { accountability?: object }
		const id = Number(request.params.id)
		Promise.resolve()
			.then(() => {
				const collection = collectionOf(request)
				if (!accountability || callerOf(request).user === null) throw unauthenticated()
				if (!Number.isSafeInteger(id)) throw notFound('This draft was not found.')
				return previewAddress(tools, accountability, { collection, id })
			})
			.then((address) => {
				response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
				response.redirect(303, address)
			})
			.catch(next)
	})

	/**
	 * POST /capi/content/preview {token} → PreviewReplySchema: the draft as it is now. 403 INVALID_TOKEN, 401
	 * TOKEN_EXPIRED, 404 NOT_FOUND when it has been deleted.
	 */
	router.post(
		'/content/preview',
		route(async (request) => ({ data: await readPreview(tools, parseBody(request, PreviewRequestSchema).token) })),
	)

	/** GET /capi/content/gone/{collection}/{slug} → GoneReplySchema: 410 or 404 for an address that shows nothing. */
	router.get(
		'/content/gone/:collection/:slug',
		route(async (request) => {
			const slug = String(request.params.slug)
			return { data: { gone: await isGone(runtime.database, collectionOf(request), slug, runtime.clock.now()) } }
		}),
	)
}
