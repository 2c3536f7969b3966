import { expect, test } from 'vitest'
import { isLocalPath } from './local-path.ts'

/** Who agrees on the wire knows no browser; a test may ask what one would do. */
const { URL } = globalThis as unknown as { URL: new (path: string, base: string) => { href: string } }

test.each([
	'/',
	'/order',
	'/order/cart?coupon=WELCOME10#total',
	'/checkout/payment?order_id=7&next=https://burgers.example//x/../y',
	'/branches/temple-bar?from=%2F..%2Fmap',
	'/blog/%C3%A4pfel',
	'/a/...',
	'/.well-known/x',
])('%s is a page of ours, and stays the same in an address', (path) => {
	expect(isLocalPath(path)).toBe(true)
	expect(new URL(path, 'https://shop.example').href).toBe(`https://shop.example${path}`)
})

test.each([
	'',
	'order',
	'//evil.example',
	'/\\evil.example',
	'/order\\..\\..\\evil.example',
	'/\t/evil.example',
	'/order\r\nSet-Cookie: a=b',
	' /order',
	'/order ',
	'https://evil.example',
	'javascript:alert(1)',
	'/..//evil',
	'/../..//evil',
	'/.//evil',
	'/order/..//evil',
	'/order/../auth/logout',
	'/order/.',
	'/order//x',
	'/%2e%2e//evil',
	'/%2E./evil',
	'/.%2e/%2Fevil',
	'/%2F/evil',
	'/%5Cevil',
	'/%09/evil',
	'/%E0%A4%A',
	'/äpfel',
])('%j is none', (path) => {
	expect(isLocalPath(path)).toBe(false)
})
