import { describe, expect, it } from 'vitest'
import { decidePushStatus, modalFor, PUSH_STATUS_MESSAGES, type PushSituation } from './push-status.ts'

const PERMISSIONS = ['default', 'granted', 'denied'] as const
const none = null
const [on, off] = [true, false].map((isEnabled) => ({ isEnabled, isOwn: true }))
const [othersOn, othersOff] = [true, false].map((isEnabled) => ({ isEnabled, isOwn: false }))

/** The columns are the permissions: default, granted, denied. */
const ask = 'browser-permission-required'
const TABLE: [string, NonNullable<PushSituation['subscription']> | null | undefined, string, string, string][] = [
	['no subscription', none, ask, 'subscription-required', ask],
	['the own, on', on, ask, 'active', ask],
	['the own, off', off, 'user-disabled', 'user-disabled', 'user-disabled'],
	["somebody else's, on", othersOn, ask, 'subscription-update-required', ask],
	["somebody else's, off", othersOff, ask, 'subscription-update-required', ask],
]

describe('with somebody known', () => {
	it.each(TABLE)('%s', (_what, subscription, ...expected) => {
		expect(
			PERMISSIONS.map((permission) => decidePushStatus({ isKnown: true, permission, subscription: subscription! })),
		).toEqual(expected)
	})
})

it('asks whoever is neither signed in nor names an order to sign in, whatever else is true', () => {
	for (const [, subscription] of TABLE) {
		for (const permission of PERMISSIONS) {
			expect(decidePushStatus({ isKnown: false, permission, subscription: subscription! })).toBe('login-required')
		}
	}
})

it.each([
	['active', [null, null, null]],
	['user-disabled', [null, null, null]],
	['login-required', [null, null, null]],
	['browser-permission-required', ['permission', null, null]],
	['subscription-required', ['device', 'device', 'device']],
	['subscription-update-required', ['device', 'device', 'device']],
] as const)('%s leads to its modal', (status, expected) => {
	expect(PERMISSIONS.map((permission) => modalFor(status, permission))).toEqual(expected)
	expect(PUSH_STATUS_MESSAGES[status]).not.toBe('')
})
