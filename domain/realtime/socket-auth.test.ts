import type { SocketCommand } from '@app/contract/realtime'
import { describe, expect, it } from 'vitest'
import {
	type AuthedEvent,
	type AuthedSocket,
	authedRetryMs,
	authedSocket,
	reduceAuthedSocket,
	type SocketAuthMode,
} from './socket-auth.ts'

function after(mode: SocketAuthMode, ...events: AuthedEvent[]): { state: AuthedSocket; commands: SocketCommand[] } {
	return events.reduce((step, event) => reduceAuthedSocket(step.state, event), {
		state: authedSocket(mode, ['orders']),
		commands: [] as SocketCommand[],
	})
}
const connect = { type: 'connect' } as const
const opened = { type: 'opened' } as const
const closed = { type: 'closed' } as const
const retry = { type: 'retry' } as const
const token = { type: 'token', token: 'access-1' } as const
const welcome: AuthedEvent = { type: 'message', message: { type: 'auth', status: 'ok' } }
const refusal = (code: string): AuthedEvent => ({
	type: 'message',
	message: { type: 'auth', status: 'error', error: { code } },
})
const signedIn = [connect, opened, token, welcome] as const
const auth = (access_token: string) => ({ do: 'send', message: { type: 'auth', access_token } })
const subscribe = {
	do: 'send',
	message: { type: 'subscribe', collection: 'orders', uid: 'orders', query: { fields: ['id'] } },
}

describe('the handshake', () => {
	it('sends the token first, and subscribes when it was taken', () => {
		expect(after('handshake', connect, opened).commands).toEqual([{ do: 'ask-token' }])
		expect(after('handshake', connect, opened, token).commands).toEqual([auth('access-1')])
		expect(after('handshake', ...signedIn)).toMatchObject({ state: { phase: 'open' }, commands: [subscribe] })
	})

	it('does not happen when nobody is signed in any more', () => {
		const { state, commands } = after('public', connect, opened, { type: 'token', token: null })
		expect(state.phase).toBe('stopped')
		expect(commands).toEqual([{ do: 'rest' }, { do: 'close' }])
		expect(reduceAuthedSocket(state, closed).commands).toEqual([])
	})
})

describe('the errors of section 8', () => {
	it('TOKEN_EXPIRED signs in again with a fresh token, and keeps what is listened to', () => {
		expect(after('public', ...signedIn, refusal('TOKEN_EXPIRED')).commands).toEqual([{ do: 'ask-token' }])
		const fresh = { type: 'token', token: 'access-2' } as const
		expect(after('public', ...signedIn, refusal('TOKEN_EXPIRED'), fresh).commands).toEqual([auth('access-2')])
		expect(after('public', ...signedIn, refusal('TOKEN_EXPIRED'), fresh, welcome).commands).toEqual([])
	})

	it('AUTH_TIMEOUT closes the socket, which then connects again', () => {
		const { state, commands } = after('public', ...signedIn, refusal('AUTH_TIMEOUT'))
		expect(state.phase).toBe('closed')
		expect(commands).toEqual([{ do: 'close' }, { do: 'rest' }, { do: 'retry-in', ms: 1_000 }])
	})

	it('AUTH_FAILED warns, and in public mode ends the reconnecting', () => {
		const { state, commands } = after('public', connect, opened, token, refusal('AUTH_FAILED'))
		expect(commands.map((command) => command.do)).toEqual(['warn', 'rest', 'close'])
		expect(state.phase).toBe('stopped')
		for (const event of [closed, retry, { type: 'wake' } as const]) {
			expect(reduceAuthedSocket(state, event).commands).toEqual([])
		}
	})

	it('AUTH_FAILED warns, and in handshake mode tries again when the CMS has closed', () => {
		const { state, commands } = after('handshake', connect, opened, token, refusal('AUTH_FAILED'))
		expect(commands.map((command) => command.do)).toEqual(['warn'])
		expect(reduceAuthedSocket(state, closed).commands).toContainEqual({ do: 'retry-in', ms: 1_000 })
	})

	it('any other error changes nothing', () => {
		expect(after('public', ...signedIn, refusal('SOMETHING_ELSE'))).toMatchObject({
			state: { phase: 'open' },
			commands: [],
		})
	})
})

describe('connecting again', () => {
	it('waits 1000 ms, never less than 100', () => {
		expect(authedRetryMs()).toBe(1_000)
		expect(authedRetryMs(1)).toBe(100)
	})

	it('is tried ten times, and starts over when somebody looks again', () => {
		let { state } = after('public', connect)
		let retries = 0
		for (;;) {
			const lost = reduceAuthedSocket(state, closed)
			state = lost.state
			if (!lost.commands.some((command) => command.do === 'retry-in')) break
			retries += 1
			state = reduceAuthedSocket(state, retry).state
		}
		expect(retries).toBe(10)
		expect(reduceAuthedSocket(state, { type: 'wake' }).commands).toEqual([{ do: 'rest' }, { do: 'open' }])
	})

	it('counts anew after a handshake that worked', () => {
		const { state } = after('public', connect, closed, retry, opened, token, welcome)
		expect(state.retries).toBe(0)
	})
})

describe('messages', () => {
	const event = (name: string): AuthedEvent => ({
		type: 'message',
		message: { type: 'subscription', event: name, uid: 'orders' },
	})

	it('of the customer’s orders ask to read them again', () => {
		expect(after('public', ...signedIn, event('update')).commands).toEqual([{ do: 'read-again', collection: 'orders' }])
	})

	it('that ping are answered', () => {
		const ping: AuthedEvent = { type: 'message', message: { type: 'ping' } }
		expect(after('public', ...signedIn, ping).commands).toEqual([{ do: 'send', message: { type: 'pong' } }])
	})
})
