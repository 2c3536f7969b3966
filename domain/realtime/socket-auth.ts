import { SOCKET_RECONNECT_MIN_MS, SOCKET_RECONNECT_MS, SOCKET_RECONNECT_RETRIES } from '@app/contract/constants'
import type { RealtimeCollection, SocketCommand, SocketEvent, SocketMessage } from '@app/contract/realtime'
import { changedCollection, subscribeCommand } from './realtime-topics.ts'

/** How the CMS treats a socket that has not signed in: it may stay as a visitor, or must shake hands first. */
export type SocketAuthMode = 'public' | 'handshake'

/** The websocket of a signed-in customer: its handshake, and what becomes of it (sections 8, Websocket auth, and 9). */
export interface AuthedSocket {
	phase: 'closed' | 'connecting' | 'authenticating' | 'open' | 'stopped'
	mode: SocketAuthMode
	/** Retries since the last handshake that worked. */
	retries: number
	topics: readonly RealtimeCollection[]
}

export type AuthedEvent = SocketEvent | { type: 'connect' } | { type: 'disconnect' } | { type: 'wake' }

export interface AuthedStep {
	state: AuthedSocket
	commands: SocketCommand[]
}

/** A socket that listens to these collections once it has signed in. */
export function authedSocket(mode: SocketAuthMode, topics: readonly RealtimeCollection[]): AuthedSocket {
	return { phase: 'closed', mode, retries: 0, topics }
}

/** The wait before it connects again: 1000 ms, never less than 100 ms. */
export const authedRetryMs = (wanted = SOCKET_RECONNECT_MS): number => Math.max(SOCKET_RECONNECT_MIN_MS, wanted)

/** The socket after an event, and what is to be done with it. */
export function reduceAuthedSocket(state: AuthedSocket, event: AuthedEvent): AuthedStep {
	switch (event.type) {
		case 'connect':
			return state.phase === 'closed' || state.phase === 'stopped' ? open({ ...state, retries: 0 }) : stay(state)
		case 'disconnect':
			return stop(state)
		case 'wake':
			return state.phase === 'closed' ? open({ ...state, retries: 0 }) : stay(state)
		case 'opened':
			return state.phase === 'connecting'
				? step({ ...state, phase: 'authenticating' }, { do: 'ask-token' })
				: stay(state)
		case 'token':
			if (state.phase !== 'authenticating' && state.phase !== 'open') return stay(state)
			// Nobody is signed in any more: there is nothing to listen to.
			if (event.token === null) return stop(state)
			return step(state, { do: 'send', message: { type: 'auth', access_token: event.token } })
		case 'message':
			return hear(state, event.message)
		case 'closed':
		case 'failed':
			return lose(state)
		case 'retry':
			return state.phase === 'closed' ? open(state) : stay(state)
		case 'beat':
			// The CMS's own heartbeat is answered; this layer has none.
			return stay(state)
		default:
			return event satisfies never
	}
}

function hear(state: AuthedSocket, message: SocketMessage): AuthedStep {
	if (message.type === 'ping') return step(state, { do: 'send', message: { type: 'pong' } })
	if (message.type === 'auth') return message.status === 'ok' ? welcome(state) : refuse(state, message.error?.code)
	const collection = changedCollection(message, state.topics)
	return collection === null ? stay(state) : step(state, { do: 'read-again', collection })
}

/** A repeated handshake finds the subscriptions there: they belong to the connection. */
function welcome(state: AuthedSocket): AuthedStep {
	if (state.phase === 'open') return stay(state)
	return step({ ...state, phase: 'open', retries: 0 }, ...state.topics.map(subscribeCommand))
}

function refuse(state: AuthedSocket, code: string | undefined): AuthedStep {
	switch (code) {
		case 'TOKEN_EXPIRED':
			return step(state, { do: 'ask-token' })
		case 'AUTH_TIMEOUT':
			return lose(state, { do: 'close' })
		case 'AUTH_FAILED': {
			const warning: SocketCommand = { do: 'warn', text: 'The websocket was not signed in.' }
			// As a visitor it would be let in again and again, and hear nothing.
			if (state.mode === 'public') return step({ ...state, phase: 'stopped' }, warning, { do: 'rest' }, { do: 'close' })
			return step(state, warning)
		}
		default:
			return stay(state)
	}
}

function lose(state: AuthedSocket, ...first: SocketCommand[]): AuthedStep {
	if (state.phase === 'stopped' || state.phase === 'closed') return stay(state)
	const closed = { ...state, phase: 'closed', retries: state.retries + 1 } as const
	if (state.retries >= SOCKET_RECONNECT_RETRIES) return step(closed, ...first, { do: 'rest' })
	return step(closed, ...first, { do: 'rest' }, { do: 'retry-in', ms: authedRetryMs() })
}

function open(state: AuthedSocket): AuthedStep {
	return step({ ...state, phase: 'connecting' }, { do: 'rest' }, { do: 'open' })
}

function stop(state: AuthedSocket): AuthedStep {
	return step({ ...state, phase: 'stopped' }, { do: 'rest' }, { do: 'close' })
}

function stay(state: AuthedSocket): AuthedStep {
	return { state, commands: [] }
}

function step(state: AuthedSocket, ...commands: SocketCommand[]): AuthedStep {
	return { state, commands }
}
