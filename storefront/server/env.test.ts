import { expect, test } from 'vitest'
import { parseEnv } from './env.ts'

test('everything has a default but the address of the CMS', () => {
	expect(parseEnv({})).toEqual({
		port: 3000,
		host: '127.0.0.1',
		publicUrl: 'http://127.0.0.1:3000',
		cmsPublicUrl: null,
		cmsInternalUrl: null,
		isTrustedProxy: expect.any(Function),
		secret: null,
		auth: {
			mode: 'json',
			autoRefresh: true,
			cookies: {
				access: 'auth_access_token',
				refresh: 'auth_refresh_token',
				maxAgeMs: 86_400_000,
				sameSite: 'strict',
				secure: false,
			},
			publicToken: null,
		},
		services: { consentRevision: 1, gtag: null, umami: null, recordingUrl: null, chatwoot: null, routeUrl: null },
		logStyle: 'raw',
		metricsToken: null,
		testPages: true,
		securityContact: null,
		serviceWorker: true,
	})
})

test('the server reaches the CMS by its public address unless it has another one', () => {
	const env = { CMS_PUBLIC_URL: 'https://cms.example.com/' }
	expect(parseEnv(env).cmsInternalUrl).toBe('https://cms.example.com')
	expect(parseEnv({ ...env, CMS_INTERNAL_URL: 'http://cms:8055' }).cmsInternalUrl).toBe('http://cms:8055')
})

test('an empty variable counts as a missing one', () => {
	expect(parseEnv({ STOREFRONT_PORT: ' ', CMS_PUBLIC_URL: '' })).toMatchObject({ port: 3000, cmsPublicUrl: null })
})

test.each([
	['STOREFRONT_PORT', 'eighty'],
	['STOREFRONT_PORT', '70000'],
	['CMS_PUBLIC_URL', 'cms.example.com'],
	['STOREFRONT_PUBLIC_URL', 'ftp://example.com'],
	['STOREFRONT_TRUST_PROXY', 'true'],
	['STOREFRONT_TRUST_PROXY', 'proxy.example.com'],
	['SECRET', 'short'],
	['STOREFRONT_AUTH_MODE', 'basic'],
	['STOREFRONT_AUTH_AUTO_REFRESH', 'perhaps'],
	['STOREFRONT_AUTH_COOKIE_MAX_AGE', 'a day'],
	['STOREFRONT_AUTH_COOKIE_SAME_SITE', 'loose'],
	['STOREFRONT_AUTH_ACCESS_COOKIE', 'directus_session_token'],
	['STOREFRONT_AUTH_REFRESH_COOKIE', 'directus_refresh_token'],
	['STOREFRONT_AUTH_REFRESH_COOKIE', 'a;b'],
	['STOREFRONT_CONSENT_REVISION', 'two'],
	['STOREFRONT_GTAG_ID', "G-1');alert(1"],
	['STOREFRONT_UMAMI_URL', 'stats.example.com'],
	['STOREFRONT_RECORDING_URL', 'ftp://example.com'],
	['STOREFRONT_CHATWOOT_URL', 'javascript:alert(1)'],
	['STOREFRONT_ROUTE_URL', 'router.example.com'],
	['METRICS_TOKEN', 'short'],
	['TEST_PAGES', 'no'],
])('%s=%s is refused by name', (name, value) => {
	expect(() => parseEnv({ [name]: value })).toThrow(name)
})

test('the test pages are there at local addresses only, unless TEST_PAGES says otherwise', () => {
	const isOn = (env: Record<string, string>) => parseEnv(env).testPages
	expect(isOn({ STOREFRONT_PUBLIC_URL: 'http://localhost:3000', CMS_PUBLIC_URL: 'http://[::1]:8055' })).toBe(true)
	expect(isOn({ STOREFRONT_PUBLIC_URL: 'https://order.example.com' })).toBe(false)
	expect(isOn({ CMS_PUBLIC_URL: 'https://cms.example.com' })).toBe(false)
	expect(isOn({ CMS_PUBLIC_URL: 'https://cms.example.com', TEST_PAGES: 'true' })).toBe(true)
	expect(isOn({ TEST_PAGES: 'false' })).toBe(false)
})

test('cookies are secure where the storefront has TLS, unless somebody says otherwise', () => {
	const secure = (env: Record<string, string>) => parseEnv(env).auth.cookies.secure
	expect(secure({ STOREFRONT_PUBLIC_URL: 'https://order.example.com' })).toBe(true)
	expect(secure({ STOREFRONT_PUBLIC_URL: 'https://order.example.com', STOREFRONT_AUTH_COOKIE_SECURE: 'false' })).toBe(
		false,
	)
	expect(secure({ STOREFRONT_AUTH_COOKIE_SECURE: 'true' })).toBe(true)
})

test('measuring and chat are on where they are configured as a whole', () => {
	const env = {
		STOREFRONT_CONSENT_REVISION: '4',
		STOREFRONT_GTAG_ID: 'G-ABC123',
		STOREFRONT_UMAMI_URL: 'https://stats.example.com/',
		STOREFRONT_CHATWOOT_URL: 'https://chat.example.com',
		STOREFRONT_ROUTE_URL: 'https://router.example.com/osrm/',
	}
	expect(parseEnv(env).services).toEqual({
		consentRevision: 4,
		gtag: { id: 'G-ABC123', scriptUrl: 'https://www.googletagmanager.com/gtag/js' },
		umami: null,
		recordingUrl: null,
		chatwoot: null,
		routeUrl: 'https://router.example.com/osrm',
	})
	expect(
		parseEnv({ ...env, STOREFRONT_UMAMI_WEBSITE_ID: 'w1', STOREFRONT_CHATWOOT_TOKEN: 't1' }).services,
	).toMatchObject({
		umami: { url: 'https://stats.example.com', websiteId: 'w1' },
		chatwoot: { url: 'https://chat.example.com', token: 't1' },
	})
})

test('all bad variables are told at once', () => {
	expect(() => parseEnv({ STOREFRONT_PORT: 'x', CMS_PUBLIC_URL: 'y' })).toThrow(/STOREFRONT_PORT[\s\S]*CMS_PUBLIC_URL/)
})

test('in production a public address needs the names of its proxies and the secret of the CMS', () => {
	const env = { NODE_ENV: 'production', STOREFRONT_PUBLIC_URL: 'https://order.example.com' }
	expect(() => parseEnv(env)).toThrow(/^Every visitor .*IP_TRUST_PROXY.*\.$/)
	expect(() => parseEnv({ ...env, IP_TRUST_PROXY: 'true' })).toThrow(/^IP_TRUST_PROXY=true .*\.$/)
	expect(() => parseEnv({ ...env, IP_TRUST_PROXY: '127.0.0.1' })).toThrow(/^SECRET .*\.$/)
	const named = { ...env, IP_TRUST_PROXY: '127.0.0.1', SECRET: 'x'.repeat(32) }
	expect(parseEnv(named).isTrustedProxy('127.0.0.1', 0)).toBe(true)
	expect(parseEnv({ ...named, STOREFRONT_TRUST_PROXY: '10.0.0.1' }).isTrustedProxy('127.0.0.1', 0)).toBe(false)
})
