import type { LostCart } from '@app/contract/records'
import { aCart, aLine } from '@app/domain/fixtures/menu'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubStorage } from '../../../test/fake-shop.ts'
import { cartNoticeStore, closeCartNotice, showCartNotice } from './cart-notice-store.ts'
import { cartStore } from './cart-store.ts'
import { takeBackLostCart } from './take-back-lost-cart.ts'

const line = aLine()
const lost: LostCart = { ...aCart([line]), appliedCouponCode: 'LUNCH', couponDiscount: 2 }
const notice = { title: 'Branch Unavailable', message: 'Temple Bar is currently closed. Your cart has been cleared.' }

beforeEach(() => {
	stubStorage({})
	closeCartNotice()
	cartStore.dispatch({ type: 'lose-branch' })
	showCartNotice({ ...notice, lost })
})
afterEach(() => {
	vi.unstubAllGlobals()
})

/** The page is loaded anew: what is stored is all that is left. */
function startAgain() {
	cartNoticeStore.reread()
	takeBackLostCart()
	const { notice: open } = cartNoticeStore.get()
	return { cart: cartStore.get(), open }
}

it('gives back a lost cart that nothing was said about, to be looked at anew', () => {
	expect(startAgain()).toEqual({ cart: expect.objectContaining(lost), open: null })
})

it('leaves a lost cart that was answered', () => {
	closeCartNotice()
	expect(startAgain()).toMatchObject({ cart: { items: [], branch: null }, open: null })
})

it('forgets a lost cart beside the one that was begun since', () => {
	const other = aLine({ note: 'another' })
	cartStore.dispatch({ type: 'add', item: other })
	expect(startAgain()).toMatchObject({ cart: { items: [other], branch: null }, open: null })
})

it('leaves a notice of single lines as it is', () => {
	closeCartNotice()
	const removed = { title: 'Items Removed', message: 'Cola removed from cart (out of stock)', lost: null }
	showCartNotice(removed)
	expect(startAgain()).toMatchObject({ cart: { items: [] }, open: removed })
})
