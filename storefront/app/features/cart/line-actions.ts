import type { CartItem } from '@app/contract/records'
import { measureLine } from '@app/domain/privacy/analytics-items'
import { t } from '@app/language/current'
import { track } from '../../lib/analytics/analytics.ts'
import { announce, showToast } from '../../lib/rendering/toast.ts'
import { cartStore } from './cart-store.ts'

/** Takes a line out, with a way back. */
export function removeLine(item: CartItem): void {
	const index = cartStore.get().items.findIndex((line) => line.key === item.key)
	if (index < 0) return
	cartStore.dispatch({ type: 'remove', key: item.key })
	track({ name: 'remove_from_cart', params: { items: [measureLine(item)] } })
	showToast({
		title: t('{item} removed', { item: item.name }),
		action: { label: t('Undo'), run: () => restoreLine(item, index) },
	})
}

function restoreLine(item: CartItem, index: number): void {
	cartStore.dispatch({ type: 'restore-line', item, index })
	track({ name: 'add_to_cart', params: { items: [measureLine(item)] } })
}

/** Puts the line as it can be ordered today in the place of the old one, with a way back. */
export function takeRevised(item: CartItem, revised: CartItem, maximumPerItem: number): void {
	const { items: before, branch } = cartStore.get()
	cartStore.dispatch({ type: 'replace-line', key: item.key, item: revised, maximumPerItem })
	const after = cartStore.get().items
	showToast({
		title: t('{item} updated', { item: item.name }),
		action: {
			label: t('Undo'),
			run() {
				// The line may have joined another one: the cart comes back as it was, unless it has changed since.
				if (branch && cartStore.get().items === after)
					cartStore.dispatch({ type: 'select-branch', branch, items: before })
			},
		},
	})
}

/** One less; the last piece takes the line with it (section 4). */
export function takeOne(item: CartItem): void {
	if (item.count <= 1) {
		removeLine(item)
		return
	}
	cartStore.dispatch({ type: 'decrement', key: item.key })
	track({ name: 'remove_from_cart', params: { items: [measureLine(item, 1)] } })
	announce(`${item.count - 1} ${item.name}`)
}

/** One more, as far as the settings allow. */
export function addOne(item: CartItem, maximumPerItem: number): void {
	cartStore.dispatch({ type: 'increment', key: item.key, maximumPerItem })
	track({ name: 'add_to_cart', params: { items: [measureLine(item, 1)] } })
	announce(`${item.count + 1} ${item.name}`)
}
