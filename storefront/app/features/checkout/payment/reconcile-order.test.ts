import { STORAGE_KEYS } from '@app/contract/records'
import { makeCartItem } from '@app/domain/cart/cart-item'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeBranch, makeProduct } from '../../../../test/fake-cms.ts'
import { failure, makeShop, type ShopAnswer, statusOf, stubStorage } from '../../../../test/fake-shop.ts'
import * as toast from '../../../lib/rendering/toast.ts'
import { cartStore } from '../../cart/cart-store.ts'
import { paymentStore } from './payment-store.ts'
import { reconcileOrder } from './reconcile-order.ts'
import { unresolvedStore } from './unresolved-store.ts'

const showToast = vi.spyOn(toast, 'showToast')

beforeEach(() => {
	showToast.mockClear()
	stubStorage({ [STORAGE_KEYS.paymentSlug]: 'slug-of-7' })
	paymentStore.dispatch({ type: 'clear-all' })
	unresolvedStore.dispatch(null)
	paymentStore.dispatch({ type: 'start', orderRef: 'BD-7Q4KX', orderId: '7' })
	cartStore.dispatch({ type: 'lose-branch' })
	const about = { branch: makeBranch(), currency: 'EUR', count: 1, selections: [], requests: [], note: '' }
	cartStore.dispatch({ type: 'add', item: makeCartItem({ product: makeProduct(), ...about }) })
})
afterEach(() => {
	vi.unstubAllGlobals()
})

async function start(answer: ShopAnswer | undefined, path = '/order') {
	const { cms, calls } = makeShop(() => answer)
	const follow = vi.fn()
	await reconcileOrder({ cms, path, follow })
	const toasts = showToast.mock.calls.map(([{ tone, title, durationMs, action }]) => {
		action?.run()
		return { tone, title, durationMs }
	})
	return { calls, toasts, follow, tracking: paymentStore.get().paymentStatus, lines: cartStore.get().items.length }
}

it('clears cart and tracking of an order that was paid, and leads to it', async () => {
	const { toasts, tracking, lines, follow } = await start(statusOf('paid'))
	expect(toasts).toEqual([{ tone: 'green', title: 'Order Completed!', durationMs: 8_000 }])
	expect({ tracking, lines }).toEqual({ tracking: 'idle', lines: 0 })
	expect(follow).toHaveBeenCalledWith('/track/slug-of-7')
})

it('clears the tracking of a payment that failed, and keeps the cart', async () => {
	const { toasts, tracking, lines } = await start(statusOf('failed'))
	expect(toasts).toEqual([{ tone: 'red', title: 'Payment Failed', durationMs: 5_000 }])
	expect({ tracking, lines }).toEqual({ tracking: 'idle', lines: 1 })
})

it('does not call a paid order completed that was cancelled', async () => {
	const { toasts, lines } = await start(statusOf('paid', { order_status: 'cancelled' }))
	expect({ toasts, lines }).toEqual({ toasts: [], lines: 1 })
})

it('tells of an order that is still in progress', async () => {
	const { toasts, tracking, lines } = await start(statusOf('pending'))
	expect(toasts).toEqual([{ tone: 'yellow', title: 'Order In Progress', durationMs: 5_000 }])
	expect({ tracking, lines }).toEqual({ tracking: 'processing', lines: 1 })
})

it('does not take the failure of an earlier attempt for that of one that another tab is sending', async () => {
	vi.stubGlobal('navigator', { locks: { query: async () => ({ held: [{ name: 'payment' }] }) } })
	const { toasts, tracking } = await start(statusOf('failed'))
	expect(toasts).toEqual([{ tone: 'yellow', title: 'Order In Progress', durationMs: 5_000 }])
	expect(tracking).toBe('processing')
})

it.each([
	['an unknown order', failure(404, 'NOT_FOUND')],
	['a refusal', failure(401, 'UNAUTHENTICATED')],
	['no network', undefined],
])('leaves everything as it is after %s', async (_, answer) => {
	expect(await start(answer)).toMatchObject({ toasts: [], tracking: 'processing', lines: 1 })
})

it('does so as well when its window has run out, and tracks an open one no longer but remembers it', async () => {
	vi.useFakeTimers({ now: Date.now() + 61_000 })
	for (const answer of [undefined, failure(401, 'UNAUTHENTICATED'), failure(404, 'NOT_FOUND')]) {
		expect(await start(answer)).toMatchObject({ toasts: [], tracking: 'processing', lines: 1 })
	}
	expect(await start(statusOf('pending'))).toMatchObject({ tracking: 'idle', lines: 1 })
	expect(unresolvedStore.get().payment).toMatchObject({ orderId: '7', slug: 'slug-of-7' })
	vi.useRealTimers()
})

it('asks about a payment that is not tracked any longer, with its own slug', async () => {
	paymentStore.dispatch({ type: 'clear-all' })
	unresolvedStore.dispatch({ orderId: '9', orderRef: 'BD-9', slug: 'slug-of-9', startedAt: 1 })
	const { calls, toasts, lines } = await start(statusOf('paid'))
	expect(calls.map(({ path }) => path)).toEqual(['/capi/shop/status?orderId=9&slug=slug-of-9'])
	expect(toasts).toEqual([{ tone: 'green', title: 'Order Completed!', durationMs: 8_000 }])
	expect({ lines, unresolved: unresolvedStore.get().payment }).toEqual({ lines: 0, unresolved: null })
})

it('says nothing of a payment that was settled while the shop answered', async () => {
	const { cms } = makeShop(() => {
		paymentStore.dispatch({ type: 'complete', orderRef: 'BD-7Q4KX', paymentRef: 'pay_1', orderId: '7' })
		return statusOf('paid')
	})
	await reconcileOrder({ cms, path: '/order/cart', follow: vi.fn() })
	expect(showToast).not.toHaveBeenCalled()
	expect(paymentStore.get().completedPayment).not.toBeNull()
})

it('leaves the payment page to watch its own payment', async () => {
	expect((await start(statusOf('paid'), '/checkout/payment')).calls).toEqual([])
})

it('asks nothing when no payment was left unfinished', async () => {
	paymentStore.dispatch({ type: 'clear-all' })
	expect((await start(statusOf('paid'))).calls).toEqual([])
})
