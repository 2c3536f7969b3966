import type { OnboardingSession } from '@app/contract/device'
import { expect, test } from 'vitest'
import { decideOnboardingStart } from './onboarding-start.ts'

const NOW = 1_800_000_000_000
const fresh = {
	sessionId: 'fresh',
	userAgent: 'Test',
	screenInfo: { width: 390, height: 844, pixelRatio: 3 },
	pwaInfo: { standalone: true, displayMode: 'standalone', platform: 'Android' },
}
const left = (age: number, change: object = {}): OnboardingSession => ({
	...fresh,
	sessionId: 'left',
	startTime: NOW - age,
	currentStep: 'notifications',
	completedSteps: ['welcome', 'location'],
	...change,
})
const start = (change: object = {}) =>
	decideOnboardingStart({ installed: true, firstRunCompleted: null, stored: null, fresh, now: NOW, ...change })

test('a new customer of the installed app begins at the first step with nothing done', () => {
	expect(start()).toEqual({
		kind: 'begin',
		replaces: null,
		session: { ...fresh, startTime: NOW, currentStep: 'welcome', completedSteps: [] },
	})
})

test.each([
	['in a browser tab', { installed: false }],
	['after a completed first run', { firstRunCompleted: { completed: true } }],
	['after a first run whose record cannot be read', { firstRunCompleted: 'yes' }],
	['after a completed first run, with a session left over', { firstRunCompleted: true, stored: left(5) }],
])('nobody is welcomed %s', (_, change) => expect(start(change)).toEqual({ kind: 'none' }))

test.each([0, 1, 86_399_999])('a session of %d ms goes on at its step', (age) => {
	expect(start({ stored: left(age) })).toEqual({ kind: 'resume', session: left(age) })
})

test('a session from a clock that was set back goes on', () => {
	expect(start({ stored: left(-60_000) }).kind).toBe('resume')
})

test.each([86_400_000, 86_400_001])('a session of %d ms is discarded', (age) => {
	expect(start({ stored: left(age) })).toMatchObject({
		kind: 'begin',
		replaces: 'expired',
		session: { sessionId: 'fresh', currentStep: 'welcome' },
	})
})

test.each([
	['a text', 'left'],
	['a list', []],
	['without a step', left(5, { currentStep: undefined })],
	['with a step that does not exist', left(5, { currentStep: 'survey' })],
	['with a foreign completed step', left(5, { completedSteps: ['welcome', '<b>'] })],
	['with too many steps', left(5, { completedSteps: Array(5).fill('welcome') })],
	['without a start', left(5, { startTime: 'yesterday' })],
	['without a screen', left(5, { screenInfo: null })],
])('a session that is %s is corrupt', (_, stored) => {
	expect(start({ stored })).toMatchObject({ kind: 'begin', replaces: 'corrupt', session: { sessionId: 'fresh' } })
})
