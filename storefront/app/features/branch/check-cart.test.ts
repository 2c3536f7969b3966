import type { Branch } from '@app/contract/menu'
import { aBranch, aCart, aLine } from '@app/domain/fixtures/menu'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as toast from '../../platform/toast.ts'
import * as notices from '../cart/cart-notice-store.ts'
import { cartStore } from '../cart/cart-store.ts'
import { unresolvedStore } from '../payment/unresolved-store.ts'
import { checkCartAgainst } from './check-cart.ts'

const showToast = vi.spyOn(toast, 'showToast')
const showCartNotice = vi.spyOn(notices, 'showCartNotice')
const line = aLine()
const closed = aBranch({ can_order_online: false, kitchen_computed_status: 'branch_closed' })
const soldOut = aBranch({ out_of_stock: [{ odoo_products_id: { odoo_id: 7 } }] })

beforeEach(() => {
	vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
	vi.stubGlobal('location', { pathname: '/order' })
	showToast.mockClear()
	showCartNotice.mockClear()
	unresolvedStore.dispatch(null)
	cartStore.dispatch({ type: 'select-branch', branch: aCart([]).branch!, items: [line] })
})
afterEach(() => {
	vi.unstubAllGlobals()
})
const check = (branch: Branch) => checkCartAgainst([branch])

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
		cartStore.dispatch({ type: 'clear' })
		check(closed)
		expect(showCartNotice).not.toHaveBeenCalled()
		expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'yellow', title: 'Branch Unavailable' }))
	})

	it('does not stand in the way of a payment', () => {
		unresolvedStore.dispatch({ orderId: '7', orderRef: 'BD-7', slug: 'slug-of-7', startedAt: 1 })
		check(closed)
		expect(showCartNotice).not.toHaveBeenCalled()
		expect(showToast).toHaveBeenCalledOnce()
	})

	it('is nothing while everything is as it was, or no branch could be read', () => {
		check(aBranch())
		checkCartAgainst([])
		expect([showCartNotice, showToast].map((spy) => spy.mock.calls.length)).toEqual([0, 0])
	})
})
