import { gzipSync } from 'node:zlib'
import { SIGNATURE_HEADER, signBody } from '../../src/gateways/sandbox/signature.ts'
import { CARDS, cardOf, draftOf } from '../client.ts'
import { PUBLIC_TOKEN, SANDBOX_SECRET } from '../cms.ts'
import { STOREFRONT } from '../people.ts'
import type { Chain, Request } from './send.ts'
import { accessToken, customer } from './tokens.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const quote = JSON.stringify({ branch: '3', items: draftOf().items })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const garbage = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJpZCI6MX0.nobody'

type Headers = Record<string, string> | ((memory: Chain['memory']) => Record<string, string>)

/** Ways to say who asks: what is added to the query, and the headers. */
const signIns: [title: string, query: string, headers: Headers][] = [
	['nobody', '', {}],
	['a static token', '', bearer(customer.token)],
	['an access token', '', bearer(accessToken(3600))],
	['a lower-case scheme', '', { authorization: `bearer ${customer.token}` }],
	['a token in the query', `access_token=${customer.token}`, {}],
	['an access token in the query', `access_token=${accessToken(3600)}`, {}],
	['a token in query and header', `access_token=${customer.token}`, bearer(customer.token)],
	['tokens in a list', `access_token[]=${customer.token}`, {}],
	['a session cookie', '', ({ cookie }) => ({ cookie: cookie!, origin: STOREFRONT })],
	['a session cookie without an origin', '', ({ cookie }) => ({ cookie: cookie! })],
	['a session cookie of a foreign page', '', ({ cookie }) => ({ cookie: cookie!, origin: 'https://evil.example' })],
	['a session cookie and a header', '', ({ cookie }) => ({ cookie: cookie!, ...bearer(customer.token) })],
	['a broken session cookie', '', { cookie: `directus_session_token=${garbage}`, origin: STOREFRONT }],
	['an expired session cookie', '', { cookie: `directus_session_token=${accessToken(-60)}`, origin: STOREFRONT }],
	['another cookie', '', { cookie: 'theme=dark; a=%zz' }],
	['an expired token', '', bearer(accessToken(-60))],
	['a token of another secret', '', bearer(accessToken(3600, 'another-secret-0123456789abcdef0123'))],
	['garbage that looks like a token', '', bearer(garbage)],
	['an unknown static token', '', bearer('nobody-has-this-token')],
	['a basic sign-in', '', { authorization: 'Basic YTpi' }],
	['an empty bearer', '', { authorization: 'Bearer ' }],
	['a bearer of three words', '', { authorization: 'Bearer a b' }],
	['the public token', '', bearer(PUBLIC_TOKEN)],
	['the filter of a hook', '', { 'x-as': 'filter' }],
]

const asked = signIns.flatMap(([title, query, given]): Request[] => {
	const headers = (memory: Chain['memory']) => (typeof given === 'function' ? given(memory) : given)
	const and = query && `?${query}`
	return [
		{ title: `${title} reads the saved cards`, method: 'GET', path: `/capi/payments/cards${and}`, headers },
		{ title: `${title} reads the menu`, method: 'GET', path: `/capi/shop/menu-test?a=1&${query}`, headers },
		{
			title: `${title} asks for a quote`,
			method: 'POST',
			path: `/capi/shop/quote${and}`,
			body: quote,
			headers: (memory) => ({ ...JSON_TYPE, ...headers(memory) }),
		},
	]
})

const origins = ['http://127.0.0.1:3000', 'http://localhost:3000', 'https://evil.example', 'null']
const crossed = origins.flatMap((origin): Request[] => [
	{
		title: `a preflight from ${origin}`,
		method: 'OPTIONS',
		path: '/capi/shop/orders',
		headers: {
			origin,
			'access-control-request-method': 'POST',
			'access-control-request-headers': 'content-type,idempotency-key,x-other',
		},
	},
	{ title: `OPTIONS alone from ${origin}`, method: 'OPTIONS', path: '/capi/nothing', headers: { origin } },
	{ title: `a read from ${origin}`, method: 'GET', path: '/capi/shop/branches?a=1', headers: { origin } },
	{
		title: `a post from ${origin}`,
		method: 'POST',
		path: '/capi/shop/quote',
		body: quote,
		headers: { origin, ...JSON_TYPE },
	},
	{ title: `a refusal to ${origin}`, method: 'POST', path: '/capi/shop/orders', headers: { origin } },
])

