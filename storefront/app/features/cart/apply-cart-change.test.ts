import type { CartItem } from '@app/contract/records'
import { aCart, aLine, aProduct } from '@app/domain/fixtures/menu'
import { expect, it } from 'vitest'
import { applyCartChange } from './apply-cart-change.ts'
import { mapCartChange } from './cart-change.ts'
import { cartStore } from './cart-store.ts'

const classic = aLine({})
const cola = aLine({ product: aProduct({ id: 8, name: 'Cola', price: 2.8, customization_options: [] }) })
const shake = aLine({ product: aProduct({ id: 9, name: 'Shake', price: 5 }) })

function fill(items: readonly CartItem[]) {
	cartStore.dispatch({ type: 'clear' })
	for (const item of items) cartStore.dispatch({ type: 'add', item })
}

it('takes out what is gone and leaves what was added since the cart was sent', () => {
	const { id, name, count, price, note, requests } = cola
	const line = { id: Number(id), name, quantity: count, unit_price: price + 1, total: 0, note, requests }
	const change = mapCartChange(aCart([classic, cola]), {
		lines: [{ ...line, customizations: [] }],
		subtotal: 0,
		discount: 0,
		tax: 0,
		total: 0,
		currency: 'EUR',
		problems: [{ code: 'PRODUCT_UNAVAILABLE', message: 'No burger.', line: 0 }],
	})
	fill([classic, cola, shake])
	applyCartChange(change, 20)
	expect(cartStore.get().items.map((item) => [item.name, item.price])).toEqual([
		['Cola', cola.price + 1],
		['Shake', 5],
	])
})
