import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AuthConfig } from '@app/contract/account'
import type { OutsideServices } from '@app/contract/measurement'
import { splitLanguage } from '@app/language/tags'
import { createContentClient } from '../app/features/content/content-client.ts'
import { createContentReader } from '../app/features/content/content-reader.ts'
import type { CmsSnapshot, PageContext } from '../app/server/page-context.server.ts'
import type { CmsFetch } from './cms-fetch.ts'
import type { SnapshotDemand } from './cms-snapshot.ts'
import { contentSecurityPolicy, nonceSource } from './csp.ts'
import { chooseEncoding } from './encoding.ts'
import { createLog, type ServerLog } from './log.ts'
import { sendResponse, toRequest } from './node-http.ts'
import { isPreviewed, markPreview } from './preview-headers.ts'
import { createSharedPages, type SharedPage } from './shared-pages.ts'

/** The app's server bundle: app/server/handler.server.ts. */
export interface App {
	renderPage: (request: Request, page: PageContext) => Promise<Response>
	/** Pictures for sharing are drawn in a thread that runs this file; until then, in this one. */
	drawInThread: (file: string) => void
	/** The ids of the routes that make up a page; the path is without its language. */
	routeIdsOf: (path: string) => string[]
	sharedPathOf: (url: URL, page: Pick<PageContext, 'snapshot' | 'content'>) => Promise<string | null>
}

export interface PageOptions {
	app: () => Promise<App>
	readSnapshot: (language: string, demand: SnapshotDemand) => Promise<CmsSnapshot>
	publicUrl: string
	cmsPublicUrl: string | null
	cmsInternalUrl: string | null
	cmsFetch: CmsFetch
	/** The address that a visitor's calls to the CMS are counted by. */
	visitorOf: (req: IncomingMessage) => string
	/** How customers sign in; part of every page. */
	auth: AuthConfig
	/** What it measures with and how it chats; part of every page and of its policy. */
	services: OutsideServices
	log?: ServerLog
	/** Whether /test/… is there. */
	testPages?: boolean
	/** Where holes are reported; null: to the support. */
	securityContact?: string | null
	/**
	 * Development renders each page anew and without a CSP: the dev server's own inline scripts and styles have no hash.
	 */
	dev?: boolean
}

const OUTAGE: ReadonlySet<CmsSnapshot['status']> = new Set(['down', 'unreachable', 'unconfigured', 'unreadable'])
/** These work without the CMS (section 2); every other page shows the outage screen then. */
const WORKS_IN_OUTAGE: ReadonlySet<string> = new Set(['/status', '/test/push', '/offline'])
const OUTAGE_RETRY_SECONDS = 30

/** The page that an address is about: `/order.data?_routes=…` (`/_.data` for the home page) asks for a page's data. */
function pageOf(url: URL): URL {
	const page = new URL(url)
	page.pathname = url.pathname.replace(/\/_\.data$|\.data$/, '') || '/'
	return page
}

/**
 * The same address in small letters, in which all of ours are written; null where it is in them, or asks for a page's
 * data.
 */
function inLowerCase(url: URL): URL | null {
	if (!/[A-Z]/.test(url.pathname) || url.pathname.endsWith('.data')) return null
	const small = new URL(url)
	small.pathname = url.pathname.toLowerCase()
	return small
}

/**
 * What a shared page is asked for by: its own address, or that of its data for some of its own routes (`routeIds`),
 * each once and in their order. Nothing else of a query counts, so that nobody makes up an address that costs a
 * rendering and a place in the cache.
 */
function sharedKey(url: URL, sharedPath: string, routeIds: readonly string[]): string {
	if (!url.pathname.endsWith('.data')) return sharedPath
	const key = new URL(sharedPath, url)
	key.pathname = key.pathname === '/' ? '/_.data' : `${key.pathname}.data`
	const asked = new Set(url.searchParams.get('_routes')?.split(','))
	const routes = routeIds.filter((id) => asked.has(id))
	if (routes.length > 0 && routes.length < routeIds.length) key.searchParams.set('_routes', routes.join(','))
	return key.pathname + key.search
}

/** How cards are taken, as the CMS says with its menu. */
const gatewayOf = ({ menu }: CmsSnapshot) => menu?.settings.payment?.provider

const isHtml = (type: string | null | undefined) => type?.startsWith('text/html') ?? false

/** During an outage a page is not what was asked for: 503, so that search engines come back later. */
function outageStatus(res: ServerResponse, status: number, type: string | null | undefined, isOut: boolean): number {
	if (!isOut || status !== 200 || !isHtml(type)) return status
	res.setHeader('Retry-After', OUTAGE_RETRY_SECONDS)
	return 503
}

/** A browser's reload asks every cache on the way for what is true now. */
const isReload = ({ headers }: IncomingMessage) => /\b(no-cache|max-age=0)\b/.test(headers['cache-control'] ?? '')

/** A page's own scripts can read this header where they can read no other: of the data of a navigation that failed. */
function nameFailure(res: ServerResponse, requestId: string): void {
	res.setHeader('Server-Timing', `request;desc="${requestId}"`)
}

/** A page that is rendered for one visitor. */
interface ForOne {
	snapshot: CmsSnapshot
	isOut: boolean
	requestId: string
	fetchCms: typeof fetch
}

/** Leads to where a page is, for good. */
function sendOn(res: ServerResponse, { pathname, search }: URL): void {
	const caching = { 'Cache-Control': 'public, max-age=0, must-revalidate' }
	res.writeHead(301, { ...caching, Location: pathname + search }).end()
}

