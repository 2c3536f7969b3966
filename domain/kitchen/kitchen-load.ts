/**
 * How much a kitchen has to do, beside what its staff have set: `busy` lengthens the ready time that customers are
 * told, `full` takes no more orders.
 */
export type KitchenLoad = 'normal' | 'busy' | 'full'

/** From this share of its capacity on a kitchen is busy. */
const BUSY_SHARE = 2 / 3
/** A full kitchen takes orders again at this share, a busy one is relaxed at that one. */
const RESUME_SHARE = 3 / 4
const RELAX_SHARE = 1 / 2

export interface KitchenLoadInput {
	/** Paid orders that are not ready yet and due soon. */
	openOrders: number
	/** Orders that it can work on at a time; null or less than one: no limit. */
	capacity: number | null
	/** What it was before; null where nobody knows. */
	previous: KitchenLoad | null
}

/**
 * The load of a kitchen. It goes up as soon as the share is reached and comes down later: a branch that closed and
 * opened with each single order would clear the carts of everybody who waits for it.
 */
export function decideKitchenLoad({ openOrders, capacity, previous }: KitchenLoadInput): KitchenLoad {
	if (capacity === null || capacity < 1) return 'normal'
	const staysFull = previous === 'full' && openOrders > Math.floor(capacity * RESUME_SHARE)
	if (openOrders >= capacity || staysFull) return 'full'
	const wasBusy = previous === 'busy' || previous === 'full'
	const staysBusy = wasBusy && openOrders > Math.floor(capacity * RELAX_SHARE)
	return openOrders >= Math.ceil(capacity * BUSY_SHARE) || staysBusy ? 'busy' : 'normal'
}
