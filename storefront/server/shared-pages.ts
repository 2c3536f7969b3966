import { createHash, randomBytes } from 'node:crypto'
import { CMS_CACHE_MS } from '@app/contract/constants'
import type { OutsideServices } from '@app/contract/measurement'
import type { CmsSnapshot } from '../app/server/page-context.server.ts'
import { contentSecurityPolicy, hashInline } from './csp.ts'
import { START_SOURCE, startScriptsAfterPaint } from './deferred-scripts.ts'
import { type EncodedBody, encodeBody } from './encoding.ts'

/** One rendering, ready to be sent to anybody. */
export interface SharedPage {
	status: number
	headers: Record<string, string>
	body: EncodedBody
	etag: string
	version: string
	/** When the oldest of what it shows came from the CMS. */
	asOf: number
	/** When it was made. */
	madeAt: number
}

/** How a page is to be rendered. */
export interface Rendering {
	/** Names the request that it is made for, should it fail. */
	requestId: string
	/** Of this rendering alone: it marks the scripts and styles that this server writes. */
	nonce: string
	/** Nobody waits for it: what it shows may be waited for. */
	isAhead: boolean
	/** Told when each part of it came from the CMS, epoch ms. */
	noteAge: (at: number) => void
}

/** A page whose texts stay old, since the CMS has none, is made again at most this often. */
const REMAKE_AFTER_MS = 1_000

/**
 * Client-side navigations name the routes whose data they ask for, so a page has a few variants, in each language.
 * Beyond this the least used goes.
 */
const MAX_PAGES = 400

const isGood = ({ asOf, madeAt }: SharedPage, now: number) =>
	now - asOf < CMS_CACHE_MS || now - madeAt < REMAKE_AFTER_MS

/**
 * Pages that are the same for everybody, rendered and compressed once for each version of the CMS's data. A page of
 * an older version waits for its successor; one that is only old (texts such as "opens today" age, and those of the
 * CMS) is sent while the successor is made.
 */
export function createSharedPages(options: {
	render: (path: string, snapshot: CmsSnapshot, rendering: Rendering) => Promise<Response>
	/** A page could not be made anew while its predecessor was sent. */
	onError?: (error: unknown, requestId: string) => void
	cmsUrl: string | null
	services?: OutsideServices
	now?: () => number
}): (path: string, snapshot: CmsSnapshot, requestId?: string) => Promise<SharedPage> {
	const { render, onError = () => undefined, cmsUrl, services, now = Date.now } = options
	const pages = new Map<string, SharedPage>()
	const running = new Map<string, Promise<SharedPage>>()

	async function make(
		path: string,
		snapshot: CmsSnapshot,
		by: Pick<Rendering, 'requestId' | 'isAhead'>,
	): Promise<SharedPage> {
		let asOf = now()
		// Signs that stand for themselves in an attribute.
		const nonce = randomBytes(16).toString('hex')
		const noteAge = (at: number) => {
			asOf = Math.min(asOf, at)
		}
		const response = await render(path, snapshot, { ...by, nonce, noteAge })
		const headers: Record<string, string> = {}
		for (const [name, value] of response.headers) headers[name] = value
		let text = await response.text()
		if (headers['content-type']?.startsWith('text/html')) {
			const { scripts, styles } = hashInline(text, nonce)
			text = startScriptsAfterPaint(text.replaceAll(` nonce="${nonce}"`, ''))
			headers['content-security-policy'] = contentSecurityPolicy(
				{ scripts: [...scripts, START_SOURCE], styles },
				{
					cmsUrl,
					gateway: snapshot.menu?.settings.payment?.provider,
					services,
				},
			)
		}
		const body = Buffer.from(text)
		const page: SharedPage = {
			status: response.status,
			headers,
			body: await encodeBody(body),
			etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
			version: snapshot.version,
			asOf,
			madeAt: now(),
		}
		// A failure or a refusal is told to those who wait for it, and tried again by the next.
		if (page.status < 400) keep(path, page)
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
		if (page && isCurrent && isGood(page, now())) return page
		const key = `${snapshot.version} ${path}`
		let next = running.get(key)
		if (!next) {
			const isAhead = page !== undefined && isCurrent
			next = make(path, snapshot, { requestId, isAhead }).finally(() => running.delete(key))
			running.set(key, next)
		}
		if (!page || !isCurrent) return next
		next.catch((error) => onError(error, requestId))
		return page
	}
}
