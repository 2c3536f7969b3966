import type { CartChange } from './cart-change.ts'
import { cartStore } from './cart-store.ts'

/** Takes the new figures over into the cart, after the customer has agreed. What was added since the cart was sent stays. */
export function applyCartChange(change: CartChange, maximumPerItem: number): void {
	cartStore.dispatch({ type: 'remove-lines', keys: change.goneKeys })
	for (const item of change.items) cartStore.dispatch({ type: 'replace-line', key: item.key, item, maximumPerItem })
	cartStore.dispatch({ type: 'coupon', ...change.coupon })
}
