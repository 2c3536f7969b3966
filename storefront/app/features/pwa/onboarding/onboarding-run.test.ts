import type { OnboardingSession } from '@app/contract/device'
import { describe, expect, test, vi } from 'vitest'
import { createOnboardingRun, type OnboardingDoors } from './onboarding-run.ts'

const fresh = {
	sessionId: 'fresh',
	userAgent: 'Test',
	screenInfo: { width: 390, height: 844, pixelRatio: 3 },
	pwaInfo: { standalone: true, displayMode: 'standalone', platform: 'Android' },
}

/** A device with two windows at most; what is stored is seen by both. */
function device() {
	return { stored: null as unknown, firstRunCompleted: null as unknown, lastAt: null as number | null, isFull: false }
}

function open(store = device(), change: Partial<OnboardingDoors> = {}) {
	let time = 1_000
	const reportError = vi.fn<OnboardingDoors['reportError']>()
	const keep = (save: () => void) => {
		if (!store.isFull) save()
		return Promise.resolve(!store.isFull)
	}
	const doors = {
		now: () => time,
		detect: () => ({ installed: true, fresh }),
		read: vi.fn(async () => {
			const { isFull: _, ...records } = store
			return structuredClone(records)
		}),
		saveSession: vi.fn((session: OnboardingSession, now: number) =>
			keep(() => Object.assign(store, { stored: session, lastAt: now })),
		),
		saveCompletion: vi.fn((completion: unknown) =>
			keep(() => Object.assign(store, { firstRunCompleted: completion, stored: null, lastAt: null })),
		),
		freeSpace: vi.fn(async () => {}),
		reportError,
		tell: vi.fn(),
		onCompleted: vi.fn(),
		...change,
	}
	const run = createOnboardingRun(doors)
	const shown = () => {
		const view = run.view.getState()
		return view.phase === 'open' ? view : { phase: view.phase }
	}
	const step = () => {
		const view = run.view.getState()
		return view.phase === 'open' ? view.session.currentStep : view.phase
	}
	const codes = () => reportError.mock.calls.map(([code]) => code)
	return { run, doors, store, shown, step, codes, pass: (ms: number) => (time += ms) }
}

const walk = (run: ReturnType<typeof open>['run']) => {
	run.move('done')
	run.move('forward')
	run.move('done')
}

test('a new customer goes through the four steps, and the device knows it', async () => {
	const { run, doors, store, step, pass } = open()
	await run.start()
	expect(step()).toBe('welcome')
	walk(run)
	expect(step()).toBe('login-prompt')
	pass(60_000)
	await run.complete()
	const completion = {
		completed: true,
		timestamp: 61_000,
		sessionId: 'fresh',
		completedSteps: ['welcome', 'location', 'notifications', 'login-prompt'],
		userAgent: 'Test',
		totalDuration: 60_000,
	}
	expect(step()).toBe('closed')
	expect(store).toMatchObject({ firstRunCompleted: completion, stored: null })
	expect(doors.onCompleted).toHaveBeenCalledExactlyOnceWith(completion)
	expect(doors.reportError).not.toHaveBeenCalled()
})

test('nobody is welcomed in a browser tab, and nothing is stored for it', async () => {
	const { run, doors, step } = open(device(), { detect: () => ({ installed: false, fresh }) })
	await run.start()
	expect(step()).toBe('closed')
	expect(doors.saveSession).not.toHaveBeenCalled()
})

test('each move is stored, so that a reload goes on at the same step', async () => {
	const first = open()
	await first.run.start()
	first.run.move('done')
	await first.run.catchUp()
	const second = open(first.store)
	second.pass(120_000)
	await second.run.start()
	expect(second.shown()).toMatchObject({ session: { currentStep: 'location' }, leftForMs: 120_000 })
})

test('a second press on the last button completes nothing twice', async () => {
	const { run, doors } = open()
	await run.start()
	walk(run)
	await Promise.all([run.complete(), run.complete()])
	expect(doors.onCompleted).toHaveBeenCalledOnce()
})

