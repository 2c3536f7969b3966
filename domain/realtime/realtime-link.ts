import {
	REALTIME_BASE_DELAY_MS,
	REALTIME_HEARTBEAT_MS,
	REALTIME_MAX_ATTEMPTS,
	REALTIME_MAX_DELAY_MS,
} from '@app/contract/constants'
import type { RealtimeCollection, SocketCommand, SocketEvent } from '@app/contract/realtime'
import { changedCollection, subscribeCommand, unsubscribeCommand } from './realtime-topics.ts'

/** Section 4, Realtime connection. */
export type LinkStatus = 'DISCONNECTED' | 'CONNECTING' | 'CONNECTED' | 'ERROR'

/** The cart's realtime link: keeps branches and their stock current, for guests as well. */
export interface RealtimeLink {
	status: LinkStatus
	/** Somebody wants it: after a close or an error it connects again. */
	isWanted: boolean
	/** Attempts since the last message: the wait grows with them. */
	attempts: number
	topics: readonly RealtimeCollection[]
	/** A ping was sent and nothing has come since. */
	isSilent: boolean
}

export const LINK: RealtimeLink = { status: 'DISCONNECTED', isWanted: false, attempts: 0, topics: [], isSilent: false }

export type LinkEvent =
	| SocketEvent
	| { type: 'connect' }
	| { type: 'disconnect' }
	/** The network is back or the page is looked at again: no wait, and the attempts count anew. */
	| { type: 'wake' }
	| { type: 'subscribe'; collection: RealtimeCollection }
	| { type: 'unsubscribe'; collection: RealtimeCollection }

export interface LinkStep {
	state: RealtimeLink
	commands: SocketCommand[]
}

/** A timer that comes this late has slept with its machine: nobody knows whether the other side is still there. */
const SLEPT_MS = 5_000

/** The link after an event, and what is to be done with its socket. */
export function reduceLink(state: RealtimeLink, event: LinkEvent): LinkStep {
	switch (event.type) {
		case 'connect':
			return state.isWanted ? stay(state) : open({ ...state, isWanted: true, attempts: 0 })
		case 'disconnect':
			return step({ ...state, status: 'DISCONNECTED', isWanted: false, attempts: 0 }, { do: 'rest' }, { do: 'close' })
		case 'wake':
			if (!state.isWanted) return stay(state)
			return state.status === 'CONNECTED' ? ping(state) : open({ ...state, attempts: 0 })
		case 'opened':
			return step({ ...state, status: 'CONNECTED', isSilent: false }, ...state.topics.map(subscribeCommand), {
				do: 'beat-in',
				ms: REALTIME_HEARTBEAT_MS,
			})
		case 'message':
			return hear(state, event)
		case 'beat':
			if (state.status !== 'CONNECTED') return stay(state)
			// The last ping was not answered: the connection is only half there.
			return state.isSilent || event.lateMs > SLEPT_MS ? lose(state, 'ERROR', { do: 'close' }) : ping(state)
		case 'closed':
			return state.isWanted ? lose(state, 'DISCONNECTED') : stay({ ...state, status: 'DISCONNECTED' })
		case 'failed':
			return state.isWanted ? lose(state, 'ERROR') : stay({ ...state, status: 'DISCONNECTED' })
		case 'retry':
			return state.isWanted && state.status !== 'CONNECTED' ? open(state) : stay(state)
		case 'subscribe':
			if (state.topics.includes(event.collection)) return stay(state)
			return tell({ ...state, topics: [...state.topics, event.collection] }, subscribeCommand(event.collection))
		case 'unsubscribe': {
			const topics = state.topics.filter((topic) => topic !== event.collection)
			return topics.length === state.topics.length
				? stay(state)
				: tell({ ...state, topics }, unsubscribeCommand(event.collection))
		}
		case 'token':
			// Branches and their stock are public: nobody signs in here.
			return stay(state)
		default:
			return event satisfies never
	}
}

/** The wait before the next attempt: 1 s, doubling up to 30 s; null after ten of them. */
export function linkDelayMs(attempts: number): number | null {
	if (attempts >= REALTIME_MAX_ATTEMPTS) return null
	return Math.min(REALTIME_BASE_DELAY_MS * 2 ** attempts, REALTIME_MAX_DELAY_MS)
}

function hear(state: RealtimeLink, { message }: Extract<LinkEvent, { type: 'message' }>): LinkStep {
	const heard = { ...state, attempts: 0, isSilent: false }
	if (message.type === 'ping') return step(heard, { do: 'send', message: { type: 'pong' } })
	const collection = changedCollection(message, state.topics)
	return collection === null ? stay(heard) : step(heard, { do: 'read-again', collection })
}

function open(state: RealtimeLink): LinkStep {
	return step({ ...state, status: 'CONNECTING', isSilent: false }, { do: 'rest' }, { do: 'open' })
}

function ping(state: RealtimeLink): LinkStep {
	const send = { do: 'send', message: { type: 'ping' } } as const
	return step({ ...state, isSilent: true }, { do: 'rest' }, send, { do: 'beat-in', ms: REALTIME_HEARTBEAT_MS })
}

function lose(state: RealtimeLink, status: LinkStatus, ...first: SocketCommand[]): LinkStep {
	const ms = linkDelayMs(state.attempts)
	const wait: SocketCommand[] = ms === null ? [] : [{ do: 'retry-in', ms }]
	return step({ ...state, status, attempts: state.attempts + 1 }, ...first, { do: 'rest' }, ...wait)
}

function tell(state: RealtimeLink, command: SocketCommand): LinkStep {
	return state.status === 'CONNECTED' ? step(state, command) : stay(state)
}

function stay(state: RealtimeLink): LinkStep {
	return { state, commands: [] }
}

function step(state: RealtimeLink, ...commands: SocketCommand[]): LinkStep {
	return { state, commands }
}
