import { t } from '@app/language/current'
import { showToast } from '../../lib/rendering/toast.ts'
import type { CartChange } from './cart-change.ts'
import { cartStore } from './cart-store.ts'

/**
 * Takes the new figures over into the cart, after the customer has agreed. What was added since the cart was sent
 * stays, and what the cart loses can be had back.
 */
export function applyCartChange(change: CartChange, maximumPerItem: number): void {
	const { items: before, branch } = cartStore.get()
	cartStore.dispatch({ type: 'remove-lines', keys: change.goneKeys })
	for (const { key, item } of change.lines) cartStore.dispatch({ type: 'replace-line', key, item, maximumPerItem })
	cartStore.dispatch({ type: 'coupon', ...change.coupon })
	const after = cartStore.get().items
	const losesSomething = change.goneKeys.length > 0 || change.lines.some(({ key, item }) => key !== item.key)
	if (!losesSomething) return
	const undo = () => {
		const now = cartStore.get()
		if (now.branch?.id !== branch?.id || branch === null) return
		if (now.items === after) return cartStore.dispatch({ type: 'select-branch', branch, items: before })
		// The cart has changed since: only what went out of it comes back.
		for (const [index, item] of before.entries()) {
			if (change.goneKeys.includes(item.key)) cartStore.dispatch({ type: 'restore-line', item, index })
		}
	}
	showToast({ title: t('Cart updated'), action: { label: t('Undo'), run: undo } })
}
