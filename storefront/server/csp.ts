import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** CSP sources for the inline scripts of a page, each once, in their order: `'sha256-…'`. */
export function hashInlineScripts(html: string): string[] {
	const hashes = new Set<string>()
	for (const [, script = ''] of html.matchAll(INLINE_SCRIPT)) {
		hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
	}
	return [...hashes]
}

const LOOPBACK = ['localhost', '127.0.0.1']

/**
 * Where browsers may call the CMS, for http and websocket. A loopback address counts under both of its names, because the page calls
 * the CMS by the name it was opened with itself.
 */
export function cmsConnectSources(cmsUrl: string | null): string[] {
	if (cmsUrl === null) return []
	const { protocol, hostname, port } = new URL(cmsUrl)
	const hosts = LOOPBACK.includes(hostname) ? LOOPBACK : [hostname]
	const suffix = port ? `:${port}` : ''
	const socket = protocol === 'https:' ? 'wss:' : 'ws:'
	return hosts.flatMap((host) => [`${protocol}//${host}${suffix}`, `${socket}//${host}${suffix}`])
}

/** The Content-Security-Policy of a page whose own inline scripts are named by `scriptSources` (hashes or a nonce). */
export function contentSecurityPolicy(scriptSources: readonly string[], cmsUrl: string | null): string {
	return [
		"default-src 'none'",
		`script-src ${["'self'", ...scriptSources].join(' ')}`,
		"style-src 'self'",
		"img-src 'self' data: blob:",
		"font-src 'self'",
		`connect-src ${["'self'", ...cmsConnectSources(cmsUrl)].join(' ')}`,
		"manifest-src 'self'",
		"worker-src 'self'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	].join('; ')
}
