import { announceRowChange, announceStockChange } from '../../directus/row-changes.ts'
import type { StockLevel } from '../../repositories/stock.ts'
import type { Runtime } from '../../runtime.ts'

interface Announcement {
	order: number
	action?: 'create' | 'update'
	stock?: readonly StockLevel[]
}

/**
 * Tells everybody, after the commit, what has changed: those who follow the order, the prepared menu where something
 * sold out, and subscribers of Directus's websocket. It never fails a request: what is committed is committed.
 */
export function announceOrder(
	{ messages, logger, messenger }: Pick<Runtime, 'messages' | 'logger' | 'messenger'>,
	{ order, action = 'update', stock = [] }: Announcement,
): void {
	// What the change tells the customer is in the outbox by now. A new order tells nothing: it is not paid.
	if (action === 'update') messenger.notify()
	const onError = (error: unknown) => logger.warn(error, 'A change could not be announced')
	messages.publish({ kind: 'order', id: order })
	announceRowChange({ collection: 'orders', action, id: order }).catch(onError)
	announceStock({ messages, logger }, stock)
}

/** Tells the prepared menu and subscribers what is left of counted products. */
export function announceStock(
	{ messages, logger }: Pick<Runtime, 'messages' | 'logger'>,
	stock: readonly StockLevel[],
): void {
	const onError = (error: unknown) => logger.warn(error, 'A change could not be announced')
	for (const { row, branch, product, left } of stock) {
		messages.publish({ kind: 'stock', branch, product, left })
		announceStockChange(row, onError)
	}
}
