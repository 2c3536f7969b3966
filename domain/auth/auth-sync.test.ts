import type { AuthSyncMessage, User } from '@app/contract/account'
import { expect, test } from 'vitest'
import { decideSync } from './auth-sync.ts'

const NOW = 1_795_000_000_000
const AOIFE = { id: 'u1', first_name: 'Aoife' } as User
const message = (fields: Partial<AuthSyncMessage>): AuthSyncMessage => ({
	type: 'login',
	data: AOIFE,
	timestamp: NOW,
	source: 'other-tab',
	...fields,
})
const DAY = 86_400_000
const decide = (fields: Partial<AuthSyncMessage>, user: User | null = null, sessionEndsAt: number | null = null) =>
	decideSync(message(fields), { user, sessionEndsAt, source: 'this-tab', now: NOW })

test('a login sets the user if there is none', () => {
	expect(decide({})).toEqual({ kind: 'set-user', user: AOIFE })
	expect(decide({}, { ...AOIFE, id: 'u2' })).toEqual({ kind: 'ignore' })
})

test('a login that does not say who makes this tab ask', () => {
	expect(decide({ data: null })).toEqual({ kind: 'load-user' })
})

test.each(['logout', 'token-expired'] as const)('%s clears user and storage, with somebody here or not', (type) => {
	expect(decide({ type, data: null }, AOIFE)).toEqual({ kind: 'clear' })
	expect(decide({ type, data: null })).toEqual({ kind: 'clear' })
})

test.each([
	[30_000, 'clear'],
	[30_001, 'ignore'],
	[0, 'clear'],
	[-5_000, 'clear'],
])('a message that is %i ms old: %s', (age, kind) => {
	expect(decide({ type: 'logout', timestamp: NOW - age }, AOIFE).kind).toBe(kind)
})

test('a logout that comes late does not end the session that was opened since', () => {
	const logout = { type: 'logout', timestamp: NOW - 100 } as const
	expect(decide(logout, AOIFE, NOW + DAY - 99)).toEqual({ kind: 'load-user' })
	expect(decide(logout, AOIFE, NOW + DAY - 100)).toEqual({ kind: 'clear' })
})

test('a tab does not listen to itself', () => {
	expect(decide({ type: 'logout', source: 'this-tab' }, AOIFE)).toEqual({ kind: 'ignore' })
})
