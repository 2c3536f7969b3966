import { aCart, aLine, fetched } from '@app/domain/fixtures/menu'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubStorage } from '../../../../test/fake-shop.ts'
import * as toast from '../../../lib/rendering/toast.ts'
import { openAttempt, openCartId, readEarlierOrder, savePlacedLines } from '../../cart/attempt-store.ts'
import { cartNoticeStore, showCartNotice } from '../../cart/cart-notice-store.ts'
import { cartStore } from '../../cart/cart-store.ts'
import { paymentStore } from './payment-store.ts'
import { settlePayment } from './settle-payment.ts'

/** A branch that stopped while its customer was at the bank has cleared the cart. */
beforeEach(() => {
	stubStorage({})
	cartStore.reread()
	paymentStore.reread()
	const message = 'Temple Bar is currently closed. Your cart has been cleared.'
	showCartNotice({ title: 'Branch Unavailable', message, lost: aCart([aLine()]) })
})
afterEach(() => {
	vi.unstubAllGlobals()
})
const pay = (orderId: string) =>
	settlePayment(orderId, {
		kind: 'paid',
		orderRef: `BD-${orderId}`,
		paymentRef: 'pay_1',
		paid: fetched({ payment_status: 'paid' }),
	})
const lostLines = () => cartNoticeStore.get().notice?.lost?.items.length

it('a lost cart that turns out to be paid is offered to nobody', () => {
	pay('7')
	expect(cartNoticeStore.get().notice).toBeNull()
})

it.each(['failed', 'over', 'pending', 'unreachable'] as const)('a lost cart whose payment is %s is kept', (kind) => {
	settlePayment('7', kind === 'failed' ? { kind, declineCode: null } : { kind })
	expect(lostLines()).toBe(1)
})

describe('of a cart that has grown since its order was placed', () => {
	const burger = aLine()
	const added = aLine({ note: 'well done' })
	const showToast = vi.spyOn(toast, 'showToast')
	const lines = () => cartStore.get().items.map(({ key, count }) => [key, count])

	beforeEach(() => {
		showToast.mockClear()
		openCartId(() => 'cart-name')
		openAttempt('burger', 1, () => 'key-1')
		savePlacedLines(7, [burger])
		cartStore.dispatch({ type: 'add', item: { ...burger, count: 3 } })
		cartStore.dispatch({ type: 'add', item: added })
	})

	it('only the paid pieces go, and the customer hears what stays', () => {
		pay('7')
		expect(lines()).toEqual([
			[burger.key, 2],
			[added.key, 1],
		])
		expect(showToast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Still in your cart' }))
		expect(readEarlierOrder()).toEqual({ cart_id: null, replaces: null })
	})

	it('nothing more goes when the same payment is heard of again', () => {
		pay('7')
		pay('7')
		expect(lines()).toHaveLength(2)
	})

	it('nothing goes with the payment of another order', () => {
		pay('8')
		expect(lines()).toEqual([
			[burger.key, 3],
			[added.key, 1],
		])
		expect(readEarlierOrder().cart_id).toBe('cart-name')
	})

	it('they go as well when the next content was sent and its answer was lost', () => {
		openAttempt('burgers and more', 2, () => 'key-2')
		pay('7')
		expect(lines()).toHaveLength(2)
	})
})
