import { expect, it } from 'vitest'
import { redact } from './redact.ts'

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6ImFiYyJ9.s3cr3t-signature_x'
const REFRESH = 'Zk3nYV0o8m1Qd7uXw2Rt5LhBcA9sEfGjKiPqNvTzMy4b6x8CDaHrUJWlOgISpe_-'
const SLUG = 'Vq3uY1mB0x-eKpT7Rz_sWn4hLdGcJ9aF2iXoQ5tUyMk'

it.each([
	['a bearer token', `Authorization: Bearer ${REFRESH}`, REFRESH],
	['a token of letters alone behind Bearer', 'bearer abcdef', 'abcdef'],
	['a JWT', `sent ${JWT} to the server`, 's3cr3t'],
	['the head of a JWT', 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6ImFiYyJ9', 'eyJpZ'],
	['token= in an address', 'at https://shop.example/auth/verify?token=abc123&x=1 line 2', 'abc123'],
	['any value of a query', '/checkout/payment?order_id=17&reference=BD-1204&amount=1250', 'BD-1204'],
	['a token in a fragment', '/auth/google-callback#access_token=abc.def', 'abc.def'],
	['a refresh token in JSON', `{"refresh_token":"${REFRESH}","mode":"json"}`, REFRESH],
	['a password in JSON', '{"email":"a","password":"Big Dill, 2 pickles"}', 'Big Dill'],
	['the rest of a password whose JSON was cut', '{"password":"Big Dill, 2 pick', 'pick'],
	['a password in a form', 'password=hunter2&next=1', 'hunter2'],
	['a new password', 'new_password: hunter2', 'hunter2'],
	['a session cookie', 'Cookie: directus_session_token=abc', 'abc'],
	['who signs in within an address', 'https://aoife:pickle@cms.example/', 'pickle'],
	['an email', 'No mail to aoife.byrne+shop@mail.example.com today', 'aoife'],
	['an email in an encoded query', '/auth/login?email=aoife%40example.com', 'aoife'],
	['a card', 'Card 4242 4242 4242 4242 was refused', '4242'],
	['a card without blanks', 'pan:4242424242424242', '4242'],
	['a card with dashes', '3782-822463-10005', '8224'],
	['a security code', '"cvc":"123"', '123'],
	['a telephone number', 'Call +353 85 123 4567', '123'],
	['a refresh token without a label', `got ${REFRESH}`, 'Zk3nYV'],
	["an order's address", `GET /capi/shop/orders/${SLUG}/events`, SLUG.slice(6)],
	["an order's page", `/track/${SLUG}`, SLUG.slice(6)],
])('takes out %s', (_what, text, secret) => {
	expect(text).toContain(secret)
	expect(redact(text)).not.toContain(secret)
})

it.each([
	'POST /capi/shop/orders answered 409 Conflict',
	'code: CART_CHANGED, request: 3f9a0c12be77',
	'TypeError: x is not a function\n    at https://shop.example/assets/shell-DZcb5DXP.js:1:20344',
	'GET /capi/shop/menu-test?branch=… answered 503',
	'The record cart-state could not be stored.',
	'Price 1250, order 17, 60000 ms, 2026-11-20T18:30:00.000Z',
	'order 550e8400-e29b-41d4-a716-446655440000',
])('leaves %s', (text) => {
	expect(redact(text)).toBe(text)
})

it('says which values it took, and is done with its own words', () => {
	const once = redact('GET /x?token=abc&page=2 for a@b.example with Bearer q')
	expect(once).toBe('GET /x?token=…&page=… for [email] with Bearer [removed]')
	expect(redact(once)).toBe(once)
})

it('reads a huge hostile text in no noticeable time', { timeout: 1_000 }, () => {
	for (const part of ['a-', '1 ', '+1 ', 'token', 'a@', '?a', 'eyJ.']) expect(redact(part.repeat(4_000))).not.toBe('')
})