const deep = `${'['.repeat(3000)}${']'.repeat(3000)}`
const bodies: [title: string, body: string | Buffer, headers: Record<string, string>, isChunked?: boolean][] = [
	['no body', '', {}],
	['no body of JSON', '', JSON_TYPE],
	['cut JSON', '{"branch":', JSON_TYPE],
	['a text', '"text"', JSON_TYPE],
	['a number', '3', JSON_TYPE],
	['null', 'null', JSON_TYPE],
	['a list', '[]', JSON_TYPE],
	['an object that says nothing', '{}', JSON_TYPE],
	['a prototype', '{"__proto__":{"branch":"3"}}', JSON_TYPE],
	['a deep body', `{"items":${deep}}`, JSON_TYPE],
	['20 kB', JSON.stringify({ branch: '3', note: 'x'.repeat(20_000) }), JSON_TYPE],
	['1.2 MB', JSON.stringify({ note: 'x'.repeat(1_200_000) }), JSON_TYPE],
	['plain text', quote, { 'content-type': 'text/plain' }],
	['no type', quote, {}],
	['a form', 'branch=3', { 'content-type': 'application/x-www-form-urlencoded' }],
	['a form of parts', '--x\r\n\r\n--x--', { 'content-type': 'multipart/form-data; boundary=x' }],
	['JSON of another kind', quote, { 'content-type': 'application/vnd.api+json' }],
	['UTF-8 by name', quote, { 'content-type': 'application/json; charset=utf-8' }],
	['UTF-16', Buffer.from(quote, 'utf16le'), { 'content-type': 'application/json; charset=utf-16le' }],
	['latin letters', quote, { 'content-type': 'application/json; charset=latin1' }],
	['packed JSON', gzipSync(quote), { ...JSON_TYPE, 'content-encoding': 'gzip' }],
	['broken packing', 'not packed', { ...JSON_TYPE, 'content-encoding': 'gzip' }],
	['unknown packing', quote, { ...JSON_TYPE, 'content-encoding': 'secret' }],
	['pieces', quote, JSON_TYPE, true],
	['pieces of broken JSON', '{"branch":', JSON_TYPE, true],
]
const written = bodies.flatMap(([title, body, headers, isChunked = false]): Request[] => [
	{ title: `a quote of ${title}`, method: 'POST', path: '/capi/shop/quote', body, headers, isChunked },
	{ title: `a session of ${title}`, method: 'POST', path: '/capi/payments/sessions', body, headers, isChunked },
])

const paths = ['/capi', '/capi/', '/capi/nothing', '/CAPI/Shop/Branches', '/capi/shop/orders', '/capi/%73hop/slots']
const elsewhere = paths.flatMap((path) =>
	['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'SEARCH'].map(
		(method): Request => ({ title: `${method} ${path}`, method, path }),
	),
)

const queries = ['limit=abc', 'filter=notjson', 'fields=a.b.c.d.e.f.g.h.i', 'sort=-nothing', 'a[b][c]=1', 'search=x']
	.flatMap((query) => [`/capi/shop/branches?${query}`, `/capi/shop/status?${query}`])
	.map((path): Request => ({ title: `GET ${path}`, method: 'GET', path }))

