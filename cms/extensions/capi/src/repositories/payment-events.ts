import type { Knex } from 'knex'

interface StoredEvent {
	provider: string
	eventId: string
	type: string
	payload: Record<string, unknown>
	now: number
}

/**
 * Keeps a provider's event, in the transaction in which it then acts. False when it is there already: a replay
 * changes nothing. Of two at the same moment the database lets one through, by the unique pair of provider and event
 * id.
 */
export async function storeEvent(transaction: Knex.Transaction, event: StoredEvent): Promise<boolean> {
	const at = new Date(event.now)
	const inserted: unknown[] = await transaction('payment_events')
		.insert({
			provider: event.provider,
			event_id: event.eventId,
			type: event.type,
			payload: JSON.stringify(event.payload),
			received_at: at,
			processed_at: at,
		})
		.onConflict(['provider', 'event_id'])
		.ignore()
		.returning('id')
	return inserted.length > 0
}

/** Empties what a provider reported before a time. Its id stays: a replay must change nothing. */
export async function emptyOldEvents(database: Knex, before: number): Promise<void> {
	await database('payment_events')
		.whereNotNull('payload')
		.where('received_at', '<', new Date(before))
		.update({ payload: null })
}
