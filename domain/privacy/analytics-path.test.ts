import { describe, expect, it } from 'vitest'
import { isRecordedPath, measuredPath, measuredReferrer, scrubRecorded } from './analytics-path.ts'

describe('a measured path', () => {
	it.each([
		['/', '/'],
		['/order/', '/order'],
		['/branches/dublin-1', '/branches/dublin-1'],
		['/track', '/track'],
		['/track/k3J9-secret', '/track/order'],
		['/track/k3J9-secret/', '/track/order'],
		['/checkout/payment?id=7&reference=A1', '/checkout/payment'],
		['/auth/verify?token=abc#x', '/auth/verify'],
		['/de/', '/'],
		['/de/track/k3J9-secret', '/track/order'],
	])('of %s is %s', (path, measured) => {
		expect(measuredPath(path)).toBe(measured)
	})

	it.each([
		['', ''],
		['https://shop.example/track/secret', ''],
		['https://search.example/?q=burger', 'https://search.example/'],
		['about:blank', ''],
		['nonsense', ''],
	])('came from %j: %j', (referrer, measured) => {
		expect(measuredReferrer(referrer, 'https://shop.example')).toBe(measured)
	})
})

describe('a recorded page', () => {
	it('keeps no name of an order that it links to', () => {
		expect(scrubRecorded('{"href":"/track/k3J9-secret_1","id":7}')).toBe('{"href":"/track/order","id":7}')
	})

	it.each([
		'/',
		'/order',
		'/shop',
		'/branches',
		'/branches/dublin-1',
		'/blog/a-post',
		'/legal/terms',
		'/de',
		'/de/order',
	])('is %s', (path) => {
		expect(isRecordedPath(path)).toBe(true)
	})

	it.each([
		'/order/cart',
		'/de/order/cart',
		'/track/k3J9',
		'/checkout/payment',
		'/checkout/success',
		'/settings',
		'/auth/login',
		'/status',
		'/logger',
		'/test/push',
		'/capi/system/tech',
	])('is never %s', (path) => {
		expect(isRecordedPath(path)).toBe(false)
	})
})