const event = JSON.stringify({ id: 'evt_of_nobody', type: 'payment.paid', created: 1, data: { payment_ref: 'nobody' } })
const signed = (body: string | Buffer, secret = SANDBOX_SECRET) => ({
	[SIGNATURE_HEADER]: signBody(body, secret, Date.now()),
})
const spaced = event.replace('{', '{ \n "é": "\\u00e9", ')
const webhooks = (
	[
		['signed', event, JSON_TYPE, signed],
		['signed with its spaces', spaced, JSON_TYPE, signed],
		['signed as it was parsed', spaced, JSON_TYPE, () => signed(JSON.stringify(JSON.parse(spaced)))],
		['signed by somebody else', event, JSON_TYPE, (body) => signed(body, 'another secret')],
		['unsigned', event, JSON_TYPE, () => ({})],
		['not JSON', 'paid=1', { 'content-type': 'application/x-www-form-urlencoded' }, signed],
		['broken', '{"id":', JSON_TYPE, signed],
		['empty', '', JSON_TYPE, signed],
	] satisfies [string, string, object, (body: string | Buffer) => Record<string, string>][]
).map(
	([title, body, type, sign]): Request => ({
		title: `a webhook that is ${title}`,
		method: 'POST',
		path: '/capi/payments/webhooks/sandbox',
		body,
		headers: (_memory, sent) => ({ ...(type as Record<string, string>), ...sign(sent) }),
	}),
)

const KEY = '5b0f7a52-6a8e-4f0c-9d3a-00000000abcd'
const order = (
	title: string,
	draft: object,
	headers: Record<string, string>,
	remember?: Request['remember'],
): Request => ({
	title,
	method: 'POST',
	path: '/capi/shop/orders',
	body: JSON.stringify(draft),
	headers: { ...JSON_TYPE, ...headers },
	...(remember && { remember }),
})
const paid: Request[] = [
	order('an order without a key', draftOf(), {}),
	order('an order', draftOf(), { 'idempotency-key': KEY }, (data, memory) => {
		const { id, slug } = data.order
		Object.assign(memory, { id, slug })
	}),
	order('the same order again', draftOf(), { 'idempotency-key': KEY }),
	order('another order of the same key', draftOf({ first_name: 'Bea' }), { 'idempotency-key': KEY }),
	order('an order of somebody signed in', draftOf(), { 'idempotency-key': `${KEY}1`, ...bearer(customer.token) }),
	{
		title: 'a payment session',
		method: 'POST',
		path: '/capi/payments/sessions',
		body: ({ id, slug }) => JSON.stringify({ order_id: id, slug }),
		headers: JSON_TYPE,
		remember(data, memory) {
			memory.ref = data.payment_ref
		},
	},
	{
		title: 'a payment',
		method: 'POST',
		path: '/capi/payments/sandbox/confirm',
		body: ({ ref }) => JSON.stringify({ payment_ref: ref, card: cardOf(CARDS.pays) }),
		headers: JSON_TYPE,
	},
	{ title: 'the paid order', method: 'GET', path: ({ id, slug }) => `/capi/shop/status?orderId=${id}&slug=${slug}` },
]

const proxies = (
	[
		['two proxies', { 'x-forwarded-for': '198.51.100.7, 203.0.113.200' }],
		['an address of six', { 'x-forwarded-for': '2001:db8::7' }],
		['an address that is none', { 'x-forwarded-for': 'nobody' }],
		['another header of a proxy', { 'x-real-ip': '198.51.100.9' }],
		['a forged host', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }],
		['a forged request id', { 'x-request-id': 'forged' }],
		['a forged key of the storefront', { 'x-storefront-key': 'forged', 'x-visitor-address': '198.51.100.8' }],
		['a browser', { 'user-agent': 'Mozilla/5.0', origin: STOREFRONT, 'accept-language': 'de' }],
		['a name of 2,000 letters', { 'user-agent': 'x'.repeat(2000) }],
	] satisfies [string, Record<string, string>][]
).flatMap(([title, headers]): Request[] => [
	{ title: `${title} reads slots`, method: 'GET', path: '/capi/shop/slots?branch=3', headers },
	{
		title: `${title} asks for a quote`,
		method: 'POST',
		path: '/capi/shop/quote',
		body: quote,
		headers: { ...headers, ...JSON_TYPE },
	},
])

const annotated: Request[] = ['/capi/nothing', '/capi/payments/cards'].map((path) => ({
	title: `an error of ${path} that a hook changes`,
	method: 'GET',
	path,
	headers: { 'user-agent': 'annotate' },
}))

/** Requests of every kind, in the order in which each server gets them. */
export const REQUESTS: readonly Request[] = [
	...asked,
	...crossed,
	...written,
	...elsewhere,
	...queries,
	...webhooks,
	...paid,
	...proxies,
	...annotated,
]
