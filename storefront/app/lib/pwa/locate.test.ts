import { ONBOARDING_LOCATION_TIMEOUT_MS } from '@app/contract/constants'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { locate, locateIfGranted, problemOf, readLocationPermission, watchLocationPermission } from './locate.ts'

afterEach(() => void vi.unstubAllGlobals())

const POSITION = {
	coords: { latitude: 53.35, longitude: -6.26, accuracy: 12 },
	timestamp: Date.UTC(2026, 0, 2, 3, 4, 5),
}
const found = { lat: 53.35, lng: -6.26, accuracy: 12, timestamp: '2026-01-02T03:04:05.000Z' }
type Ask = (found: (position: object) => void, failed: (error: { code: number }) => void, options: object) => void

function stub(getCurrentPosition?: Ask, permission?: string | EventTarget) {
	const query = async () => (typeof permission === 'string' ? { state: permission } : permission)
	vi.stubGlobal('navigator', {
		...(getCurrentPosition && { geolocation: { getCurrentPosition } }),
		...(permission && { permissions: { query } }),
	})
}

test.each([
	[undefined, 10_000],
	[ONBOARDING_LOCATION_TIMEOUT_MS, 5_000],
])('a place is asked for with high accuracy, no cached position and %s: %d ms', async (patience, timeout) => {
	const ask = vi.fn<Ask>((tell) => tell(POSITION))
	stub(ask)
	expect(await locate(patience)).toEqual(found)
	expect(ask.mock.calls[0]?.[2]).toEqual({ enableHighAccuracy: true, timeout, maximumAge: 0 })
})

test.each([
	[1, 'denied'],
	[2, 'unavailable'],
	[3, 'timeout'],
	[0, 'unknown'],
	[99, 'unknown'],
])("the browser's code %d is the problem %s", async (code, problem) => {
	stub((_, fail) => fail({ code }))
	expect(problemOf(await locate().catch((error: unknown) => error))).toBe(problem)
})

test('a browser without geolocation says so', async () => {
	stub()
	expect(problemOf(await locate().catch((error: unknown) => error))).toBe('unsupported')
	expect(problemOf(new Error('something else'))).toBe('unknown')
})

describe('the permission', () => {
	test.each(['prompt', 'granted', 'denied'])('is told: %s', async (state) => {
		stub(undefined, state)
		expect(await readLocationPermission()).toBe(state)
	})

	test('is not known where the browser has no Permissions API', async () => {
		stub()
		expect(await readLocationPermission()).toBeNull()
		watchLocationPermission(() => {})()
	})

	test('is followed until nobody listens any more', async () => {
		const status = Object.assign(new EventTarget(), { state: 'prompt' })
		stub(undefined, status)
		const heard: string[] = []
		const stop = watchLocationPermission((permission) => heard.push(permission))
		await new Promise((resolve) => setImmediate(resolve))
		status.state = 'granted'
		status.dispatchEvent(new Event('change'))
		stop()
		status.state = 'denied'
		status.dispatchEvent(new Event('change'))
		expect(heard).toEqual(['granted'])
	})

	test.each([
		['granted', found],
		['prompt', null],
		['denied', null],
		[undefined, null],
	])('%s gives a place without asking: %o', async (state, place) => {
		stub((tell) => tell(POSITION), state)
		expect(await locateIfGranted()).toEqual(place)
	})

	test('that is granted without a position gives none', async () => {
		stub((_, fail) => fail({ code: 3 }), 'granted')
		expect(await locateIfGranted()).toBeNull()
	})
})
