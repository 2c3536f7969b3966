import { createHash } from 'node:crypto'
import type { GatewayInfo } from '@app/contract/gateway'
import { NO_OUTSIDE_SERVICES, type OutsideServices } from '@app/contract/measurement'
import { GATEWAY_SOURCES, serviceSources } from './outside-sources.ts'

/** CSP sources for what stands inside a page itself. */
export interface InlineSources {
	scripts: readonly string[]
	styles: readonly string[]
}

/** The CSP source of an inline script or style with that content. */
export const hashSource = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

/**
 * The hashes of the inline scripts and styles of a page that bear `nonce`, each once, in their order. Whoever gets a
 * script into the page in another way, such as through a text of the CMS, does not know the nonce of that rendering:
 * the script has no hash, and browsers do not run it.
 */
export function hashInline(html: string, nonce: string): InlineSources {
	const hashAll = (tag: 'script' | 'style') => {
		const own = `<${tag}(?=[^>]*\\snonce="${nonce}")(?![^>]*\\s(?:src=|type="application/ld\\+json"))[^>]*>`
		const elements = html.matchAll(new RegExp(`${own}([\\s\\S]*?)</${tag}>`, 'g'))
		return [...new Set(Array.from(elements, ([, content = '']) => hashSource(content)))]
	}
	return { scripts: hashAll('script'), styles: hashAll('style') }
}

/** The one source for everything inside a page that is rendered for one person. */
export function nonceSource(nonce: string): InlineSources {
	return { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] }
}

const LOOPBACK = ['localhost', '127.0.0.1']

/**
 * Where browsers may call the CMS, for http and websocket. A loopback address counts under both of its names, because
 * the page calls the CMS by the name it was opened with itself.
 */
export function cmsConnectSources(cmsUrl: string | null): string[] {
	const socketOf = (origin: string) => origin.replace(/^http/, 'ws')
	return originsOf(cmsUrl).flatMap((origin) => [origin, socketOf(origin)])
}

/** The origins that a configured address stands for: a loopback address under both of its names. */
export function originsOf(url: string | null): string[] {
	if (url === null) return []
	const { protocol, hostname, port } = new URL(url)
	const hosts = LOOPBACK.includes(hostname) ? LOOPBACK : [hostname]
	return hosts.map((host) => `${protocol}//${host}${port ? `:${port}` : ''}`)
}

interface Outside {
	cmsUrl: string | null
	/**
	 * The gateway that takes payments; its origins are allowed on every page, because a page is left without loading the
	 * next.
	 */
	gateway?: GatewayInfo['provider']
	/** Measuring and chat; what is configured is allowed on every page, whether the visitor accepts it or not. */
	services?: OutsideServices
	/** Who may show the page in a frame; nobody where it is not given. */
	framedBy?: readonly string[]
}

/**
 * The Content-Security-Policy of a page: its own files, what is named in `inline`, the CMS, the gateway and
 * configured services, nothing else.
 */
export function contentSecurityPolicy(
	inline: InlineSources,
	{ cmsUrl, gateway = 'sandbox', services = NO_OUTSIDE_SERVICES, framedBy = ["'none'"] }: Outside,
): string {
	const outside = [GATEWAY_SOURCES[gateway], ...serviceSources(services)]
	const of = (directive: 'script' | 'frame' | 'connect' | 'img') => [
		...new Set(outside.flatMap((sources) => sources[directive] ?? [])),
	]
	// A browser that finds a hash or nonce ignores 'unsafe-inline'.
	const styles = outside.some(({ hasOwnStyles }) => hasOwnStyles) ? ["'unsafe-inline'"] : inline.styles
	const frame = of('frame')
	return [
		"default-src 'none'",
		`script-src ${["'self'", ...inline.scripts, ...of('script')].join(' ')}`,
		`style-src ${["'self'", ...styles].join(' ')}`,
		`img-src ${["'self'", 'data:', 'blob:', ...of('img')].join(' ')}`,
		"font-src 'self'",
		`connect-src ${["'self'", ...cmsConnectSources(cmsUrl), ...of('connect')].join(' ')}`,
		...(frame.length > 0 ? [`frame-src ${frame.join(' ')}`] : []),
		"manifest-src 'self'",
		"worker-src 'self'",
		"base-uri 'none'",
		"form-action 'self'",
		`frame-ancestors ${framedBy.join(' ')}`,
	].join('; ')
}
