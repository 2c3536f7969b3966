import { describe, expect, it } from 'vitest'
import { createSealedTokens } from './sealed-token.ts'

const texts = { invalid: 'no', expired: 'late' }
const create = (changes: object = {}) =>
	createSealedTokens<{ user: string }>({ key: 'k'.repeat(64), purpose: 'verify', lifeMs: 1_000, texts, ...changes })
const tokens = create()
const token = tokens.seal({ user: 'ann@example.com' }, 5_000)
const flipped = Buffer.from(token, 'base64url')
flipped[20]! ^= 1

const codeOf = (read: () => unknown): unknown => {
	try {
		return read()
	} catch (error) {
		return (error as { code: string }).code
	}
}

describe('a sealed token', () => {
	it('gives back its claims until the moment it ends', () => {
		expect(tokens.open(token, 5_999)).toMatchObject({ user: 'ann@example.com' })
		expect(codeOf(() => tokens.open(token, 6_000))).toBe('TOKEN_EXPIRED')
	})

	it('shows nothing of them, and fits an address as it is', () => {
		expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('ann')
		expect(encodeURIComponent(token)).toBe(token)
		expect(tokens.seal({ user: 'ann@example.com' }, 5_000)).not.toBe(token)
	})

	it.each([
		['another purpose', () => create({ purpose: 'change' }).open(token, 5_000)],
		['another key', () => create({ key: 'x'.repeat(64) }).open(token, 5_000)],
		['one changed bit', () => tokens.open(flipped.toString('base64url'), 5_000)],
		['a cut end', () => tokens.open(token.slice(0, -2), 5_000)],
		['a few characters', () => tokens.open('abc', 5_000)],
		['an empty text', () => tokens.open('', 5_000)],
		['something endless', () => tokens.open('a'.repeat(1_000_000), 5_000)],
		['a list', () => tokens.open(['a', 'b'], 5_000)],
		['nothing', () => tokens.open(undefined, 5_000)],
	])('is refused with %s', (_what, read) => {
		expect(codeOf(read)).toBe('INVALID_TOKEN')
	})
})
