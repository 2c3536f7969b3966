import { describe, expect, it } from 'vitest'
import { type CookieRequest, judgeCookieRequest } from './cookie-request.ts'

const OWN = 'https://order.example.com'
const JSON_TYPE = 'application/json'

interface Given extends Partial<Omit<CookieRequest, 'headers'>> {
	headers?: CookieRequest['headers']
}

const judge = ({ method = 'PATCH', path = '/users/me', hasCookie = true, headers = {} }: Given) =>
	judgeCookieRequest({ method, path, hasCookie, headers }, (origin) => origin !== OWN)

describe('a request that changes something with a cookie', () => {
	it.each<[string, Given, 'foreign' | 'type' | null]>([
		['from our own page with JSON', { headers: { origin: OWN, 'content-type': JSON_TYPE } }, null],
		['with a charset', { headers: { origin: OWN, 'content-type': 'Application/JSON; charset=utf-8' } }, null],
		['from a foreign page', { headers: { origin: 'https://evil.example', 'content-type': JSON_TYPE } }, 'foreign'],
		['from a page that hides its origin', { headers: { origin: 'null', 'content-type': JSON_TYPE } }, 'foreign'],
		['of text', { headers: { origin: OWN, 'content-type': 'text/plain' } }, 'type'],
		['of text that names JSON', { headers: { origin: OWN, 'content-type': 'text/plain; application/json' } }, 'type'],
		['of a form', { headers: { origin: OWN, 'content-type': 'application/x-www-form-urlencoded' } }, 'type'],
		['of a multipart form', { headers: { origin: OWN, 'content-type': 'multipart/form-data; boundary=x' } }, 'type'],
		['without a body', { headers: { origin: OWN, 'content-length': '0' } }, null],
		['of a body without a type', { headers: { origin: OWN, 'content-length': '2' } }, 'type'],
		['of a body in chunks without a type', { headers: { origin: OWN, 'transfer-encoding': 'chunked' } }, 'type'],
		['without a body but with a type', { headers: { origin: OWN, 'content-type': 'text/plain' } }, 'type'],
		['from a program, which names nothing', { headers: { 'content-type': JSON_TYPE } }, null],
		['of text from a program', { headers: { 'content-type': 'text/plain' } }, 'type'],
		['without an origin, from another site', { headers: { 'sec-fetch-site': 'cross-site' } }, 'foreign'],
		['without an origin, from a sister site', { headers: { 'sec-fetch-site': 'same-site' } }, 'foreign'],
		['without an origin, from our own page', { headers: { 'sec-fetch-site': 'same-origin' } }, null],
		['without an origin, referred by us', { headers: { referer: `${OWN}/settings` } }, null],
		['without an origin, referred by others', { headers: { referer: 'https://evil.example/' } }, 'foreign'],
		['without an origin, referred by our name’s user', { headers: { referer: `${OWN}@evil.example/` } }, 'foreign'],
		['without an origin, with an odd referrer', { headers: { referer: 'nonsense' } }, 'foreign'],
		['and a bearer token', { headers: { origin: 'https://evil.example', authorization: 'Bearer x' } }, null],
		[
			'and a browser’s own password',
			{ headers: { origin: 'https://evil.example', authorization: 'Basic x' } },
			'foreign',
		],
		['and an empty bearer token', { headers: { origin: 'https://evil.example', authorization: 'Bearer ' } }, 'foreign'],
	])('%s', (_what, given, verdict) => expect(judge(given)).toBe(verdict))
})

describe('a multipart form with a cookie', () => {
	const headers = { origin: OWN, 'content-type': 'multipart/form-data; boundary=x' }

	it.each([
		['POST', '/files'],
		['PATCH', '/files/9f1c'],
		['POST', '/Files/'],
		['POST', '/utils/import/posts'],
		['POST', '/capi/careers/cook/apply'],
	])('may be sent to %s %s, from our own pages', (method, path) => {
		expect(judge({ method, path, headers })).toBeNull()
		expect(judge({ method, path, headers: { ...headers, origin: 'https://evil.example' } })).toBe('foreign')
	})

	it.each([
		['POST', '/files/import'],
		['DELETE', '/files/9f1c'],
		['POST', '/capi/payments/cards/setup'],
	])('may not be sent to %s %s', (method, path) => expect(judge({ method, path, headers })).toBe('type'))
})

describe('a request from a foreign page', () => {
	const headers = { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' }

	it.each([
		['POST', '/capi/payments/sandbox/pay/ref'],
		['POST', '/capi/payments/sandbox/challenge/ref'],
		['POST', '/capi/payments/webhooks/stripe'],
		['POST', '/capi/newsletter/unsubscribe'],
		['POST', '/auth/login/google/callback'],
		['GET', '/users/me'],
		['HEAD', '/users/me'],
		['OPTIONS', '/users/me'],
		['SEARCH', '/items/posts'],
	])('goes on to %s %s, which a cookie does not prove or which changes nothing', (method, path) => {
		expect(judge({ method, path, headers })).toBeNull()
	})

	it.each(['GET', 'HEAD', 'POST'])('starts no flow by %s', (method) => {
		expect(judge({ method, path: '/flows/trigger/9f1c', headers: { 'sec-fetch-site': 'cross-site' } })).toBe('foreign')
	})

	it.each(['/auth/login', '/auth/login/ldap', '/auth/refresh', '/auth/logout', '/Auth/Login/'])(
		'signs nobody in or out at %s, without a cookie either',
		(path) => expect(judge({ method: 'POST', path, headers, hasCookie: false })).toBe('foreign'),
	)

	it('goes on without a cookie where cookies are not given', () => {
		expect(judge({ path: '/capi/shop/orders', method: 'POST', headers, hasCookie: false })).toBeNull()
	})
})
