import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { needsRefresh, nextSessionStep, refreshTime, timerDelay } from './auth-refresh.ts'

const NOW = 1_795_000_000_000
const MINUTE = 60_000
const DAY = 86_400_000

describe('the time of a refresh', () => {
	it('is 30 s before the token ends', () => {
		expect(refreshTime({ endsAt: NOW + 15 * MINUTE, life: 15 * MINUTE })).toBe(NOW + 15 * MINUTE - 30_000)
	})

	it.each([
		[30_000, 0],
		[29_999, 0],
		[5_000, 0],
		[30_001, 30_000],
	])('of a token that lives %i ms is %i ms before its end', (life, margin) => {
		expect(refreshTime({ endsAt: NOW + life, life })).toBe(NOW + life - margin)
	})

	it('is the usual one where the life is not known, and none without an end', () => {
		expect(refreshTime({ endsAt: NOW + MINUTE, life: null })).toBe(NOW + 30_000)
		expect(refreshTime({ endsAt: null, life: MINUTE })).toBe(null)
	})
})

test.each([
	[30_001, false],
	[30_000, true],
	[29_999, true],
	[0, true],
	[-1, true],
])('with %i ms left a refresh is due: %s', (left, due) => {
	expect(needsRefresh({ endsAt: NOW + left, life: 15 * MINUTE }, NOW)).toBe(due)
})

test('a token without a known end is never due', () => {
	expect(needsRefresh({ endsAt: null, life: null }, NOW)).toBe(false)
})

describe('a running session waits for', () => {
	const time = { endsAt: NOW + 15 * MINUTE, life: 15 * MINUTE }
	const wait = (input: Partial<Parameters<typeof nextSessionStep>[0]>) =>
		nextSessionStep({ time, sessionEndsAt: NOW + DAY, mayRefresh: true, ...input })

	it('its refresh', () => {
		expect(wait({})).toEqual({ kind: 'refresh', at: NOW + 15 * MINUTE - 30_000 })
	})

	it('the end of its token where nothing renews it', () => {
		expect(wait({ mayRefresh: false })).toEqual({ kind: 'end', at: NOW + 15 * MINUTE })
	})

	it.each([
		['the token lives as long as the session', { time: { endsAt: NOW + DAY, life: DAY } }],
		['the token outlives it', { time: { endsAt: NOW + 2 * DAY, life: 2 * DAY } }],
		['nobody knows how long the token lives', { time: { endsAt: null, life: null } }],
		['nobody knows, and nothing renews it', { time: { endsAt: null, life: null }, mayRefresh: false }],
	])('the end of the 24 h where %s', (_, input) => {
		expect(wait(input)).toEqual({ kind: 'end', at: NOW + DAY })
	})
})

test.each([
	[NOW + 5, 5],
	[NOW, 0],
	[NOW - 5, 0],
	[NOW + 2_147_483_647, 2_147_483_647],
	[NOW + 2_147_483_648, 2_147_483_647],
	[Number.POSITIVE_INFINITY, 2_147_483_647],
])('a timer for %i waits %i ms', (at, delay) => {
	expect(timerDelay(at, NOW)).toBe(delay)
})

const instant = fc.integer({ min: NOW - 2 * DAY, max: NOW + 2 * DAY })
const tokenTime = fc.record({ endsAt: fc.option(instant), life: fc.option(fc.integer({ min: 0, max: 2 * DAY })) })

test('whatever a token says, a session is looked at before it ends, and no timer overflows', () => {
	fc.assert(
		fc.property(tokenTime, instant, fc.boolean(), instant, (time, sessionEndsAt, mayRefresh, now) => {
			const { kind, at } = nextSessionStep({ time, sessionEndsAt, mayRefresh })
			expect(at).toBeLessThanOrEqual(sessionEndsAt)
			if (kind === 'refresh')
				expect([mayRefresh, needsRefresh(time, at), needsRefresh(time, at - 1)]).toEqual([true, true, false])
			expect(timerDelay(at, now)).toBeGreaterThanOrEqual(0)
			expect(timerDelay(at, now)).toBeLessThanOrEqual(2_147_483_647)
		}),
	)
})
