import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
	decideBackgroundCheck,
	LIVE_MESSAGE,
	MENU_FAILED_MESSAGE,
	reduceStartup,
	STARTUP,
	type StartupEvent,
	type StartupState,
	skipsHealthCheck,
} from './startup.ts'

const after = (...events: StartupEvent[]): StartupState => events.reduce(reduceStartup, STARTUP)
const begin: StartupEvent = { type: 'begin', path: '/order' }
const up: StartupEvent = { type: 'health-answered', status: 'up' }
const auth: StartupEvent = { type: 'auth-known' }
const settings: StartupEvent = { type: 'settings-loaded' }
const branches: StartupEvent = { type: 'branches-checked' }
const hidden: StartupEvent = { type: 'loader-hidden' }
const failed: StartupEvent = { type: 'failed' }

describe('the start', () => {
	it('goes from loading over health, authentication, settings and branches to live and ready', () => {
		const events = [begin, up, auth, settings, branches, hidden]
		const steps = events.map((_, index) => after(...events.slice(0, index + 1)).step)
		expect([STARTUP.step, ...steps]).toEqual(['loading', 'health', 'auth', 'settings', 'branches', 'live', 'ready'])
	})

	it('does not wait for authentication that is known already', () => {
		expect(after(auth, begin, up).step).toBe('settings')
		expect(after(begin, auth, up).step).toBe('settings')
	})

	it('goes on when the backend is degraded', () => {
		expect(after(begin, { type: 'health-answered', status: 'degraded' }).step).toBe('auth')
	})

	it('says that the shop is live', () => {
		expect(LIVE_MESSAGE).toBe('WE ARE LIVE!!')
	})

	it.each([
		['/status', true],
		['/status/', true],
		['/test/push', true],
		['/', false],
		['/test/phone', false],
		['/status/more', false],
	])('on %s skips the health check: %s', (path, expected) => {
		expect(skipsHealthCheck(path)).toBe(expected)
		expect(after({ type: 'begin', path }).step).toBe(expected ? 'auth' : 'health')
	})

	it('on a page that works without the backend goes on past what failed', () => {
		const events: StartupEvent[] = [{ type: 'begin', path: '/status' }, auth, failed, failed, hidden]
		expect(events.map((_, index) => after(...events.slice(0, index + 1)).step)).toEqual([
			'auth',
			'settings',
			'branches',
			'live',
			'ready',
		])
	})
})

it('a menu that cannot be read has a text of its own', () => {
	expect(MENU_FAILED_MESSAGE).toBe('Failed to load products from menu data.')
})

describe('an outage', () => {
	it.each<[string, StartupEvent[], string]>([
		[
			'the status is down',
			[begin, { type: 'health-answered', status: 'down' }],
			'Oh No! our burgers ran away! Please try again later.',
		],
		[
			'the status check fails',
			[begin, { type: 'health-failed' }],
			'Hmm... Our burgers are missing! Please try again later.',
		],
		['anything fails before', [begin, failed], 'Unable to initialize the application. Please try again later.'],
		['settings fail', [begin, up, auth, failed], 'Unable to initialize the application. Please try again later.'],
		[
			'branches fail',
			[begin, up, auth, settings, failed],
			'Unable to initialize the application. Please try again later.',
		],
	])('is told when %s', (_, events, message) => {
		expect(after(...events)).toMatchObject({ step: 'outage', message })
	})

	it('can be tried again from the beginning, and remembers the authentication', () => {
		const again = after(begin, auth, { type: 'health-failed' }, { type: 'retry' })
		expect(again).toEqual({ ...STARTUP, isAuthKnown: true })
		expect(reduceStartup(reduceStartup(again, begin), up).step).toBe('settings')
	})

	it('keeps the message of what failed first', () => {
		const down = after(begin, { type: 'health-failed' })
		expect(reduceStartup(down, failed)).toBe(down)
	})

	it('does not come back over a running app', () => {
		const live = after(begin, up, auth, settings, branches)
		expect(reduceStartup(live, failed)).toBe(live)
		const ready = after(begin, up, auth, settings, branches, hidden)
		expect(reduceStartup(ready, failed)).toBe(ready)
		expect(reduceStartup(ready, { type: 'health-answered', status: 'down' })).toBe(ready)
		expect(reduceStartup(ready, { type: 'retry' })).toBe(ready)
	})
})

describe('any sequence of events', () => {
	const event = fc.constantFrom<StartupEvent>(
		begin,
		up,
		{ type: 'health-answered', status: 'down' },
		{ type: 'health-failed' },
		auth,
		settings,
		branches,
		failed,
		hidden,
		{ type: 'retry' },
	)

	it('reads settings only with authentication known', () => {
		fc.assert(
			fc.property(fc.array(event, { maxLength: 40 }), (events) => {
				const state = after(...events)
				if (['settings', 'branches', 'live', 'ready'].includes(state.step)) expect(state.isAuthKnown).toBe(true)
			}),
		)
	})
})

describe('a start from the cache', () => {
	const late = (status: 'up' | 'degraded' | 'down' | 'failed'): StartupEvent => ({ type: 'checked-late', status })
	const live = [begin, up, auth, settings, branches]

	it.each([
		['up', true, { kind: 'open' }],
		['degraded', true, { kind: 'open' }],
		['down', true, { kind: 'out', status: 'down' }],
		['failed', true, { kind: 'out', status: 'failed' }],
		['failed', false, { kind: 'offline' }],
	] as const)('whose late check says %s, with a network: %s', (word, hasNetwork, expected) => {
		expect(decideBackgroundCheck(word, hasNetwork)).toEqual(expected)
	})

	it.each([
		['while it starts', [begin, up]],
		['when it is live', live],
		['when it has started', [...live, hidden]],
	])('ends in an outage %s', (_when, events) => {
		expect(after(...events, late('down'))).toMatchObject({
			step: 'outage',
			message: 'Oh No! our burgers ran away! Please try again later.',
		})
		expect(after(...events, late('failed'))).toMatchObject({
			step: 'outage',
			message: 'Hmm... Our burgers are missing! Please try again later.',
		})
		expect(after(...events, late('up'))).toEqual(after(...events))
	})

	it('does not change an outage that is shown, nor a page that works without the shop', () => {
		const out = after(begin, { type: 'health-failed' })
		expect(reduceStartup(out, late('down'))).toBe(out)
		const status = after({ type: 'begin', path: '/status' })
		expect(reduceStartup(status, late('down'))).toBe(status)
	})
})
