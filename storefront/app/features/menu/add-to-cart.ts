import type { CartItem } from '@app/contract/records'
import { type AddDecision, decideAdd } from '@app/domain/cart/cart-add'
import { measureLine } from '@app/domain/privacy/analytics-items'
import { currentLanguage, t } from '@app/language/current'
import { track } from '../../lib/analytics/analytics.ts'
import { announce, showToast } from '../../lib/rendering/toast.ts'
import { leaveAttempt } from '../cart/attempt-store.ts'
import { cartStore } from '../cart/cart-store.ts'

/**
 * Puts an item into the cart if it may go there, and says why where it may not; the count changes at once, without a
 * request. A question that only the customer can answer (`incompatible`) is left to the caller.
 */
export function addToCart(item: CartItem, maximumPerItem: number): AddDecision {
	const cart = cartStore.get()
	const decision = decideAdd(cart, item, { maximumPerItem }, currentLanguage())
	switch (decision.kind) {
		case 'added':
			// The first item begins a new cart: an order that was placed from the last one is not this one's.
			if (cart.items.length === 0) leaveAttempt()
			cartStore.dispatch({ type: 'add', item: decision.item })
			track({ name: 'add_to_cart', params: { items: [measureLine(decision.item)] } })
			if (decision.message) showToast({ tone: 'yellow', title: decision.message })
			break
		case 'full':
		case 'branch-needed':
			showToast({ tone: 'yellow', title: decision.message })
			break
		case 'incompatible':
			break
		default:
			decision satisfies never
	}
	return decision
}

/** What the live region says of an item that was added. */
export function describeAdded(item: CartItem): string {
	return t('{count} {item} added to your cart', { count: item.count, item: item.name })
}

/** Takes back what was just added. */
export function undoAdd(item: CartItem): void {
	for (let piece = 0; piece < item.count; piece++) cartStore.dispatch({ type: 'decrement', key: item.key })
	track({ name: 'remove_from_cart', params: { items: [measureLine(item)] } })
	announce(t('{item} taken out of your cart', { item: item.name }))
}
