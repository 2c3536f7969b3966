import { compileRoutePath } from '../auth/route-access.ts'

/** What is known of a request before anything acts on it. */
export interface CookieRequest {
	method: string
	path: string
	headers: {
		origin?: string | undefined
		referer?: string | undefined
		'sec-fetch-site'?: string | string[] | undefined
		authorization?: string | undefined
		'content-type'?: string | undefined
		'content-length'?: string | undefined
		'transfer-encoding'?: string | undefined
	}
	/** Whether it carries a cookie that lets somebody in. */
	hasCookie: boolean
}

type Route = { method: string; pattern: RegExp }

const routes = (...names: string[]): Route[] =>
	names.map((name) => {
		const [method = '', path = ''] = name.split(' ')
		return { method, pattern: compileRoutePath(path) }
	})

const isOneOf = (known: readonly Route[], { method, path }: Pick<CookieRequest, 'method' | 'path'>) =>
	known.some((route) => route.method === method && route.pattern.test(path))

export const READING_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'SEARCH'])

/** A flow may change anything, and Express answers HEAD by the handler of GET. */
const CHANGING_READS = routes('GET /flows/trigger/:pk', 'HEAD /flows/trigger/:pk')

/** These give cookies to a browser that has none: a foreign page must not sign anybody in as somebody else. */
const SIGN_INS = routes('POST /auth/login', 'POST /auth/login/:provider', 'POST /auth/refresh', 'POST /auth/logout')

/**
 * A token in the address, the provider's state or a signature proves these, and never a cookie. Pages without a
 * referrer, mail programs and other servers send them as forms.
 */
const PROVED_OTHERWISE = routes(
	'POST /capi/payments/sandbox/pay/:ref',
	'POST /capi/payments/sandbox/challenge/:ref',
	'POST /capi/payments/webhooks/:provider',
	'POST /capi/newsletter/unsubscribe',
	'POST /auth/login/:provider/callback',
)

const TAKES_FILES = routes(
	'POST /files',
	'PATCH /files/:pk',
	'POST /utils/import/:collection',
	'POST /capi/careers/:slug/apply',
)

/**
 * Browsers ask the server before a foreign page may send this, and never add it by themselves; `Basic` they do
 * add.
 */
const BEARER = /^bearer [^ ]+$/i
const REFERER_ORIGIN = /^https?:\/\/[^/?#\\@]+(?=\/|$)/
const JSON_TYPE = /^application\/json\s*(?:;|$)/i
const MULTIPART_TYPE = /^multipart\/form-data\s*(?:;|$)/i

/**
 * Decides about a request that a browser may have sent with somebody's cookies on behalf of a foreign page (CSRF):
 * `foreign` where its origin says so, `type` for a body that a page may send anywhere without being asked, null
 * where it may go on.
 */
export function judgeCookieRequest(
	request: CookieRequest,
	isForeignOrigin: (origin: string) => boolean,
): 'foreign' | 'type' | null {
	const { method, headers, hasCookie } = request
	if (READING_METHODS.has(method) && !isOneOf(CHANGING_READS, request)) return null
	if (BEARER.test(headers.authorization ?? '') || isOneOf(PROVED_OTHERWISE, request)) return null
	if (!hasCookie && !isOneOf(SIGN_INS, request)) return null
	if (isFromForeignPage(headers, isForeignOrigin)) return 'foreign'
	return hasAllowedType(request) ? null : 'type'
}

/**
 * Whether a foreign page has sent a request that changes something. Every browser names the origin with each
 * method but GET and HEAD, and no page can leave it out: `null` stands where it is kept secret. A request without
 * `Origin`, `Sec-Fetch-Site` and `Referer` therefore comes from a program, which has its cookies because they were
 * given to it.
 */
export function isFromForeignPage(
	{ origin, referer, 'sec-fetch-site': site }: Pick<CookieRequest['headers'], 'origin' | 'referer' | 'sec-fetch-site'>,
	isForeignOrigin: (origin: string) => boolean,
): boolean {
	if (origin !== undefined) return isForeignOrigin(origin)
	if (site !== undefined) return site !== 'same-origin' && site !== 'none'
	if (referer === undefined) return false
	const origins = REFERER_ORIGIN.exec(referer)
	return origins === null || isForeignOrigin(origins[0])
}

function hasAllowedType(request: CookieRequest): boolean {
	const { 'content-type': type, 'content-length': length, 'transfer-encoding': transfer } = request.headers
	// Without a type there is no body either: pages can send a blob of no type.
	if (type === undefined) return transfer === undefined && Number(length ?? 0) === 0
	return JSON_TYPE.test(type) || (MULTIPART_TYPE.test(type) && isOneOf(TAKES_FILES, request))
}
