import { type LostCart, LostCartSchema, STORAGE_KEYS } from '@app/contract/records'
import { createPersistedStore } from '../../lib/storage/persisted-store.ts'

interface KeptCart {
	cart: LostCart | null
}

const NONE: KeptCart = { cart: null }

/** A cart that was lost with its branch and that its customer keeps until the branch takes orders again. */
export const keptCartStore = createPersistedStore({
	key: STORAGE_KEYS.keptCart,
	schema: LostCartSchema,
	empty: NONE,
	reduce: (_, cart: LostCart | null): KeptCart => (cart === null ? NONE : { cart }),
	fromRecord: (cart): KeptCart => ({ cart }),
	toRecord: ({ cart }) => cart,
})
