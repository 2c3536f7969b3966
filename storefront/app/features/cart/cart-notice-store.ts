import { type CartNotice, CartNoticeSchema, STORAGE_KEYS } from '@app/contract/records'
import { createPersistedStore } from '../../lib/storage/persisted-store.ts'

interface OpenNotice {
	notice: CartNotice | null
}

const NONE: OpenNotice = { notice: null }

/**
 * The cart notice modal of section 2: something went out of the cart, and the customer must know. Stored until they
 * have closed it.
 */
export const cartNoticeStore = createPersistedStore({
	key: STORAGE_KEYS.cartNotice,
	schema: CartNoticeSchema,
	empty: NONE,
	reduce: (state, notice: CartNotice | null): OpenNotice => {
		if (notice === null) return state.notice === null ? state : NONE
		return { notice: { ...notice, lost: notice.lost ?? state.notice?.lost ?? null } }
	},
	fromRecord: (notice): OpenNotice => ({ notice }),
	toRecord: ({ notice }) => notice,
})

/** Shows a notice; a newer one takes the place of an older one that nobody has closed, whose lost cart it keeps. */
export function showCartNotice(notice: CartNotice): void {
	cartNoticeStore.dispatch(notice)
}

export function closeCartNotice(): void {
	cartNoticeStore.dispatch(null)
}

export const useCartNotice = (): CartNotice | null => cartNoticeStore.use(({ notice }) => notice)