describe('what goes wrong is told and recovered from:', () => {
	test('a detection that throws shows no welcome', async () => {
		const { run, doors, step } = open(device(), {
			detect: () => {
				throw new Error('no matchMedia')
			},
		})
		await run.start()
		expect(step()).toBe('closed')
		expect(doors.reportError).toHaveBeenCalledExactlyOnceWith('PWA_DETECTION_FAILED', 'no matchMedia', null)
	})

	test('a corrupt session begins again and says so', async () => {
		const { run, codes, shown } = open({ ...device(), stored: { currentStep: 'dessert' } })
		await run.start()
		expect(shown()).toMatchObject({
			session: { currentStep: 'welcome' },
			notice: expect.stringContaining('from the top'),
		})
		expect(codes()).toEqual(['SESSION_CORRUPTED'])
	})

	test('a full device goes on in memory to the end, and tells it once', async () => {
		const { run, doors, store, shown, step, codes } = open()
		await run.start()
		store.isFull = true
		run.move('done')
		await run.catchUp()
		expect(shown()).toMatchObject({ session: { currentStep: 'location' }, notice: expect.stringContaining('no room') })
		run.move('forward')
		run.move('forward')
		await run.catchUp()
		expect(step()).toBe('login-prompt')
		await run.complete()
		expect(doors.onCompleted).toHaveBeenCalledOnce()
		expect(doors.freeSpace).toHaveBeenCalledOnce()
		expect(codes()).toEqual(['STORAGE_FAILED'])
	})

	test('a device with room after the cleanup loses nothing', async () => {
		const store = device()
		const freeSpace = async () => {
			store.isFull = false
		}
		const { run, doors, shown } = open(store, { freeSpace })
		await run.start()
		store.isFull = true
		run.move('done')
		await run.catchUp()
		expect(shown()).toMatchObject({ notice: null })
		expect(store.stored).toMatchObject({ currentStep: 'location' })
		expect(doors.reportError).not.toHaveBeenCalled()
	})

	test('an open required step comes back with the words of the specification', async () => {
		const stored = { ...fresh, startTime: 0, currentStep: 'login-prompt', completedSteps: ['location'] }
		const { run, doors, shown } = open({ ...device(), stored })
		await run.start()
		await run.complete()
		expect(shown()).toMatchObject({ session: { currentStep: 'welcome' }, notice: 'Required steps not completed' })
		expect(doors.reportError).toHaveBeenCalledWith('STEP_NAVIGATION_FAILED', 'Required steps not completed', stored)
		expect(doors.onCompleted).not.toHaveBeenCalled()
	})

	test('a move that is not allowed stays where it is', async () => {
		const { run, codes, shown } = open()
		await run.start()
		run.move('forward')
		expect(shown()).toMatchObject({
			session: { currentStep: 'welcome' },
			notice: expect.stringContaining('still open'),
		})
		expect(codes()).toEqual(['STEP_NAVIGATION_FAILED'])
	})

	test('anything else closes the welcome and leaves the app', async () => {
		const { run, doors, step } = open(device(), { read: () => Promise.reject(new Error('odd')) })
		await run.start()
		expect(step()).toBe('closed')
		expect(doors.reportError).toHaveBeenCalledExactlyOnceWith('UNKNOWN_ERROR', 'odd', null)
		expect(doors.tell).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('order all the same'))
	})
})

describe('of two windows', () => {
	test('the one that is behind catches up when it is looked at', async () => {
		const one = open()
		await one.run.start()
		const two = open(one.store)
		await two.run.start()
		one.run.move('done')
		await one.run.catchUp()
		await two.run.catchUp()
		expect(two.step()).toBe('location')
	})

	test('the other one closes when one is through', async () => {
		const one = open()
		await one.run.start()
		const two = open(one.store)
		await two.run.start()
		walk(one.run)
		await one.run.complete()
		await two.run.catchUp()
		expect(two.step()).toBe('closed')
		expect(two.doors.onCompleted).not.toHaveBeenCalled()
	})

	test('the slower one is not counted again, but is led to the sign-in', async () => {
		const one = open()
		await one.run.start()
		walk(one.run)
		await one.run.catchUp()
		const two = open(one.store)
		await two.run.start()
		await one.run.complete()
		await two.run.complete()
		expect(two.doors.onCompleted).toHaveBeenCalledExactlyOnceWith(null)
		expect(two.doors.saveCompletion).not.toHaveBeenCalled()
	})

	test('a window that is gone on meanwhile is not put back', async () => {
		const { run, step } = open()
		await run.start()
		await run.catchUp()
		const caughtUp = run.catchUp()
		run.move('done')
		await caughtUp
		expect(step()).toBe('location')
	})
})
