import type { CartItem } from '@app/contract/records'
import { aLine, aProduct, BRANCH, choose } from '@app/domain/fixtures/menu'
import { beforeEach, expect, it, vi } from 'vitest'
import { showToast } from '../../lib/rendering/toast.ts'
import { applyCartChange } from './apply-cart-change.ts'
import type { CartChange } from './cart-change.ts'
import { cartStore } from './cart-store.ts'

vi.mock('../../lib/rendering/toast.ts', () => ({ showToast: vi.fn() }))

const classic = aLine({ selections: choose(aProduct(), 31) })
const plain = aLine({})
const cola = aLine({ product: aProduct({ id: 8, name: 'Cola', price: 2.8, customization_options: [] }) })
const shake = aLine({ product: aProduct({ id: 9, name: 'Shake', price: 5 }) })

function fill(items: readonly CartItem[]) {
	cartStore.dispatch({ type: 'select-branch', branch: BRANCH, items })
}
const namesInCart = () => cartStore.get().items.map(({ name }) => name)
const undo = () => vi.mocked(showToast).mock.lastCall![0].action!.run()

const change = (more: Partial<CartChange>): CartChange => ({
	...{ changes: [], lines: [], goneKeys: [], chooseKeys: [], coupon: { code: null, discount: 0 } },
	...{ isSlotGone: false, total: null },
	...more,
})

beforeEach(() => vi.mocked(showToast).mockClear())

it('takes out what is gone and leaves what was added since the cart was sent', () => {
	fill([classic, cola, shake])
	applyCartChange(change({ goneKeys: [classic.key], lines: [{ key: cola.key, item: { ...cola, price: 3.8 } }] }), 20)
	expect(cartStore.get().items.map((item) => [item.name, item.price])).toEqual([
		['Cola', 3.8],
		['Shake', 5],
	])
})

it('puts the dish without its extra in its place, and undo brings the whole cart back', () => {
	fill([classic, cola])
	applyCartChange(change({ goneKeys: [cola.key], lines: [{ key: classic.key, item: plain }] }), 20)
	expect(cartStore.get().items).toEqual([plain])
	undo()
	expect(cartStore.get().items).toEqual([classic, cola])
})

it('brings back only what went out when the cart has changed since', () => {
	fill([cola, classic])
	applyCartChange(change({ goneKeys: [cola.key], lines: [{ key: classic.key, item: classic }] }), 20)
	cartStore.dispatch({ type: 'add', item: shake })
	undo()
	expect(namesInCart()).toEqual(['Cola', 'Classic Burger', 'Shake'])
})

it('offers no undo for a price alone', () => {
	fill([cola])
	applyCartChange(change({ lines: [{ key: cola.key, item: { ...cola, price: 3 } }] }), 20)
	expect(showToast).not.toHaveBeenCalled()
})
