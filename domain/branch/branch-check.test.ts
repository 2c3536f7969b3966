import { inGerman } from '@app/language/german-language'
import { describe, expect, it } from 'vitest'
import { aBranch, aCart, aLine, aProduct, BRANCH, choose, fetched } from '../fixtures/menu.ts'
import { decideBranchCheck, decideBranchSwitch } from './branch-check.ts'

const burger = aLine()
const double = aLine({ selections: choose(aProduct(), 2) })
const shake = aLine({ product: aProduct({ id: 8, name: 'Vanilla Shake' }) })
const soldOut = (...ids: number[]) => ids.map((odoo_id) => ({ odoo_products_id: { odoo_id } }))

describe('the branch of the cart', () => {
	const cart = aCart([burger, shake])

	it.each([
		['branch_closed', 'branch_closed', 'Temple Bar is currently closed. Your cart has been cleared.'],
		[
			'kitchen_closed',
			'kitchen_closed',
			'Temple Bar is only accepting dine-in orders right now. Your cart has been cleared.',
		],
		[
			'dine_in_only',
			'dine_in_only',
			'Temple Bar is only accepting dine-in orders right now. Your cart has been cleared.',
		],
		['open', 'other', 'Temple Bar is not accepting online orders right now. Your cart has been cleared.'],
		['busy', 'other', 'Temple Bar is not accepting online orders right now. Your cart has been cleared.'],
	] as const)('takes no online orders, %s: the cart is cleared', (kitchen_computed_status, reason, message) => {
		const branch = aBranch({ can_order_online: false, kitchen_computed_status })
		expect(decideBranchCheck(cart, fetched([branch]))).toEqual({
			kind: 'clear',
			title: 'Branch Unavailable',
			message,
			reason,
		})
	})

	it('is named where German wants it', () => {
		const branch = aBranch({ can_order_online: false, kitchen_computed_status: 'branch_closed' })
		expect(decideBranchCheck(cart, fetched([branch]), undefined, inGerman)).toMatchObject({
			title: 'Filiale nicht verfügbar',
			message: 'Temple Bar hat gerade geschlossen. Dein Warenkorb wurde geleert.',
		})
	})

	it('is missing: the cart is cleared', () => {
		expect(decideBranchCheck(cart, fetched([aBranch({ id: 4 })]))).toEqual({
			kind: 'clear',
			title: 'Branch Unavailable',
			message: 'Temple Bar is not available right now. Please select another branch to continue.',
			reason: 'branch_missing',
		})
	})

	it('takes orders: the cart stays', () => {
		expect(
			decideBranchCheck(cart, fetched([aBranch({ id: 4 }), aBranch({ kitchen_computed_status: 'busy' })])),
		).toEqual({
			kind: 'keep',
		})
	})

	it('could not be read: the cart stays', () => {
		expect(decideBranchCheck(cart, fetched([]))).toEqual({ kind: 'keep' })
	})

	it('is not chosen yet: there is nothing to check', () => {
		expect(decideBranchCheck(aCart([burger], { branch: null }), fetched([]))).toEqual({ kind: 'keep' })
	})
})

describe('items that are out of stock', () => {
	it('are removed, every line of them', () => {
		expect(decideBranchCheck(aCart([burger, shake, double]), fetched([aBranch({ out_of_stock: soldOut(7) })]))).toEqual(
			{
				kind: 'remove',
				keys: [burger.key, double.key],
				title: 'Items Removed',
				message: 'Classic Burger removed from cart (out of stock)',
			},
		)
	})

	it('are named together', () => {
		expect(
			decideBranchCheck(aCart([burger, shake]), fetched([aBranch({ out_of_stock: soldOut(8, 7, 99) })])),
		).toMatchObject({
			message: 'Classic Burger, Vanilla Shake removed from cart (out of stock)',
		})
	})

	it('stay where the cart’s own unpaid order holds them', () => {
		const branch = aBranch({ out_of_stock: soldOut(7, 8) })
		expect(decideBranchCheck(aCart([burger, shake]), fetched([branch]), new Set(['7']))).toMatchObject({
			keys: [shake.key],
		})
		expect(decideBranchCheck(aCart([burger]), fetched([branch]), new Set(['7']))).toEqual({ kind: 'keep' })
	})

	it('do not matter where the cart has none of them', () => {
		expect(decideBranchCheck(aCart([burger]), fetched([aBranch({ out_of_stock: soldOut(8) })]))).toEqual({
			kind: 'keep',
		})
	})
})

describe('another branch', () => {
	const menu = [aProduct(), aProduct({ id: 8 }), aProduct({ id: 10 })]
	const howth = aBranch({ id: 4, odooID: 104, products: [7, 8, 10] })

	it('takes over the lines that it can make, as its own', () => {
		const { keep, drop } = decideBranchSwitch(aCart([burger, shake]), howth, menu)
		expect(drop).toEqual([])
		expect(keep).toEqual([burger, shake].map((line) => ({ ...line, directusBranchId: '4', odooBranchId: '104' })))
		expect(BRANCH.id).not.toBe('4')
	})

	it.each([
		['another company’s', { company: { id: 2, name: 'South' } }, menu, 'other_company'],
		['not sold there', { products: [8] }, menu, 'not_sold'],
		['no longer on the menu', {}, menu.slice(1), 'not_sold'],
		['out of stock there', { out_of_stock: soldOut(7) }, menu, 'out_of_stock'],
	])('says which lines are %s', (_, more, products, why) => {
		expect(decideBranchSwitch(aCart([burger]), { ...howth, ...more }, products)).toEqual({
			keep: [],
			drop: [{ item: burger, why }],
		})
	})
})
