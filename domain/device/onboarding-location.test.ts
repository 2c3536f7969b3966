import { describe, expect, test } from 'vitest'
import { answerOf, presentLocation } from './onboarding-location.ts'

describe('the location step says', () => {
	test.each([
		['granted', false, null, 'Location permission already granted', 'Continue', false],
		['granted', true, null, 'Perfect! Location access granted', 'Continue', true],
		['granted', true, 'timeout', 'Perfect! Location access granted', 'Continue', false],
		['denied', false, null, 'Location permission was blocked', 'Allow Location', false],
		['denied', true, 'denied', 'Location permission was blocked', 'Allow Location', false],
		['prompt', false, null, 'Location permission not requested yet', 'Allow Location', false],
		['prompt', true, 'denied', 'Location permission not requested yet', 'Allow Location', false],
		['prompt', true, 'unsupported', 'Location permission not requested yet', 'Allow Location', false],
	] as const)(
		'%s, asked %s, problem %s: %s, %s, goes on by itself: %s',
		(permission, asked, problem, message, action, advances) => {
			expect(presentLocation({ permission, asked, problem })).toMatchObject({ message, action, advances })
		},
	)

	test('what went wrong, in the words of the error catalogue', () => {
		expect(presentLocation({ permission: 'denied', asked: true, problem: 'denied' }).problem).toBe(
			'Please enable location access in your browser settings',
		)
		expect(presentLocation({ permission: 'granted', asked: true, problem: null }).problem).toBeNull()
	})
})

describe('an attempt tells about the permission', () => {
	test.each([
		['granted', null, 'granted'],
		['prompt', null, 'granted'],
		[null, null, 'granted'],
		['denied', 'denied', 'denied'],
		['granted', 'denied', 'denied'],
		[null, 'denied', 'denied'],
		['prompt', 'denied', 'prompt'],
		['granted', 'timeout', 'granted'],
		[null, 'timeout', 'prompt'],
		['prompt', 'unsupported', 'prompt'],
	] as const)('reported %s, problem %s: %s', (reported, problem, permission) => {
		expect(answerOf(reported, problem)).toEqual({ permission, asked: true, problem })
	})
})
