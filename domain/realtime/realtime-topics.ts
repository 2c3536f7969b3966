import type { RealtimeCollection, SocketCommand, SocketMessage } from '@app/contract/realtime'

/** Subscriptions are named for their collection: one of each is enough. */
export function subscribeCommand(collection: RealtimeCollection): SocketCommand {
	// What changed is read again over /capi, where its computed fields are: the event itself says no more than that.
	return {
		do: 'send',
		message: { type: 'subscribe', collection, uid: collection, query: { fields: ['id'] } },
	}
}

export function unsubscribeCommand(collection: RealtimeCollection): SocketCommand {
	return { do: 'send', message: { type: 'unsubscribe', uid: collection } }
}

/** `init` comes with each subscription: what happened before it is read as well. */
const CHANGES: readonly (string | undefined)[] = ['init', 'create', 'update', 'delete']

/** The collection that a message asks to read again; null where it asks for nothing. */
export function changedCollection(
	message: SocketMessage,
	topics: readonly RealtimeCollection[],
): RealtimeCollection | null {
	if (message.type !== 'subscription' || !CHANGES.includes(message.event)) return null
	return topics.find((topic) => topic === message.uid) ?? null
}
