import { describe, expect, it } from 'vitest'
import {
	backendReturned,
	firstNotice,
	mayAskAgain,
	NOT_NOW,
	PUSH_MODALS,
	type PushFailure,
	pushText,
} from './push-texts.ts'

describe('a failure says', () => {
	const BLOCKED = 'Notifications are blocked by your browser. Please enable them in your browser settings.'
	const ENABLE = 'Failed to enable notifications. Please check your browser settings and try again.'
	const SAVE = 'Failed to save notification settings. Please try again.'
	const table: [PushFailure, string][] = [
		[{ step: 'check' }, 'Failed to check notification status'],
		[{ step: 'update' }, 'Failed to update notification settings'],
		[{ step: 'permission', permission: 'denied' }, BLOCKED],
		[{ step: 'permission', permission: 'default' }, ENABLE],
		[{ step: 'permission', permission: 'unsupported' }, ENABLE],
		[{ step: 'subscription' }, 'Failed to create valid notification subscription. Please try again.'],
		[{ step: 'save', status: 0 }, 'Failed to save notification settings. Please check your connection and try again.'],
		[{ step: 'save', status: 400 }, SAVE],
		[{ step: 'save', status: 429 }, SAVE],
		[{ step: 'save', status: 503 }, SAVE],
	]
	it.each(table)('%j: %s', (failure, text) => expect(pushText(failure)).toBe(text))

	it('which status there was', () => expect(backendReturned(503)).toBe('Backend returned 503'))
})

it('has the modals of section 2', () => {
	expect(PUSH_MODALS.permission).toMatchObject({ title: 'Enable Push Notifications', accept: 'ALLOW' })
	expect(PUSH_MODALS.permission.text).toMatch(/browser notifications for order updates/)
	expect(PUSH_MODALS.device).toMatchObject({ title: 'Get Notifications on this Device', accept: 'UPDATE PREFERENCE' })
	expect(PUSH_MODALS.device.text).toMatch(/order status and delivery updates/i)
	expect(NOT_NOW).toBe('NOT NOW')
})

it('welcomes to the product', () => {
	expect(firstNotice('Big Dill').title).toBe('Welcome to Big Dill!')
	expect(firstNotice('Big Dill').body).toMatch(/order updates/i)
})

it.each([
	['never', null, true],
	['just now', 0, false],
	['six days ago', 6, false],
	['a week ago', 7, true],
	['in the future, by a clock that was wrong', -1, true],
])('asks again after NOT NOW %s: %s', (_when, daysAgo, expected) => {
	const now = 1_700_000_000_000
	expect(mayAskAgain(daysAgo === null ? null : now - daysAgo * 24 * 3_600_000, now)).toBe(expected)
})
