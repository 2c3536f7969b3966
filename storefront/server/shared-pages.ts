import { createHash } from 'node:crypto'
import { CMS_CACHE_MS } from '@app/contract/constants'
import type { OutsideServices } from '@app/contract/measurement'
import type { CmsSnapshot } from '../app/server/page-context.server.ts'
import { contentSecurityPolicy, hashInline } from './csp.ts'
import { type EncodedBody, encodeBody } from './encoding.ts'
import { startScriptsAfterPaint } from './scripts-later.ts'

/** One rendering, ready to be sent to anybody. */
export interface SharedPage {
	status: number
	headers: Record<string, string>
	body: EncodedBody
	etag: string
	version: string
	renderedAt: number
}

/** Client-side navigations name the routes whose data they ask for, so a page has a few variants. Beyond this the least used goes. */
const MAX_PAGES = 200

/**
 * Pages that are the same for everybody, rendered and compressed once for each version of the CMS's data. A page of an older version
 * waits for its successor; one that is only old (texts such as "opens today" age) is sent while the successor is made.
 */
export function createSharedPages(options: {
	/** `requestId` names the request that it is made for, should it fail. */
	render: (path: string, snapshot: CmsSnapshot, requestId: string) => Promise<Response>
	/** A page could not be made anew while its predecessor was sent. */
	onError?: (error: unknown, requestId: string) => void
	cmsUrl: string | null
	services?: OutsideServices
	now?: () => number
}): (path: string, snapshot: CmsSnapshot, requestId?: string) => Promise<SharedPage> {
	const { render, onError = () => undefined, cmsUrl, services, now = Date.now } = options
	const pages = new Map<string, SharedPage>()
	const running = new Map<string, Promise<SharedPage>>()

	async function make(path: string, snapshot: CmsSnapshot, requestId: string): Promise<SharedPage> {
		const response = await render(path, snapshot, requestId)
		const headers: Record<string, string> = {}
		for (const [name, value] of response.headers) headers[name] = value
		let text = await response.text()
		if (headers['content-type']?.startsWith('text/html')) {
			text = startScriptsAfterPaint(text)
			headers['content-security-policy'] = contentSecurityPolicy(hashInline(text), {
				cmsUrl,
				gateway: snapshot.menu?.settings.payment?.provider,
				services,
			})
		}
		const body = Buffer.from(text)
		const page: SharedPage = {
			status: response.status,
			headers,
			body: await encodeBody(body),
			etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
			version: snapshot.version,
			renderedAt: now(),
		}
		// A failure is told to those who wait for it, and tried again by the next.
		if (page.status < 500) keep(path, page)
		return page
	}

	/** Puts a page at the young end of the map, whose old end is given up first. */
	function keep(path: string, page: SharedPage) {
		pages.delete(path)
		pages.set(path, page)
		const [oldest] = pages.keys()
		if (pages.size > MAX_PAGES) pages.delete(oldest!)
	}

	return async function get(path, snapshot, requestId = '') {
		const page = pages.get(path)
		const isCurrent = page?.version === snapshot.version
		if (page) keep(path, page)
		if (page && isCurrent && now() - page.renderedAt < CMS_CACHE_MS) return page
		const key = `${snapshot.version} ${path}`
		let next = running.get(key)
		if (!next) {
			next = make(path, snapshot, requestId).finally(() => running.delete(key))
			running.set(key, next)
		}
		if (!page || !isCurrent) return next
		next.catch((error) => onError(error, requestId))
		return page
	}
}
