import { STORAGE_KEYS } from '@app/contract/records'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { failure, makeShop, ok, type ShopAnswer, statusOf, stubStorage } from '../../../../test/fake-shop.ts'
import { giveUpPayment } from './give-up-payment.ts'
import { readOpenPayment } from './open-payment-store.ts'
import { paymentStore } from './payment-store.ts'
import { unresolvedStore } from './unresolved-store.ts'

beforeEach(() => {
	stubStorage({ [STORAGE_KEYS.paymentSlug]: 'slug-of-7' })
	paymentStore.dispatch({ type: 'clear-all' })
	unresolvedStore.dispatch({ orderId: '7', orderRef: 'BD-7Q4KX', slug: 'slug-of-7', startedAt: 1 })
})
afterEach(() => {
	vi.unstubAllGlobals()
})

async function giveUp(status: ShopAnswer | undefined, cancelled?: ShopAnswer) {
	const { cms, calls } = makeShop((path) => (path.endsWith('/cancel') ? cancelled : status))
	const { kind } = await giveUpPayment(cms)
	return { kind, asked: calls.map(({ method }) => method), isOpen: readOpenPayment() !== null }
}

it('asks the shop to end the order before another payment is offered', async () => {
	expect(await giveUp(statusOf('pending'), ok({}))).toEqual({ kind: 'over', asked: ['GET', 'POST'], isOpen: false })
})

it('cancels nothing that turns out to be paid', async () => {
	expect(await giveUp(statusOf('paid'))).toEqual({ kind: 'paid', asked: ['GET'], isOpen: false })
	expect(paymentStore.get().paymentStatus).toBe('completed')
})

it.each([
	['the shop cannot be reached', undefined, undefined, 'unreachable'],
	['the shop is lost in between', statusOf('pending'), undefined, 'unreachable'],
	['the kitchen was faster', statusOf('pending'), failure(409, 'TOO_LATE_TO_CANCEL'), 'pending'],
])('keeps the payment where %s', async (_, status, cancelled, kind) => {
	expect(await giveUp(status, cancelled)).toMatchObject({ kind, isOpen: true })
})

it('lets go of an order that the shop does not know', async () => {
	expect(await giveUp(failure(404, 'NOT_FOUND'))).toMatchObject({ kind: 'refused', isOpen: false })
})
