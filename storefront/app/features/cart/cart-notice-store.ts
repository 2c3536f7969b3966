import type { PersistedCart } from '@app/contract/records'
import { createStore, useStore } from 'zustand'

/** What a customer loses with a branch: kept for the offer to move it, and for nothing else. */
export type LostCart = Pick<PersistedCart, 'items' | 'branch' | 'appliedCouponCode' | 'couponDiscount'>

/** The cart notice modal of section 2: something went out of the cart, and the customer must know. */
export interface CartNotice {
	title: string
	message: string
	/** The cart as it was, where all of it is gone. */
	lost: LostCart | null
}

const store = createStore<{ notice: CartNotice | null }>(() => ({ notice: null }))

/** Shows a notice; a newer one takes the place of an older one that nobody has closed, whose lost cart it keeps. */
export function showCartNotice(notice: CartNotice): void {
	store.setState((state) => ({ notice: { ...notice, lost: notice.lost ?? state.notice?.lost ?? null } }))
}

export function closeCartNotice(): void {
	store.setState({ notice: null })
}

export const useCartNotice = (): CartNotice | null => useStore(store, ({ notice }) => notice)
