import { useBus } from '@directus/api/bus/index'
import { getCache } from '@directus/api/cache'
import { shouldClearCache } from '@directus/api/utils/should-clear-cache'

/** A row that was written with Knex, as Directus's own websocket handler wants to hear of it. */
interface RowChange {
	collection: 'orders' | 'branch_products'
	action: 'create' | 'update'
	id: number
}

/**
 * Tells Directus, after the commit, of a row that it did not write itself: on every node websocket subscribers of the collection get
 * the row with their own permissions, and cached replies of /items are dropped where that cache is on.
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
