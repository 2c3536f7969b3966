import type { AuthConfig } from '@app/contract/account'
import { describe, expect, it } from 'vitest'
import { authCookies, formatCookie } from './auth-cookies.ts'
import { makeCookieRecord, makeTokenRecord } from './auth-record.ts'

const NOW = 1_795_000_000_000
const config: AuthConfig['cookies'] = {
	access: 'auth_access_token',
	refresh: 'auth_refresh_token',
	maxAgeMs: 86_400_000,
	sameSite: 'strict',
	secure: true,
}
const record = makeTokenRecord({ access_token: 'a', refresh_token: 'r', expires: 900_000 }, NOW)

describe('the cookies', () => {
	it('are three, with the configured attributes', () => {
		const rest = 'path=/; max-age=86400; samesite=strict; secure'
		expect(authCookies(record, NOW + 900_000, config, NOW)).toEqual([
			`directus_token_expired_at=${NOW + 900_000}; ${rest}`,
			`auth_access_token=a; ${rest}`,
			`auth_refresh_token=r; ${rest}`,
		])
	})

	it('never outlive the session', () => {
		const [, access] = authCookies(record, null, config, NOW + 86_400_000 - 60_000)
		expect(access).toContain('max-age=60;')
	})

	it('live shorter where that is configured', () => {
		const [, access] = authCookies(
			record,
			null,
			{ ...config, maxAgeMs: 3_600_000, secure: false, sameSite: 'lax' },
			NOW,
		)
		expect(access).toBe('auth_access_token=a; path=/; max-age=3600; samesite=lax')
	})

	it('tell the end of the session where nobody knows the token’s', () => {
		expect(authCookies(record, null, config, NOW)[0]).toContain(`=${NOW + 86_400_000};`)
	})

	it('hold no token of a cookie session, and none that was not given', () => {
		const [end, access, refresh] = authCookies(makeCookieRecord(NOW), null, config, NOW)
		expect([access, refresh]).toEqual(
			['auth_access_token', 'auth_refresh_token'].map((name) => `${name}=; path=/; max-age=0; samesite=strict; secure`),
		)
		expect(end).toContain(`directus_token_expired_at=${NOW + 86_400_000};`)
		expect(authCookies({ ...record, refresh_token: null }, null, config, NOW)[2]).toContain(
			'auth_refresh_token=; path=/; max-age=0',
		)
	})

	it('all go with the record', () => {
		for (const cookie of authCookies(null, null, config, NOW)) expect(cookie).toMatch(/^\w+=; path=\/; max-age=0;/)
	})
})

describe('one cookie', () => {
	it('is capped where a cookie timer overflows', () => {
		expect(formatCookie('a', 'b', 2_147_483_648_000, config)).toContain('max-age=2147483;')
	})

	it('cannot be broken by its value', () => {
		expect(formatCookie('a', 'b; path=/x', 1_000, config)).toMatch(/^a=b%3B%20path%3D%2Fx; path=\/;/)
	})
})
