import { PersistedCartSchema, STORAGE_KEYS } from '@app/contract/records'
import { EMPTY_CART, reduceCart } from '@app/domain/cart/cart'
import { createPersistedStore } from '../../lib/storage/persisted-store.ts'

/** The cart with its branch, guest and coupon: section 3's persisted cart, field by field. */
export const cartStore = createPersistedStore({
	key: STORAGE_KEYS.cart,
	schema: PersistedCartSchema,
	empty: EMPTY_CART,
	reduce: reduceCart,
	fromRecord: (record) => record ?? EMPTY_CART,
	toRecord: (state) => state,
})
