import { type LostCart, LostCartSchema, STORAGE_KEYS } from '@app/contract/records'
import { createPersistedStore } from '../../lib/storage/persisted-store.ts'

interface SavedCart {
	cart: LostCart | null
}

const NONE: SavedCart = { cart: null }

/** A cart that was lost with its branch and that its customer keeps until the branch takes orders again. */
export const savedCartStore = createPersistedStore({
	key: STORAGE_KEYS.keptCart,
	schema: LostCartSchema,
	empty: NONE,
	reduce: (_, cart: LostCart | null): SavedCart => (cart === null ? NONE : { cart }),
	fromRecord: (cart): SavedCart => ({ cart }),
	toRecord: ({ cart }) => cart,
})
