import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { makeCookieRecord, makeTokenRecord } from './auth-record.ts'
import { beganGoogleSignIn, decideAuthStart, judgeSession, sessionRetryDelay } from './auth-start.ts'

const NOW = 1_795_000_000_000
const HOUR = 3_600_000
const DAY = 24 * HOUR
const signedIn = (at: number, refresh_token: string | null = 'r') =>
	makeTokenRecord({ access_token: 'a', refresh_token, expires: 900_000 }, at)
const start = (input: Partial<Parameters<typeof decideAuthStart>[0]>) =>
	decideAuthStart({ record: null, tokenEndsAt: null, autoRefresh: true, now: NOW, ...input })

describe('at start', () => {
	it('nothing stored is a guest', () => {
		expect(start({})).toEqual({ kind: 'guest' })
	})

	it('a token that holds fetches the user', () => {
		const plan = { kind: 'fetch-user', by: 'token' }
		expect(start({ record: signedIn(NOW - HOUR), tokenEndsAt: NOW + 1 })).toEqual(plan)
	})

	it('a token whose end is not known is judged by the server', () => {
		expect(start({ record: signedIn(NOW - HOUR, null) })).toEqual({ kind: 'fetch-user', by: 'token' })
	})

	it('a token past its own life but inside the 24 h is refreshed before anything is cleared', () => {
		expect(start({ record: signedIn(NOW - HOUR), tokenEndsAt: NOW })).toEqual({ kind: 'refresh' })
	})

	it.each([
		['without a refresh token', { record: signedIn(NOW - HOUR, null), tokenEndsAt: NOW }],
		['where nothing is refreshed by itself', { record: signedIn(NOW - HOUR), tokenEndsAt: NOW, autoRefresh: false }],
		['after 24 h', { record: signedIn(NOW - DAY), tokenEndsAt: NOW + HOUR }],
		['after 24 h of a cookie session', { record: makeCookieRecord(NOW - DAY) }],
	])('a token %s is expired', (_, input) => {
		expect(start(input)).toEqual({ kind: 'expired' })
	})

	it('one millisecond before the end of the 24 h the session holds', () => {
		const record = signedIn(NOW - DAY + 1)
		expect(start({ record, tokenEndsAt: NOW + HOUR })).toEqual({ kind: 'fetch-user', by: 'token' })
	})

	it('a cookie session that is not expired fetches the user with credentials', () => {
		const plan = { kind: 'fetch-user', by: 'cookies' }
		expect(start({ record: makeCookieRecord(NOW - DAY + 1) })).toEqual(plan)
	})
})

test.each([
	[200, 'valid'],
	[204, 'valid'],
	[400, 'refused'],
	[401, 'refused'],
	[403, 'refused'],
	[408, 'unknown'],
	[429, 'unknown'],
	[500, 'unknown'],
	[503, 'unknown'],
	[0, 'unknown'],
])('an answer of %i means: %s', (status, verdict) => {
	expect(judgeSession(status)).toBe(verdict)
})

test('a session that nobody could judge is tried again after 2 s, doubling to a minute', () => {
	expect([0, 1, 2, 4, 5, 50].map(sessionRetryDelay)).toEqual([2_000, 4_000, 8_000, 32_000, 60_000, 60_000])
})

test('no start uses a session past its 24 h, and none is cleared that could be renewed', () => {
	const age = fc.integer({ min: 0, max: 2 * DAY })
	fc.assert(
		fc.property(age, fc.option(fc.integer({ min: -DAY, max: DAY })), fc.boolean(), (ago, left, autoRefresh) => {
			const tokenEndsAt = left === null ? null : NOW + left
			const { kind } = start({ record: signedIn(NOW - ago), tokenEndsAt, autoRefresh })
			const isRunOut = tokenEndsAt !== null && tokenEndsAt <= NOW
			if (ago >= DAY || (isRunOut && !autoRefresh)) expect(kind).toBe('expired')
			else expect(kind).toBe(isRunOut ? 'refresh' : 'fetch-user')
		}),
	)
})

it.each([
	['never left for Google', null, false],
	['left just now', 10_000_000, true],
	['left less than an hour ago', 6_400_001, true],
	['left an hour ago', 6_400_000, false],
	['has a start in the future', 10_000_001, false],
])('a tab that %s began the sign-in: %s', (_, startedAt, expected) => {
	expect(beganGoogleSignIn(startedAt, 10_000_000)).toBe(expected)
})
