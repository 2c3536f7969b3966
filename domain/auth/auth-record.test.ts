import { describe, expect, it, test } from 'vitest'
import {
	isCookieRecord,
	isExpired,
	makeCookieRecord,
	makeTokenRecord,
	refreshRecord,
	withoutRefreshToken,
} from './auth-record.ts'

const NOW = 1_795_000_000_000
const DAY = 86_400_000
const reply = { access_token: 'a1', refresh_token: 'r1', expires: 900_000 }

describe('the stored record', () => {
	it('of a sign-in has exactly the fields of the specification and ends after 24 h', () => {
		expect(makeTokenRecord(reply, NOW)).toEqual({
			access_token: 'a1',
			refresh_token: 'r1',
			expires: 900_000,
			expires_at: NOW + DAY,
		})
	})

	it('of a cookie session is a flag and the end of the 24 h', () => {
		expect(makeCookieRecord(NOW)).toEqual({ cookie_auth: true, expires_at: NOW + DAY })
	})

	it('has new tokens after a refresh, and ends when it did', () => {
		const renewed = refreshRecord(makeTokenRecord(reply, NOW), {
			access_token: 'a2',
			refresh_token: 'r2',
			expires: 800_000,
		})
		expect(renewed).toEqual({ access_token: 'a2', refresh_token: 'r2', expires: 800_000, expires_at: NOW + DAY })
	})

	it('keeps its refresh token where the reply has none', () => {
		const renewed = refreshRecord(makeTokenRecord(reply, NOW), {
			access_token: 'a2',
			refresh_token: null,
			expires: null,
		})
		expect(renewed.refresh_token).toBe('r1')
	})

	it('loses its refresh token when a refresh is refused; a cookie session has none to lose', () => {
		expect(withoutRefreshToken(makeTokenRecord(reply, NOW))).toMatchObject({ access_token: 'a1', refresh_token: null })
		expect(withoutRefreshToken(makeCookieRecord(NOW))).toEqual(makeCookieRecord(NOW))
	})
})

test('a record is that of a cookie session where it has the flag', () => {
	expect(isCookieRecord(makeCookieRecord(NOW))).toBe(true)
	expect(isCookieRecord(makeTokenRecord(reply, NOW))).toBe(false)
})

test.each([
	[NOW + 1, false],
	[NOW, true],
	[NOW - 1, true],
	[null, false],
])('what ends at %s is over: %s', (end, over) => {
	expect(isExpired(end, NOW)).toBe(over)
})
