import type { OnboardingSession, OnboardingStepId } from '@app/contract/device'
import { describe, expect, test } from 'vitest'
import { canGoBack, canGoForward, completeOnboarding, moveOnboarding } from './onboarding-moves.ts'

const at = (currentStep: OnboardingStepId, completedSteps: OnboardingStepId[] = []): OnboardingSession => ({
	sessionId: 'one',
	startTime: 1_000,
	currentStep,
	completedSteps,
	userAgent: 'Test',
	screenInfo: { width: 390, height: 844, pixelRatio: 3 },
	pwaInfo: { standalone: true, displayMode: 'standalone', platform: 'Android' },
})

describe('a move', () => {
	test.each([
		['welcome', [], 'done', 'location', ['welcome']],
		['welcome', ['welcome'], 'forward', 'location', ['welcome']],
		['location', ['welcome'], 'done', 'notifications', ['welcome', 'location']],
		['location', ['welcome'], 'forward', 'notifications', ['welcome', 'location']],
		['notifications', ['welcome', 'location'], 'forward', 'login-prompt', ['welcome', 'location', 'notifications']],
		['location', ['welcome'], 'back', 'welcome', ['welcome']],
		['login-prompt', ['welcome'], 'back', 'notifications', ['welcome']],
		// In the order of the steps, each once, however they were reached.
		['welcome', ['notifications', 'location'], 'done', 'location', ['welcome', 'location', 'notifications']],
		['location', ['welcome', 'location'], 'done', 'notifications', ['welcome', 'location']],
	] as const)('from %s with %j by %s leads to %s with %j', (step, completed, move, next, done) => {
		expect(moveOnboarding(at(step, [...completed]), move)).toEqual({ ok: true, session: at(next, [...done]) })
	})

	test.each([
		['welcome', 'forward', 'This step cannot be skipped'],
		['welcome', 'back', 'This is the first step'],
		['login-prompt', 'done', 'This is the last step'],
		['login-prompt', 'forward', 'This is the last step'],
	] as const)('from %s by %s is refused: %s', (step, move, message) => {
		expect(moveOnboarding(at(step), move)).toEqual({ ok: false, code: 'STEP_NAVIGATION_FAILED', message, step })
	})

	test('changes nothing of the session it was given', () => {
		const session = Object.freeze(at('location', Object.freeze(['welcome']) as unknown as OnboardingStepId[]))
		moveOnboarding(session, 'done')
		expect(session).toEqual(at('location', ['welcome']))
	})
})

test.each([
	['welcome', [], false, false],
	['welcome', ['welcome'], false, true],
	['location', [], true, true],
	['notifications', [], true, true],
	['login-prompt', [], true, false],
	['login-prompt', ['login-prompt'], true, true],
] as const)('at %s with %j: back %s, forward %s', (step, completed, back, forward) => {
	const session = at(step, [...completed])
	expect([canGoBack(session), canGoForward(session)]).toEqual([back, forward])
})

describe('completion', () => {
	test('is recorded with what was done and how long it took', () => {
		expect(completeOnboarding(at('login-prompt', ['welcome', 'notifications']), 61_000)).toEqual({
			ok: true,
			completion: {
				completed: true,
				timestamp: 61_000,
				sessionId: 'one',
				completedSteps: ['welcome', 'notifications', 'login-prompt'],
				userAgent: 'Test',
				totalDuration: 60_000,
			},
		})
	})

	test('with a clock that was set back took no time', () => {
		expect(completeOnboarding(at('login-prompt', ['welcome']), 5)).toMatchObject({ completion: { totalDuration: 0 } })
	})

	test.each([
		['login-prompt', [], 'welcome'],
		['login-prompt', ['location', 'notifications'], 'welcome'],
		['notifications', ['welcome'], 'login-prompt'],
	] as const)('from %s with %j fails and leads to %s', (step, completed, open) => {
		expect(completeOnboarding(at(step, [...completed]), 2_000)).toEqual({
			ok: false,
			code: 'STEP_NAVIGATION_FAILED',
			message: 'Required steps not completed',
			step: open,
		})
	})
})
