import type { CartItem } from '@app/contract/records'
import { announce, showToast } from '../../platform/toast.ts'
import { cartStore } from './cart-store.ts'

/** Takes a line out, with a way back. */
export function removeLine(item: CartItem): void {
	const index = cartStore.get().items.findIndex((line) => line.key === item.key)
	if (index < 0) return
	cartStore.dispatch({ type: 'remove', key: item.key })
	showToast({
		title: `${item.name} removed`,
		action: { label: 'Undo', run: () => cartStore.dispatch({ type: 'restore-line', item, index }) },
	})
}

/** One less; the last piece takes the line with it (section 4). */
export function takeOne(item: CartItem): void {
	if (item.count <= 1) {
		removeLine(item)
		return
	}
	cartStore.dispatch({ type: 'decrement', key: item.key })
	announce(`${item.count - 1} ${item.name}`)
}

/** One more, as far as the settings allow. */
export function addOne(item: CartItem, maximumPerItem: number): void {
	cartStore.dispatch({ type: 'increment', key: item.key, maximumPerItem })
	announce(`${item.count + 1} ${item.name}`)
}
