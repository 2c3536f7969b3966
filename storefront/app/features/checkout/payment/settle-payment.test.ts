import { aCart, aLine, fetched } from '@app/domain/fixtures/menu'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubStorage } from '../../../../test/fake-shop.ts'
import * as toast from '../../../lib/rendering/toast.ts'
import {
	noteOrderOfElsewhere,
	openAttempt,
	openCartId,
	readEarlierOrder,
	saveAttemptSlug,
	savePlacedLines,
} from '../../cart/attempt-store.ts'
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
		savePlacedLines(7, { items: [burger], appliedCouponCode: 'WELCOME10' })
		cartStore.dispatch({ type: 'coupon', code: 'WELCOME10', discount: 1 })
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

	it('its coupon goes, and one that was applied since stays', () => {
		pay('7')
		expect(cartStore.get().appliedCouponCode).toBeNull()
		openAttempt('next', 1, () => 'key-2')
		savePlacedLines(8, { items: [added], appliedCouponCode: null })
		cartStore.dispatch({ type: 'coupon', code: 'LATER', discount: 1 })
		pay('8')
		expect(cartStore.get().appliedCouponCode).toBe('LATER')
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

describe('an order that was placed in another browser', () => {
	it('takes nothing from this one’s cart when it is paid here', () => {
		cartStore.dispatch({ type: 'add', item: aLine() })
		noteOrderOfElsewhere({ id: 9, slug: 'slug-of-9' })
		pay('9')
		expect(cartStore.get().items).toHaveLength(1)
	})

	it('is told from one of this browser whose lines nobody remembers', () => {
		cartStore.dispatch({ type: 'add', item: aLine() })
		saveAttemptSlug(
			openAttempt('burger', 1, () => 'key-1'),
			'slug-of-9',
		)
		noteOrderOfElsewhere({ id: 9, slug: 'slug-of-9' })
		pay('9')
		expect(cartStore.get().items).toHaveLength(0)
	})
})
