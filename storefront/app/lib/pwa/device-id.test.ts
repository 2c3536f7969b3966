import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const database = vi.hoisted(() => ({ id: null as unknown, isShut: false }))
vi.mock('../storage/device-database.ts', () => ({
	readDevice: async () => (database.isShut ? new Promise(() => {}) : database.id),
	writeDevice: async (_: string, __: string, id: unknown) => {
		database.id = id
		return true
	},
}))

const OLD = 'a-device-of-old'
let local: Map<string, string>

beforeEach(() => {
	vi.resetModules()
	Object.assign(database, { id: null, isShut: false })
	local = new Map()
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => local.get(key) ?? null,
		setItem: (key: string, value: string) => void local.set(key, value),
	})
})
afterEach(() => void vi.unstubAllGlobals())

const ask = async () => (await import('./device-id.ts')).deviceId()
const stored = () => JSON.parse(local.get('device_id') ?? 'null')

test('a new device gets one id, which is kept in both places', async () => {
	const id = await ask()
	expect(id).toMatch(/^[0-9a-f]{32}$/)
	expect([stored(), database.id]).toEqual([id, id])
	expect(await ask()).toBe(id)
})

test('a cleared local storage is repaired from the database', async () => {
	database.id = OLD
	expect(await ask()).toBe(OLD)
	expect(stored()).toBe(OLD)
})

test.each([null, 'another-device', 42])('a database with %s is repaired from local storage', async (id) => {
	local.set('device_id', JSON.stringify(OLD))
	database.id = id
	expect(await ask()).toBe(OLD)
	await vi.waitFor(() => expect(database.id).toBe(OLD))
})

test('an id that cannot be one is replaced', async () => {
	local.set('device_id', '"<script>"')
	database.id = { id: OLD }
	expect(await ask()).toMatch(/^[0-9a-f]{32}$/)
})

test('nobody waits for a database that hangs while local storage knows the id', async () => {
	local.set('device_id', JSON.stringify(OLD))
	database.isShut = true
	expect(await ask()).toBe(OLD)
})
