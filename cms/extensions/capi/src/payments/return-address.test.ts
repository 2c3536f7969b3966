import type { Request } from 'express'
import { expect, it } from 'vitest'
import { returnAddress } from './return-address.ts'

const config = { storefrontUrl: new URL('https://shop.example') }
const attempt = (returnPath: string | null, language: string | null = null) => ({
	payment: { returnPath, paymentRef: 'pay_1' },
	order: { slug: 'abc', language },
})

it.each([
	[null, 'https://shop.example/track/abc?payment_ref=pay_1'],
	['/checkout/payment?order_id=7', 'https://shop.example/checkout/payment?order_id=7&payment_ref=pay_1'],
	['/\t/evil.example', 'https://shop.example/track/abc?payment_ref=pay_1'],
	['/..//evil.example', 'https://shop.example/track/abc?payment_ref=pay_1'],
	['https://evil.example', 'https://shop.example/track/abc?payment_ref=pay_1'],
])('with %j leads back to %s', (returnPath, address) => {
	expect(returnAddress(config, {} as Request, attempt(returnPath)).href).toBe(address)
})

it.each([
	['de-DE', 'https://shop.example/de/track/abc?payment_ref=pay_1'],
	['fr-FR', 'https://shop.example/track/abc?payment_ref=pay_1'],
])('leads an order in %s to %s where no path was named', (language, address) => {
	expect(returnAddress(config, {} as Request, attempt(null, language)).href).toBe(address)
})
