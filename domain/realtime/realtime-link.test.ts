import type { SocketCommand } from '@app/contract/realtime'
import { describe, expect, it } from 'vitest'
import { LINK, type LinkEvent, linkDelayMs, type RealtimeLink, reduceLink } from './realtime-link.ts'

/** The state after some events, and what the last one wanted done. */
function after(...events: LinkEvent[]): { state: RealtimeLink; commands: SocketCommand[] } {
	return events.reduce((step, event) => reduceLink(step.state, event), { state: LINK, commands: [] as SocketCommand[] })
}
const status = (...events: LinkEvent[]) => after(...events).state.status
const connect = { type: 'connect' } as const
const opened = { type: 'opened' } as const
const closed = { type: 'closed' } as const
const failed = { type: 'failed' } as const
const retry = { type: 'retry' } as const
const beat = { type: 'beat', lateMs: 3 } as const
const message = (fields: object): LinkEvent => ({ type: 'message', message: { type: 'subscription', ...fields } })
const branches = { type: 'subscribe', collection: 'branches' } as const
const send = (fields: object) => ({ do: 'send', message: fields })
const subscribe = { type: 'subscribe', collection: 'branches', uid: 'branches', query: { fields: ['id'] } }

describe('the states of the link', () => {
	it.each([
		['nothing has happened', [], 'DISCONNECTED'],
		['it is wanted', [connect], 'CONNECTING'],
		['it is there', [connect, opened], 'CONNECTED'],
		['the other side closes it', [connect, opened, closed], 'DISCONNECTED'],
		['it breaks', [connect, opened, failed], 'ERROR'],
		['it cannot be opened', [connect, failed], 'ERROR'],
		['it tries again', [connect, opened, closed, retry], 'CONNECTING'],
		['it is there again', [connect, opened, closed, retry, opened], 'CONNECTED'],
		['it is let go of', [connect, opened, { type: 'disconnect' }], 'DISCONNECTED'],
		['it closes after it was let go of', [connect, opened, { type: 'disconnect' }, closed], 'DISCONNECTED'],
		['a retry comes too late', [connect, opened, { type: 'disconnect' }, retry], 'DISCONNECTED'],
	] as const)('when %s', (_, events, expected) => {
		expect(status(...events)).toBe(expected)
	})
})

describe('connecting again', () => {
	it.each([
		[0, 1_000],
		[1, 2_000],
		[2, 4_000],
		[3, 8_000],
		[4, 16_000],
		[5, 30_000],
		[9, 30_000],
		[10, null],
	])('after %i attempts waits %s ms', (attempts, ms) => {
		expect(linkDelayMs(attempts)).toBe(ms)
	})

	it('tries ten times and then no more', () => {
		const waits: number[] = []
		let { state } = after(connect)
		for (;;) {
			const lost = reduceLink(state, failed)
			const wait = lost.commands.find((command) => command.do === 'retry-in')
			if (!wait) break
			waits.push(wait.ms)
			state = reduceLink(lost.state, retry).state
		}
		expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, ...Array(5).fill(30_000)])
	})

	it('starts over once something was heard, not with a door that opens and shuts', () => {
		const shut = after(connect, failed, retry, opened, closed)
		expect(shut.commands).toContainEqual({ do: 'retry-in', ms: 2_000 })
		const heard = after(connect, failed, retry, opened, message({ type: 'pong' }), closed)
		expect(heard.commands).toContainEqual({ do: 'retry-in', ms: 1_000 })
	})

	it('does so at once, and with all its attempts, when the network is back', () => {
		const lost = after(connect, ...Array.from({ length: 22 }, (_, index) => (index % 2 === 0 ? failed : retry)))
		const woken = reduceLink(lost.state, { type: 'wake' })
		expect(woken.commands).toEqual([{ do: 'rest' }, { do: 'open' }])
		expect(reduceLink(woken.state, failed).commands).toContainEqual({ do: 'retry-in', ms: 1_000 })
	})

	it('does nothing when it is woken and nobody wants it', () => {
		expect(after({ type: 'wake' }).commands).toEqual([])
	})
})

describe('the heartbeat', () => {
	it('begins when the link is there, every 30 s', () => {
		expect(after(connect, opened).commands).toEqual([{ do: 'beat-in', ms: 30_000 }])
		expect(after(connect, opened, beat).commands).toEqual([
			{ do: 'rest' },
			send({ type: 'ping' }),
			{ do: 'beat-in', ms: 30_000 },
		])
	})

	it('goes on when the ping was answered, by whatever message', () => {
		const pong = after(connect, opened, beat, message({ type: 'pong' }), beat)
		expect(pong.commands).toContainEqual(send({ type: 'ping' }))
	})

	it('breaks a link that has gone silent', () => {
		const { state, commands } = after(connect, opened, beat, beat)
		expect(state.status).toBe('ERROR')
		expect(commands).toEqual([{ do: 'close' }, { do: 'rest' }, { do: 'retry-in', ms: 1_000 }])
	})

	it('breaks a link that has slept with its machine', () => {
		expect(after(connect, opened, { type: 'beat', lateMs: 600_000 }).state.status).toBe('ERROR')
	})

	it('answers the other side’s ping', () => {
		expect(after(connect, opened, message({ type: 'ping' })).commands).toEqual([send({ type: 'pong' })])
	})

	it('asks a connected link whether it is still there when it is woken', () => {
		expect(after(connect, opened, { type: 'wake' }).commands).toContainEqual(send({ type: 'ping' }))
	})
})

describe('subscriptions', () => {
	it('are sent when the link is there, and again after each break', () => {
		expect(after(branches, connect, opened).commands[0]).toEqual(send(subscribe))
		expect(after(branches, connect, opened, closed, retry, opened).commands[0]).toEqual(send(subscribe))
	})

	it('are sent at once while it is there, each once', () => {
		expect(after(connect, opened, branches).commands).toEqual([send(subscribe)])
		expect(after(connect, opened, branches, branches).commands).toEqual([])
	})

	it('can be given back', () => {
		const back = { type: 'unsubscribe', collection: 'branches' } as const
		expect(after(connect, opened, branches, back).commands).toEqual([send({ type: 'unsubscribe', uid: 'branches' })])
		expect(after(branches, back, connect, opened).commands).toEqual([{ do: 'beat-in', ms: 30_000 }])
		expect(after(connect, opened, back).commands).toEqual([])
	})

	it.each([
		['init', true],
		['create', true],
		['update', true],
		['delete', true],
		['unsubscribe', false],
	])('%s asks to read again: %s', (event, isAsked) => {
		const { commands } = after(branches, connect, opened, message({ event, uid: 'branches' }))
		expect(commands).toEqual(isAsked ? [{ do: 'read-again', collection: 'branches' }] : [])
	})

	it('of others are not listened to', () => {
		expect(after(branches, connect, opened, message({ event: 'update', uid: 'orders' })).commands).toEqual([])
	})
})
