import type { Branch } from '@app/contract/menu'
import { aBranch, aCart, aLine } from '@app/domain/fixtures/menu'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failure, makeShop, ok, type ShopAnswer } from '../../../test/fake-shop.ts'
import { makeLine, makeOrder } from '../../../test/make-order.ts'
import { pageOpenedAt } from '../../lib/rendering/page-opening.ts'
import * as toast from '../../lib/rendering/toast.ts'
import { forgetAttempt, openAttempt, saveAttemptSlug } from '../cart/attempt-store.ts'
import * as notices from '../cart/cart-notice-store.ts'
import { cartStore } from '../cart/cart-store.ts'
import { unresolvedStore } from '../checkout/payment/unresolved-store.ts'
import { checkCartAgainst } from './check-cart.ts'

const showToast = vi.spyOn(toast, 'showToast')
const showCartNotice = vi.spyOn(notices, 'showCartNotice')
const line = aLine()
const closed = aBranch({ can_order_online: false, kitchen_computed_status: 'branch_closed' })
const soldOut = aBranch({ out_of_stock: [{ odoo_products_id: { odoo_id: 7 } }] })

beforeEach(() => {
	const records = new Map<string, string>()
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => records.get(key) ?? null,
		setItem: (key: string, value: string) => records.set(key, value),
		removeItem: (key: string) => records.delete(key),
	})
	forgetAttempt()
	vi.stubGlobal('location', { pathname: '/order' })
	showToast.mockClear()
	showCartNotice.mockClear()
	unresolvedStore.dispatch(null)
	notices.closeCartNotice()
	cartStore.dispatch({ type: 'select-branch', branch: aCart([]).branch!, items: [line] })
})
afterEach(() => {
	vi.unstubAllGlobals()
})
const { cms } = makeShop(() => undefined)
const fetchedNow = (...facts: Branch[]) => ({ facts, fetchedAt: Date.now() })
const check = (branch: Branch) => void checkCartAgainst(fetchedNow(branch), cms)

describe('what the customer is told', () => {
	it('of a cart that was cleared is the notice, with the cart to move', () => {
		check(closed)
		const message = 'Temple Bar is currently closed. Your cart has been cleared.'
		const lost = expect.objectContaining({ items: [line] })
		expect(showCartNotice).toHaveBeenCalledWith({ title: 'Branch Unavailable', message, lost })
		expect(cartStore.get()).toMatchObject({ items: [], branch: null })
	})

	it('of lines that went is the notice as well', () => {
		check(soldOut)
		const message = 'Classic Burger removed from cart (out of stock)'
		expect(showCartNotice).toHaveBeenCalledWith({ title: 'Items Removed', message, lost: null })
		expect(cartStore.get().branch).not.toBeNull()
	})

	it('of a branch that was lost with an empty cart is a message that goes by itself', () => {
		cartStore.dispatch({ type: 'remove', key: line.key })
		check(closed)
		expect(showCartNotice).not.toHaveBeenCalled()
		expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'yellow', title: 'Branch Unavailable' }))
	})

	it('goes by itself while a payment is under way, and the cart is kept for the notice that follows it', () => {
		unresolvedStore.dispatch({ orderId: '7', orderRef: 'BD-7', slug: 'slug-of-7', startedAt: 1 })
		check(closed)
		expect(showToast).toHaveBeenCalledOnce()
		expect(cartStore.get()).toMatchObject({ items: [], branch: null })
		expect(notices.cartNoticeStore.get().notice).toMatchObject({ lost: { items: [line] } })
	})

	it('of single lines does not stand in the way of a payment', () => {
		vi.stubGlobal('location', { pathname: '/checkout/payment' })
		check(soldOut)
		expect(showCartNotice).not.toHaveBeenCalled()
		expect(showToast).toHaveBeenCalledOnce()
	})

	it('of a branch that stops in front of the payment page is the notice there as well', () => {
		vi.stubGlobal('location', { pathname: '/checkout/payment' })
		check(closed)
		expect(showCartNotice).toHaveBeenCalledOnce()
		expect(showToast).not.toHaveBeenCalled()
	})

	it('is nothing while everything is as it was, or no branch could be read', () => {
		check(aBranch())
		void checkCartAgainst(fetchedNow(), cms)
		expect([showCartNotice, showToast].map((spy) => spy.mock.calls.length)).toEqual([0, 0])
	})
})

describe('branches from before the page opened', () => {
	it.each([
		['closed branch', closed],
		['dish that is sold out', soldOut],
	])('take nothing away for a %s', (_, branch) => {
		void checkCartAgainst({ facts: [branch], fetchedAt: pageOpenedAt() - 1 }, cms)
		expect(cartStore.get()).toMatchObject({ items: [line], branch: { id: '3' } })
		expect([showCartNotice, showToast].map((spy) => spy.mock.calls.length)).toEqual([0, 0])
	})
})

it('takes nothing out of a cart that another tab has moved a moment ago', () => {
	const moved = aCart([line], { branch: { ...aCart([]).branch!, id: '4', title: 'Smithfield' } })
	localStorage.setItem('cart-state', JSON.stringify(moved))
	void checkCartAgainst(fetchedNow(closed, aBranch({ id: 4 })), cms)
	expect(cartStore.get()).toMatchObject({ items: [line], branch: { id: '4' } })
})

describe('what is sold out while the cart has an order that is not paid', () => {
	const order = (fields: Parameters<typeof makeOrder>[0]) =>
		ok({
			order: makeOrder({
				order_status: 'pending_payment',
				payment_status: 'pending',
				lines: [makeLine({ id: 7 })],
				...fields,
			}),
		})

	async function look(answer: ShopAnswer | undefined) {
		saveAttemptSlug(
			openAttempt('burger', 1, () => 'key'),
			'slug-of-7',
		)
		const { cms, calls } = makeShop(() => answer)
		await checkCartAgainst(fetchedNow(soldOut), cms)
		expect(calls.map(({ path }) => path)).toEqual(['/capi/shop/orders/slug-of-7'])
		return cartStore.get().items.length
	}

	it('stays in the cart where that order holds it', async () => {
		expect(await look(order({}))).toBe(1)
		expect(showCartNotice).not.toHaveBeenCalled()
	})

	it('stays while the shop cannot be asked', async () => {
		expect(await look(undefined)).toBe(1)
	})

	it.each([
		['holds something else', order({ lines: [makeLine({ id: 8 })] })],
		['has ended', order({ order_status: 'expired', payment_status: 'expired' })],
		['is not known', failure(404, 'NOT_FOUND')],
	])('goes where that order %s', async (_, answer) => {
		expect(await look(answer)).toBe(0)
		expect(showCartNotice).toHaveBeenCalledOnce()
	})
})
