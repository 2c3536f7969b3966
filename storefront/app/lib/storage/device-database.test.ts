import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A database that can be full, gone or shut, and local storage beside it. */
const fake = vi.hoisted(() => ({
	records: new Map<string, unknown>(),
	opens: 0,
	refuses: false,
	fails: false,
	callbacks: {} as { blocking: () => void; terminated: () => void },
	names: [] as unknown[],
}))
vi.mock('idb', () => ({
	openDB: async (name: string, version: number, callbacks: typeof fake.callbacks) => {
		fake.opens += 1
		fake.names = [name, version]
		fake.callbacks = callbacks
		if (fake.refuses) throw new Error('refused')
		const guard = <T>(run: () => T) => {
			if (fake.fails) throw new DOMException('full', 'QuotaExceededError')
			return run()
		}
		return {
			get: async (store: string, key: string) => guard(() => fake.records.get(`${store}/${key}`)),
			put: async (store: string, value: unknown, key: string) =>
				guard(() => fake.records.set(`${store}/${key}`, value)),
			delete: async (store: string, key: string) => guard(() => fake.records.delete(`${store}/${key}`)),
			close: () => {},
		}
	},
}))

let local: Map<string, string>
let isLocalFull: boolean

beforeEach(() => {
	vi.resetModules()
	vi.useFakeTimers()
	Object.assign(fake, { opens: 0, refuses: false, fails: false })
	fake.records.clear()
	local = new Map()
	isLocalFull = false
	vi.spyOn(console, 'warn').mockImplementation(() => {})
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => local.get(key) ?? null,
		setItem: (key: string, value: string) => {
			if (isLocalFull) throw new DOMException('full', 'QuotaExceededError')
			local.set(key, value)
		},
		removeItem: (key: string) => void local.delete(key),
	})
})
afterEach(() => {
	vi.useRealTimers()
	vi.unstubAllGlobals()
	vi.restoreAllMocks()
})

const load = () => import('./device-database.ts')
/** Lets the retries pass. */
async function after<T>(work: Promise<T>): Promise<T> {
	await vi.advanceTimersByTimeAsync(10_000)
	return work
}

test('records live in version 7 of the product database, one connection for all', async () => {
	const { readDevice, removeDevice, writeDevice } = await load()
	expect(await writeDevice('deviceInfo', 'device_id', 'abc')).toBe(true)
	expect(await readDevice('deviceInfo', 'device_id')).toBe('abc')
	expect(await readDevice('userPreferences', 'device_id')).toBeNull()
	expect(await removeDevice('deviceInfo', 'device_id')).toBe(true)
	expect(await readDevice('deviceInfo', 'device_id')).toBeNull()
	expect(fake.names).toEqual(['BigDill_PWA_Storage_V7', 7])
	expect(fake.opens).toBe(1)
	expect(local.size).toBe(0)
})

test('a database that never opens is replaced by local storage with prefixed keys', async () => {
	fake.refuses = true
	const { readDevice, removeDevice, writeDevice } = await load()
	expect(await after(writeDevice('onboardingData', 'current_onboarding_step', 'location'))).toBe(true)
	expect([...local]).toEqual([['pwa_current_onboarding_step', '"location"']])
	expect(await readDevice('onboardingData', 'current_onboarding_step')).toBe('location')
	expect(await removeDevice('onboardingData', 'current_onboarding_step')).toBe(true)
	expect(local.size).toBe(0)
	expect(fake.opens).toBe(3)
})

test('what a full database does not take goes to local storage, and counts more than what the database still holds', async () => {
	const { readDevice, writeDevice } = await load()
	await writeDevice('deviceInfo', 'detection', 'old')
	fake.fails = true
	expect(await writeDevice('deviceInfo', 'detection', 'new')).toBe(true)
	fake.fails = false
	expect(await readDevice('deviceInfo', 'detection')).toBe('new')
	await writeDevice('deviceInfo', 'detection', 'newest')
	expect(await readDevice('deviceInfo', 'detection')).toBe('newest')
	expect(local.size).toBe(0)
})

test('a device that is full to the brim says so', async () => {
	fake.fails = true
	isLocalFull = true
	const { writeDevice } = await load()
	expect(await writeDevice('deviceInfo', 'detection', 'x')).toBe(false)
})

test.each(['blocking', 'terminated'] as const)('a connection that ends (%s) is opened again', async (way) => {
	const { readDevice, writeDevice } = await load()
	await writeDevice('deviceInfo', 'device_id', 'abc')
	fake.callbacks[way]()
	expect(await readDevice('deviceInfo', 'device_id')).toBe('abc')
	expect(fake.opens).toBe(2)
})
