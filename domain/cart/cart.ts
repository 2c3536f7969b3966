import type { CartItem, GuestInfo, PersistedCart, StoredBranch } from '@app/contract/records'
import { toMinor } from '../pricing/money.ts'
import { changeCount, dropPaid, insertLine, type PaidLines, replaceLine, roomFor } from './cart-lines.ts'
import type { PaidFacts } from './fresh-facts.ts'

/** The cart is what is persisted, field by field (section 3). */
export type CartState = PersistedCart

export const EMPTY_CART: CartState = {
	items: [],
	branch: null,
	guestInfo: null,
	selectedCategory: null,
	appliedCouponCode: null,
	couponDiscount: 0,
}

export type CartEvent =
	/** Puts a line in, or adds its count to the line of the same key. `decideAdd` says whether it may. */
	| { type: 'add'; item: CartItem }
	| { type: 'increment'; key: string; maximumPerItem: number }
	/** Takes one away; the line goes with its last piece (section 4). */
	| { type: 'decrement'; key: string }
	| { type: 'remove'; key: string }
	/** Undo of a removal: the line comes back at its place. */
	| { type: 'restore-line'; item: CartItem; index: number }
	/**
	 * An edited line takes the place of the old one, or joins the line that is already like it. The maximum may be as
	 * old as the page: it bounds what is added, and takes no piece that the line has.
	 */
	| { type: 'replace-line'; key: string; item: CartItem; maximumPerItem: number }
	/** Several lines at once: sold out, incompatible. */
	| { type: 'remove-lines'; keys: readonly string[] }
	/** `items` are the lines that `decideBranchSwitch` keeps; without it all stay as they are. */
	| { type: 'select-branch'; branch: StoredBranch; items?: readonly CartItem[] }
	/** The branch cannot take the order: cart cleared, branch unset (section 4, Branch check). */
	| { type: 'lose-branch' }
	| { type: 'guest-info'; guestInfo: GuestInfo | null }
	| { type: 'select-category'; categoryId: string | null }
	/** `discount` is a decimal, as the quote has it; a null code takes the coupon off. */
	| { type: 'coupon'; code: string | null; discount: number }
	/**
	 * Ordered and paid: those lines and the order's coupon go, branch and guest stay for the next order. Where nobody
	 * remembers the order's coupon, any coupon goes.
	 */
	| { type: 'clear'; paid: PaidFacts; lines: PaidLines; coupon?: string | null | undefined }

const NO_COUPON = { appliedCouponCode: null, couponDiscount: 0 } as const

/** The cart after an event. */
export function reduceCart(state: CartState, event: CartEvent): CartState {
	const { items } = state
	switch (event.type) {
		case 'add':
			return { ...state, items: insertLine(items, event.item, items.length) }
		case 'increment': {
			const line = items.find((candidate) => candidate.key === event.key)
			const isFull = !line || roomFor(items, line.id, event.maximumPerItem) === 0
			return isFull ? state : { ...state, items: changeCount(items, event.key, 1) }
		}
		case 'decrement':
			return { ...state, items: changeCount(items, event.key, -1) }
		case 'remove':
			return { ...state, items: items.filter((line) => line.key !== event.key) }
		case 'restore-line':
			return { ...state, items: insertLine(items, event.item, event.index) }
		case 'replace-line': {
			const others = items.filter((line) => line.key !== event.key)
			const had = items.find((line) => line.key === event.key)?.count ?? 0
			const room = Math.max(had, roomFor(others, event.item.id, event.maximumPerItem))
			const item = { ...event.item, count: Math.min(event.item.count, room) }
			return item.count < 1 ? state : { ...state, items: replaceLine(items, event.key, item) }
		}
		case 'remove-lines':
			return { ...state, items: items.filter((line) => !event.keys.includes(line.key)) }
		case 'select-branch': {
			const isSameCompany = state.branch === null || state.branch.company.id === event.branch.company.id
			const coupon = isSameCompany ? {} : NO_COUPON
			return { ...state, ...coupon, branch: event.branch, items: [...(event.items ?? items)] }
		}
		case 'lose-branch':
			return { ...state, ...NO_COUPON, items: [], branch: null }
		case 'guest-info':
			return { ...state, guestInfo: event.guestInfo }
		case 'select-category':
			return { ...state, selectedCategory: event.categoryId }
		case 'coupon':
			return event.code === null
				? { ...state, ...NO_COUPON }
				: { ...state, appliedCouponCode: event.code, couponDiscount: event.discount }
		case 'clear':
			return {
				...state,
				...(event.coupon === undefined || event.coupon === state.appliedCouponCode ? NO_COUPON : null),
				items: dropPaid(items, event.lines),
			}
		default:
			return event satisfies never
	}
}

/** Pieces in the cart, as the header counts them. */
export function cartCount(state: Pick<CartState, 'items'>): number {
	return state.items.reduce((sum, item) => sum + item.count, 0)
}

/** Sum of the lines before a discount, in minor units. */
export function cartSubtotalMinor(state: Pick<CartState, 'items'>, currency: string): number {
	return state.items.reduce((sum, item) => sum + toMinor(item.price, currency) * item.count, 0)
}

/** Where the cart link leads (section 2, Header). */
export function cartLinkTarget(state: Pick<CartState, 'items'>): '/order/cart' | '/order' {
	return state.items.length > 0 ? '/order/cart' : '/order'
}
