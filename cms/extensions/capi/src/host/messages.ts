import { useBus } from '@directus/api/bus/index'

/** What nodes tell each other. Redis carries it where it is configured; a single node hears itself at once. */
type Message =
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

export interface Messages {
	publish(message: Message): void
	subscribe(listener: (message: Message) => void): void
	/** Leaves the bus; after a reload of the extensions the old code must not answer any more. */
	close(): void
}

const CHANNEL = 'capi.changed'

export function createMessages(onError: (error: unknown) => void): Messages {
	const bus = useBus()
	const listeners = new Set<(message: Message) => void>()
	const receive = (message: unknown) => {
		for (const listener of listeners) listener(message as Message)
	}
	bus.subscribe(CHANNEL, receive).catch(onError)
	return {
		publish: (message) => void bus.publish(CHANNEL, message).catch(onError),
		subscribe: (listener) => void listeners.add(listener),
		close: () => void bus.unsubscribe(CHANNEL, receive).catch(onError),
	}
}
