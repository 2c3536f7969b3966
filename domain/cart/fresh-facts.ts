import { MENU_CACHE_MS } from '@app/contract/constants'
import type { PaymentStatus } from '@app/contract/orders'

declare const isFresh: unique symbol

/** Facts of the shop and when they were fetched, epoch milliseconds; from a cache, when the cache got them. */
export interface DatedFacts<T> {
	readonly facts: T
	readonly fetchedAt: number
}

/**
 * Facts that were fetched after the page opened. Decisions that take something away from a customer accept these
 * alone: the compiler refuses the page's own data, a page kept by the service worker, a cached menu and what a page
 * knew before the Back button thawed it.
 */
export type FreshFacts<T> = DatedFacts<T> & { readonly [isFresh]: true }

/**
 * The facts as fresh ones, null where the page opened (or was thawed) after they were fetched. Times are epoch
 * milliseconds.
 */
export function admitFresh<T>(dated: DatedFacts<T>, openedAt: number): FreshFacts<T> | null {
	return dated.fetchedAt >= openedAt ? (dated as FreshFacts<T>) : null
}

/**
 * Whether facts that the CMS gave are newer than those of a page's data that arrived at `arrivedAt` (epoch ms): what
 * the storefront's server renders is up to MENU_CACHE_MS old, and as long again on its way over a bad network.
 */
export const isNewerThanPage = ({ fetchedAt }: DatedFacts<unknown>, arrivedAt: number): boolean =>
	arrivedAt < fetchedAt + 2 * MENU_CACHE_MS

/** The shop's word that an order is paid, for what empties the cart that it was made of. */
export type PaidFacts = FreshFacts<{ payment_status: 'paid' }>

/** The facts about an order as those of a paid one; null where it is not. */
export function admitPaid(order: FreshFacts<{ payment_status: PaymentStatus }>): PaidFacts | null {
	return order.facts.payment_status === 'paid' ? (order as PaidFacts) : null
}
