import type { User } from '@app/contract/account'
import { expect, test } from 'vitest'
import { AUTH_LOADING, type AuthEvent, type AuthState, reduceAuth } from './auth-state.ts'

const AOIFE = { id: 'u1', first_name: 'Aoife' } as User
const IN: AuthState = { status: 'authenticated', user: AOIFE, isUnreachable: false }
const OUT: AuthState = { status: 'unauthenticated', user: null, isUnreachable: false }
const UNREACHABLE: AuthState = { ...OUT, isUnreachable: true }

test.each<[string, AuthState, AuthEvent, AuthState]>([
	['nothing stored', AUTH_LOADING, { type: 'left' }, OUT],
	['the user is known', AUTH_LOADING, { type: 'user', user: AOIFE }, IN],
	['nobody could say', AUTH_LOADING, { type: 'unreachable' }, UNREACHABLE],
	['the server is back', UNREACHABLE, { type: 'user', user: AOIFE }, IN],
	['the session was refused after all', UNREACHABLE, { type: 'left' }, OUT],
	['signed in', OUT, { type: 'user', user: AOIFE }, IN],
	['signed out', IN, { type: 'left' }, OUT],
	['the server is lost while somebody is signed in', IN, { type: 'unreachable' }, IN],
])('%s', (_, before, event, after) => {
	expect(reduceAuth(before, event)).toEqual(after)
})