function sendShared(req: IncomingMessage, res: ServerResponse, page: SharedPage, isOut: boolean): void {
	for (const name in page.headers) res.setHeader(name, page.headers[name]!)
	res.setHeader('ETag', page.etag)
	res.setHeader('Vary', 'Accept-Encoding')
	res.setHeader('Cache-Control', 'public, max-age=0, must-revalidate')
	res.statusCode = outageStatus(res, page.status, page.headers['content-type'], isOut)
	if (res.statusCode === 200 && req.headers['if-none-match'] === page.etag) {
		res.writeHead(304).end()
		return
	}
	const encoding = chooseEncoding(req.headers['accept-encoding'])
	const body = page.body[encoding]
	if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding)
	res.setHeader('Content-Length', body.length)
	res.end(req.method === 'HEAD' ? undefined : body)
}

/**
 * Sends pages and the data of client-side navigations: the shared ones from memory, the others rendered for one
 * person.
 */
export function createPages(
	options: PageOptions,
): (req: IncomingMessage, res: ServerResponse, by: { requestId: string; fetchCms: typeof fetch }) => Promise<void> {
	const { log = createLog('raw'), testPages = true, securityContact = null } = options
	const { app, readSnapshot, publicUrl, cmsPublicUrl, cmsInternalUrl, cmsFetch, auth, services, dev = false } = options
	const fetchForAll = cmsFetch(null)
	const content = createContentClient({
		cmsUrl: cmsInternalUrl,
		fetch: fetchForAll,
		publicToken: auth.publicToken,
		onError: (error) => log('warn', 'Texts of the CMS could not be renewed.', { error }),
	})
	const addresses = { publicUrl, cmsUrl: cmsPublicUrl, cmsInternalUrl, auth, services, testPages, securityContact }
	const named = (requestId: string) => ({
		requestId,
		report: (error: unknown) => log('error', 'A page failed.', { error, request_id: requestId }),
	})
	const getShared = createSharedPages({
		cmsUrl: cmsPublicUrl,
		services,
		render: async (path, snapshot, { requestId, nonce, isAhead, noteAge }) => {
			const { report } = named(requestId)
			return (await app()).renderPage(new Request(new URL(path, publicUrl)), {
				...addresses,
				...named(requestId),
				snapshot,
				content: createContentReader(content, {
					isFresh: isAhead,
					noteAge,
					report,
					isOut: OUTAGE.has(snapshot.status),
				}),
				fetchCms: fetchForAll,
				nonce,
				isShared: true,
			})
		},
		onError: (error, requestId) => named(requestId).report(error),
	})

	async function sendForOne(
		req: IncomingMessage,
		res: ServerResponse,
		{ snapshot, isOut, requestId, fetchCms }: ForOne,
	) {
		const gone = new AbortController()
		res.once('close', () => gone.abort())
		const nonce = randomBytes(16).toString('base64')
		const request = await toRequest(req, publicUrl, gone.signal)
		const response = await (await app()).renderPage(request, {
			...addresses,
			...named(requestId),
			snapshot,
			content: createContentReader(content, { ...named(requestId), isOut }),
			fetchCms,
			nonce: dev ? null : nonce,
			isShared: false,
		})
		const type = response.headers.get('content-type')
		const framedBy = isPreviewed(request.url) ? markPreview(res, cmsPublicUrl) : undefined
		if (!response.headers.has('cache-control') && !framedBy) res.setHeader('Cache-Control', 'private, no-cache')
		if (isHtml(type) && !dev) {
			res.setHeader(
				'Content-Security-Policy',
				contentSecurityPolicy(nonceSource(nonce), {
					cmsUrl: cmsPublicUrl,
					gateway: gatewayOf(snapshot),
					services,
					framedBy,
				}),
			)
		}
		if (response.status >= 400) res.setHeader('X-Robots-Tag', 'noindex')
		res.statusCode = outageStatus(res, response.status, type, isOut)
		if (response.status >= 500) nameFailure(res, requestId)
		await sendResponse(req, res, response)
	}

	return async function sendPage(req, res, { requestId, fetchCms }) {
		const url = new URL(req.url ?? '/', publicUrl)
		const page = pageOf(url)
		const { tag, path } = splitLanguage(page.pathname)
		const snapshot = await readSnapshot(tag, { isReload: isReload(req) })
		const isOut = OUTAGE.has(snapshot.status) && !WORKS_IN_OUTAGE.has(path)
		const isRead = req.method === 'GET' || req.method === 'HEAD'
		const reader = createContentReader(content, { ...named(requestId), isOut })
		const findShared = async (wanted: URL) =>
			dev || !isRead ? null : (await app()).sharedPathOf(wanted, { snapshot, content: reader }).catch(() => null)
		const sharedPath = await findShared(page)
		if (sharedPath === null) {
			// The router does not tell capitals apart: one page under many addresses is many pages to a search engine.
			const small = inLowerCase(url)
			if (small && (await findShared(small)) !== null) return sendOn(res, small)
			return sendForOne(req, res, { snapshot, isOut, requestId, fetchCms })
		}
		const routeIds = (await app()).routeIdsOf(path)
		const shared = await getShared(sharedKey(url, sharedPath, routeIds), snapshot, requestId)
		if (shared.status >= 500) nameFailure(res, requestId)
		sendShared(req, res, shared, isOut)
	}
}
