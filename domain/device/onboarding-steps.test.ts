import { expect, test } from 'vitest'
import { ONBOARDING_ERROR_RULES } from './onboarding-errors.ts'
import { listDots, listSteps, openSteps } from './onboarding-steps.ts'

test('welcome and the prompt to sign in are required, what asks for a permission is not', () => {
	const steps = listSteps({ completedSteps: ['welcome'] }, 'Big Dill')
	expect(steps.map(({ id, required, completed, skippable }) => [id, required, completed, skippable])).toEqual([
		['welcome', true, true, false],
		['location', false, false, true],
		['notifications', false, false, true],
		['login-prompt', true, false, false],
	])
	expect(steps.map(({ title }) => title)).toEqual([
		'Welcome to Big Dill',
		'Find your nearest counter',
		'Push Notifications',
		'Almost Ready!',
	])
})

test('the required steps that are open are told in their order', () => {
	expect(openSteps({ completedSteps: [] })).toEqual(['welcome', 'login-prompt'])
	expect(openSteps({ completedSteps: ['login-prompt', 'welcome'] })).toEqual([])
})

test('the dots before the current step are marked completed', () => {
	expect(listDots('notifications')).toEqual([
		{ id: 'welcome', label: 'Welcome', state: 'completed' },
		{ id: 'location', label: 'Location', state: 'completed' },
		{ id: 'notifications', label: 'Notifications', state: 'current' },
		{ id: 'login-prompt', label: 'Sign In', state: 'open' },
	])
})

test('only the unknown error cannot be recovered from', () => {
	const rules = Object.entries(ONBOARDING_ERROR_RULES)
	expect(rules.filter(([, { recoverable }]) => !recoverable).map(([code]) => code)).toEqual(['UNKNOWN_ERROR'])
	expect(rules.map(([code, { recovery }]) => [code, recovery])).toEqual([
		['STORAGE_FAILED', 'free-space'],
		['PWA_DETECTION_FAILED', 'skip'],
		['SESSION_CORRUPTED', 'restart'],
		['STEP_NAVIGATION_FAILED', 'open-step'],
		['UNKNOWN_ERROR', 'close'],
	])
})
