import { expect, test } from 'vitest'
import { parseEnv } from './env.ts'

test('everything has a default but the address of the CMS', () => {
	expect(parseEnv({})).toEqual({
		port: 3000,
		host: '0.0.0.0',
		publicUrl: 'http://127.0.0.1:3000',
		cmsPublicUrl: null,
		cmsInternalUrl: null,
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
	['STOREFRONT_AUTH_MODE', 'basic'],
	['STOREFRONT_AUTH_AUTO_REFRESH', 'perhaps'],
	['STOREFRONT_AUTH_COOKIE_MAX_AGE', 'a day'],
	['STOREFRONT_AUTH_COOKIE_SAME_SITE', 'loose'],
	['STOREFRONT_AUTH_ACCESS_COOKIE', 'directus_session_token'],
	['STOREFRONT_AUTH_REFRESH_COOKIE', 'directus_refresh_token'],
	['STOREFRONT_AUTH_REFRESH_COOKIE', 'a;b'],
])('%s=%s is refused by name', (name, value) => {
	expect(() => parseEnv({ [name]: value })).toThrow(name)
})

test('cookies are secure where the storefront has TLS, unless somebody says otherwise', () => {
	const secure = (env: Record<string, string>) => parseEnv(env).auth.cookies.secure
	expect(secure({ STOREFRONT_PUBLIC_URL: 'https://order.example.com' })).toBe(true)
	expect(secure({ STOREFRONT_PUBLIC_URL: 'https://order.example.com', STOREFRONT_AUTH_COOKIE_SECURE: 'false' })).toBe(
		false,
	)
	expect(secure({ STOREFRONT_AUTH_COOKIE_SECURE: 'true' })).toBe(true)
})

test('all bad variables are told at once', () => {
	expect(() => parseEnv({ STOREFRONT_PORT: 'x', CMS_PUBLIC_URL: 'y' })).toThrow(/STOREFRONT_PORT[\s\S]*CMS_PUBLIC_URL/)
})
