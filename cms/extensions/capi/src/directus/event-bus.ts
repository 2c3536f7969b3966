import { useBus } from '@directus/api/bus/index'

/** What nodes tell each other. Redis carries it where it is configured; a single node hears itself at once. */
type BusEvent =
	/** Staff changed the menu, branches or settings: prepared replies are out of date. */
	| { kind: 'catalogue' }
	/** Pieces left of a counted product after an order, or after one was given up. */
	| { kind: 'stock'; branch: number; product: number; left: number }
	/**
	 * A session was renewed: `key` is a hash of the token that was used up, and what came of it is sealed with that
	 * token.
	 */
	| { kind: 'renewed'; key: string; entry: { sealed: string; until: number } }
	/** Sessions of a user have ended, or the user was changed: the user's open sockets are to be judged again. */
	| { kind: 'sessions'; user: string }
	/** An order changed: those who follow it are to be told. */
	| { kind: 'order'; id: number }

export interface EventBus {
	publish(message: BusEvent): void
	subscribe(listener: (message: BusEvent) => void): void
	/** Leaves the bus; after a reload of the extensions the old code must not answer any more. */
	close(): void
}

const CHANNEL = 'capi.changed'

export function createEventBus(onError: (error: unknown) => void): EventBus {
	const bus = useBus()
	const listeners = new Set<(message: BusEvent) => void>()
	const receive = (message: unknown) => {
		for (const listener of listeners) listener(message as BusEvent)
	}
	bus.subscribe(CHANNEL, receive).catch(onError)
	return {
		publish: (message) => void bus.publish(CHANNEL, message).catch(onError),
		subscribe: (listener) => void listeners.add(listener),
		close: () => void bus.unsubscribe(CHANNEL, receive).catch(onError),
	}
}
