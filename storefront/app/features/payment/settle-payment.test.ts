import { aCart, aLine } from '@app/domain/fixtures/menu'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubStorage } from '../../../test/fake-shop.ts'
import { cartNoticeStore, showCartNotice } from '../cart/cart-notice-store.ts'
import { settlePayment } from './settle-payment.ts'

/** A branch that stopped while its customer was at the bank has cleared the cart. */
beforeEach(() => {
	stubStorage({})
	const message = 'Temple Bar is currently closed. Your cart has been cleared.'
	showCartNotice({ title: 'Branch Unavailable', message, lost: aCart([aLine()]) })
})
afterEach(() => {
	vi.unstubAllGlobals()
})
const lostLines = () => cartNoticeStore.get().notice?.lost?.items.length

it('a lost cart that turns out to be paid is offered to nobody', () => {
	settlePayment('7', { kind: 'paid', orderRef: 'BD-7Q4KX', paymentRef: 'pay_7' })
	expect(cartNoticeStore.get().notice).toBeNull()
})

it.each(['failed', 'over', 'pending', 'unreachable'] as const)('a lost cart whose payment is %s is kept', (kind) => {
	settlePayment('7', kind === 'failed' ? { kind, declineCode: null } : { kind })
	expect(lostLines()).toBe(1)
})
