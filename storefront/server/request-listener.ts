import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { isFromForeignPage, READING_METHODS } from '@app/domain/http/cookie-request'
import { readToTheEnd } from '@app/domain/http/lingering-close'
import { isOwnTarget } from '@app/domain/http/request-target'
import { originsOf } from './csp.ts'
import { createLog } from './log.ts'
import { createMedia } from './media.ts'
import { createMetrics } from './metrics.ts'
import { sendText } from './node-http.ts'
import { createPages, type PageOptions } from './pages.ts'
import { createSecurityHeaders } from './security-headers.ts'

export type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void

export interface ListenerOptions extends PageOptions {
	/** Serves the files of the build and calls `next` for everything else. */
	files: Middleware
	/** Opens GET /metrics, where it is set. */
	metricsToken?: string | null
}

/**
 * Answers every request of the storefront: health, metrics, pictures, files, pages. Each has a name of its own, which
 * pages show where they failed; what a caller sends as such is not taken over, since it would write into the log.
 */
export function createListener(options: ListenerOptions): RequestListener {
	const headersOf = createSecurityHeaders(options.publicUrl)
	const serveMedia = createMedia({ cmsUrl: options.cmsInternalUrl })
	const fetchFor = (req: IncomingMessage) => options.cmsFetch(options.visitorOf(req))
	const sendPage = createPages(options)
	const own = new Set(originsOf(options.publicUrl))
	const { log = createLog('raw'), metricsToken = null } = options
	const metrics = metricsToken === null ? null : createMetrics(metricsToken)

	return (req, res) => {
		readToTheEnd(req)
		const path = (req.url ?? '/').split('?', 1)[0]!
		for (const [name, value] of headersOf(path)) res.setHeader(name, value)
		metrics?.count(path, res)
		const requestId = randomUUID().slice(-12)
		const fail = (error: unknown) => {
			if (res.destroyed) return
			log('error', 'A request failed.', { error, request_id: requestId })
			if (res.headersSent) res.destroy()
			else sendText(res, 500, `Something went wrong. Reference for support: ${requestId}`)
		}
		if (!isOwnTarget(req.url)) return sendText(res, 400, 'Bad request')
		// fetch's Request, which the pages are given, refuses it with an exception.
		if (req.method === 'TRACE') return sendText(res, 405, 'Method not allowed')
		// Its own forms are the only ones that it takes: a foreign page must not confirm, unsubscribe or renew anything here.
		if (!READING_METHODS.has(req.method ?? '') && isFromForeignPage(req.headers, (origin) => !own.has(origin))) {
			return sendText(res, 403, 'This was sent from another site.')
		}
		if (path === '/healthz') return sendText(res, 200, 'ok')
		if (metrics && path === '/metrics') return metrics.send(req, res)
		if (path.startsWith('/media/')) return void serveMedia(req, res, path, fetchFor(req)).catch(fail)
		options.files(req, res, () => {
			res.setHeader('X-Request-Id', requestId)
			sendPage(req, res, { requestId, fetchCms: fetchFor(req) }).catch(fail)
		})
	}
}
