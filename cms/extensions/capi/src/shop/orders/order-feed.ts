import type { EventBus } from '../../directus/event-bus.ts'

/** Who follows which order on this node. A change of an order reaches all its followers, wherever it was made. */
export interface OrderFeed {
	/** Calls back after each change of the order until the returned function is called. */
	follow(orderId: number, onChange: () => void): () => void
	close(): void
}

export function createOrderFeed(messages: EventBus): OrderFeed {
	const followers = new Map<number, Set<() => void>>()
	messages.subscribe((message) => {
		if (message.kind !== 'order') return
		for (const onChange of followers.get(message.id) ?? []) onChange()
	})
	return {
		follow(orderId, onChange) {
			const group = followers.get(orderId) ?? new Set()
			followers.set(orderId, group.add(onChange))
			return () => {
				group.delete(onChange)
				if (group.size === 0 && followers.get(orderId) === group) followers.delete(orderId)
			}
		},
		close: () => followers.clear(),
	}
}
