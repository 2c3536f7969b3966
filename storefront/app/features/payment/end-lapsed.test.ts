import { STORAGE_KEYS } from '@app/contract/records'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endLapsed } from './end-lapsed.ts'
import { failure, makeShop, type ShopAnswer, statusOf, stubStorage } from './fake-shop.fixture.ts'
import { paymentStore } from './payment-store.ts'

beforeEach(() => {
	vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 18) })
	stubStorage({ [STORAGE_KEYS.paymentSlug]: 'slug-of-7' })
	paymentStore.dispatch({ type: 'clear-all' })
	paymentStore.dispatch({ type: 'start', orderRef: 'BD-7Q4KX', orderId: '7' })
	vi.setSystemTime(Date.now() + 60_000)
})
afterEach(() => {
	vi.useRealTimers()
	vi.unstubAllGlobals()
})

async function end(answer: ShopAnswer | undefined) {
	const target = await endLapsed(makeShop(() => answer).cms)
	return { target, status: paymentStore.get().paymentStatus }
}

it.each([
	['is still open', statusOf('pending')],
	['failed', statusOf('failed')],
	['is unknown to the shop', failure(404, 'NOT_FOUND')],
])('a payment that %s is no longer tracked', async (_, answer) => {
	expect(await end(answer)).toEqual({ target: null, status: 'idle' })
})

it('one that was paid all the same leads to its success page', async () => {
	const target = '/checkout/success?ref=BD-7Q4KX&payment_ref=pay_1&order_id=7'
	expect(await end(statusOf('paid'))).toEqual({ target, status: 'completed' })
})

it('nothing is dropped while the shop cannot be reached', async () => {
	expect(await end(undefined)).toEqual({ target: null, status: 'processing' })
})

it('another attempt that has begun meanwhile is left alone', async () => {
	const { cms } = makeShop(() => {
		paymentStore.dispatch({ type: 'start', orderRef: 'BD-7Q4KX', orderId: '7' })
		return statusOf('failed')
	})
	expect(await endLapsed(cms)).toBeNull()
	expect(paymentStore.get().paymentStatus).toBe('processing')
})
