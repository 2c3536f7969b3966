import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideReturnPath } from './return-path.ts'

/** The rooms of domain/ know no browser; its tests may ask what one would do. */
const { URL } = globalThis as unknown as {
	URL: new (path: string, base: string) => { origin: string; pathname: string }
}

test.each([
	'/',
	'/order',
	'/order/cart?coupon=WELCOME10#total',
	'/settings/orders',
	'/branches/temple-bar?from=%2Fmap',
	'/author/ann',
	'/auth/change-password',
	'/order?next=https://burgers.example/x',
])('%s is gone back to', (path) => {
	expect(decideReturnPath(path, '/elsewhere')).toBe(path)
})

test.each([
	null,
	undefined,
	'',
	'order',
	'//evil.example',
	'///evil.example',
	'/\\evil.example',
	'\\\\evil.example',
	'/\t/evil.example',
	'/\n/evil.example',
	'/order\r\nSet-Cookie: a=b',
	'https://evil.example',
	'javascript:alert(1)',
	'data:text/html,x',
	' /order',
	'/..//evil.example',
	'/.//evil.example',
	'/order/../auth/logout',
	'/%2e%2e//evil.example',
	'/%2F/evil.example',
	'/%5Cevil.example',
	'/%09/evil.example',
	'/%E0%A4%A',
	'/auth',
	'/auth/login',
	'/AUTH/logout',
	'/auth/logout?x=1',
	'/%61uth/logout',
	'/auth/change-password/../logout',
	`/${'a'.repeat(2_000)}`,
])('%j is not', (wanted) => {
	expect(decideReturnPath(wanted, '/elsewhere')).toBe('/elsewhere')
})

test('whatever is asked for, the browser stays on this site', () => {
	const origin = 'https://burgers.example'
	const nasty = fc.array(
		fc.constantFrom('/', '\\', '.', '..', '%2f', '%5c', '%2e', ':', '@', '\t', '\n', '?', '#', 'evil.example'),
	)
	fc.assert(
		fc.property(
			fc.oneof(
				fc.string(),
				fc.webUrl(),
				nasty.map((parts) => `/${parts.join('')}`),
			),
			(wanted) => {
				const url = new URL(decideReturnPath(wanted), origin)
				expect(url.origin).toBe(origin)
				expect(url.pathname.startsWith('//')).toBe(false)
			},
		),
		{ numRuns: 2_000 },
	)
})
