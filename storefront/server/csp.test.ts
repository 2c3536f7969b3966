import { createHash } from 'node:crypto'
import { NO_OUTSIDE_SERVICES } from '@app/contract/measurement'
import { expect, test } from 'vitest'
import { cmsConnectSources, contentSecurityPolicy, hashInline, nonceSource } from './csp.ts'

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('inline scripts and styles are named by the hash of what stands between their tags', () => {
	const html =
		'<style nonce="N">a{b:c}</style><script nonce="N">run()</script><script nonce="N" type="module" async="">import "/x.js"</script>'
	expect(hashInline(html, 'N')).toEqual({ scripts: [sha('run()'), sha('import "/x.js"')], styles: [sha('a{b:c}')] })
})

test('a script with an address is no inline script, and equal scripts are named once', () => {
	const html = '<script nonce="N" src="/a.js"></script><script nonce="N">x</script><script nonce="N">x</script>'
	expect(hashInline(html, 'N').scripts).toEqual([sha('x')])
})

test.each([
	'<script>evil()</script><style>evil</style>',
	'<script nonce="">evil()</script><style nonce>evil</style>',
	'<script nonce="M">evil()</script><style nonce="M">evil</style>',
	'<script>evil()//<script>own()</script>',
])('what does not bear the nonce of the rendering is not named: %s', (injected) => {
	const { scripts, styles } = hashInline(`${injected}<script nonce="N">own()</script>`, 'N')
	expect([scripts, styles]).toEqual([[sha('own()')], []])
})

test('a loopback CMS may be called under both of its names, by http and by websocket', () => {
	expect(cmsConnectSources('http://localhost:8055')).toEqual([
		'http://localhost:8055',
		'ws://localhost:8055',
		'http://127.0.0.1:8055',
		'ws://127.0.0.1:8055',
	])
})

test('any other CMS is named as it is', () => {
	expect(cmsConnectSources('https://cms.example.com')).toEqual(['https://cms.example.com', 'wss://cms.example.com'])
	expect(cmsConnectSources(null)).toEqual([])
})

test('nothing inline runs unless it is named, and nobody may frame the page', () => {
	const policy = contentSecurityPolicy(nonceSource('abc'), { cmsUrl: null })
	expect(policy).toContain("script-src 'self' 'nonce-abc'")
	expect(policy).toContain("style-src 'self' 'nonce-abc'")
	expect(policy).toContain("frame-ancestors 'none'")
	expect(policy).not.toContain('unsafe-')
})

test('nobody else’s script runs, unless Stripe takes the payments', () => {
	const ours = contentSecurityPolicy(nonceSource('abc'), { cmsUrl: null, gateway: 'sandbox' })
	expect(ours).not.toMatch(/stripe|frame-src/)
	const stripe = contentSecurityPolicy(nonceSource('abc'), { cmsUrl: null, gateway: 'stripe' })
	expect(stripe).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/)
	expect(stripe).toMatch(/frame-src [^;]*https:\/\/hooks\.stripe\.com/)
	expect(stripe).toMatch(/connect-src [^;]*https:\/\/api\.stripe\.com/)
})

test('a service is allowed where it is configured, and only what it needs', () => {
	const plain = contentSecurityPolicy(nonceSource('abc'), { cmsUrl: null })
	const policy = (services: Partial<typeof NO_OUTSIDE_SERVICES>) =>
		contentSecurityPolicy(nonceSource('abc'), { cmsUrl: null, services: { ...NO_OUTSIDE_SERVICES, ...services } })
	expect(policy({})).toBe(plain)

	const umami = policy({ umami: { url: 'https://stats.example.com/u', websiteId: 'w' } })
	expect(umami).toBe(plain.replace("connect-src 'self'", "connect-src 'self' https://stats.example.com"))

	const route = policy({ routeUrl: 'https://router.example.com/osrm' })
	expect(route).toBe(plain.replace("connect-src 'self'", "connect-src 'self' https://router.example.com"))

	const gtag = policy({ gtag: { id: 'G-1', scriptUrl: 'https://www.googletagmanager.com/gtag/js' } })
	expect(gtag).toMatch(/script-src 'self' 'nonce-abc' https:\/\/www\.googletagmanager\.com;/)
	expect(gtag).toMatch(/connect-src [^;]*https:\/\/\*\.google-analytics\.com/)
	expect(policy({ gtag: { id: 'G-1', scriptUrl: 'https://tag.example.com/gtag' } })).not.toContain('google')

	const chat = policy({ chatwoot: { url: 'https://chat.example.com', token: 't' } })
	expect(chat).toMatch(/frame-src https:\/\/chat\.example\.com;/)
	expect(chat).toContain("style-src 'self' 'unsafe-inline';")
	expect(chat).toMatch(/script-src 'self' 'nonce-abc' https:\/\/chat\.example\.com;/)
})
