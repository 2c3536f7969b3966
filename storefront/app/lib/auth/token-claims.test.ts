import { expect, test } from 'vitest'
import { isInvitation, readTokenClaims } from './token-claims.ts'

const token = (claims: unknown) => `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sig`
const NONE = { issuedAt: null, endsAt: null }

test('a JWT says when it was issued and when it ends', () => {
	expect(readTokenClaims(token({ iat: 100, exp: 1_000, name: 'Ünïcødé ?>~' }))).toEqual({
		issuedAt: 100_000,
		endsAt: 1_000_000,
	})
})

test.each([
	['an opaque token', 'Zk3-static-token'],
	['nothing', ''],
	['half a JWT', 'head.!!!.sig'],
	['a JWT without times', token({})],
	['a JWT with foreign times', token({ iat: 'yesterday', exp: null })],
	['a JWT that holds null', token(null)],
])('%s says nothing', (_, text) => {
	expect(readTokenClaims(text)).toEqual(NONE)
})

test.each([
	['an invitation', token({ email: 'a@b.ie', scope: 'invite' }), true],
	['a reset', token({ email: 'a@b.ie', scope: 'password-reset' }), false],
	['an opaque token', 'Zk3-static-token', false],
])('%s is told by its scope', (_, text, expected) => {
	expect(isInvitation(text)).toBe(expected)
})
