import type { CartChange } from './cart-change.ts'
import { cartStore } from './cart-store.ts'

/** Takes the new figures over into the cart, after the customer has agreed. */
export function applyCartChange(change: CartChange, maximumPerItem: number): void {
	const { items } = cartStore.get()
	const kept = new Map(change.items.map((item) => [item.key, item]))
	cartStore.dispatch({ type: 'remove-lines', keys: items.map(({ key }) => key).filter((key) => !kept.has(key)) })
	for (const item of kept.values()) cartStore.dispatch({ type: 'replace-line', key: item.key, item, maximumPerItem })
	cartStore.dispatch({ type: 'coupon', ...change.coupon })
}
