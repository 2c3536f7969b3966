import { useBus } from '@directus/api/bus/index'
import { getCache } from '@directus/api/cache'
import { shouldClearCache } from '@directus/api/utils/should-clear-cache'

/** A row that was written with Knex, as Directus's own websocket handler wants to hear of it. */
interface RowChange {
	collection: 'orders' | 'branch_products' | 'branches'
	action: 'create' | 'update'
	id: number
}

/**
 * Tells Directus, after the commit, of a row that it did not write itself: on every node websocket subscribers of the
 * collection get the row with their own permissions, and cached replies of /items are dropped where that cache is on.
 */
export async function announceRowChange(change: RowChange): Promise<void> {
	const { collection, action } = change
	// Directus compares these with the id of a subscription, which is text.
	const key = String(change.id)
	const message = action === 'create' ? { key, payload: {} } : { keys: [key], payload: {} }
	await useBus().publish('websocket.event', { collection, action, ...message })
	const { cache } = getCache()
	if (shouldClearCache(cache, undefined, collection)) await cache?.clear()
}

/** The same product is announced at most this often: every event is read anew for every subscriber. */
const STOCK_EVERY_MS = 1_000
/** Rows announced a moment ago, and whether they have changed again since. */
const recent = new Map<number, { hasChanged: boolean }>()

/** Tells subscribers of a product's pieces: at once, and what follows within a second in one event at its end. */
export function announceStockChange(row: number, onError: (error: unknown) => void): void {
	const known = recent.get(row)
	if (known) {
		known.hasChanged = true
		return
	}
	announceRowChange({ collection: 'branch_products', action: 'update', id: row }).catch(onError)
	const entry = { hasChanged: false }
	recent.set(row, entry)
	setTimeout(() => {
		recent.delete(row)
		if (entry.hasChanged) announceStockChange(row, onError)
	}, STOCK_EVERY_MS).unref()
}
