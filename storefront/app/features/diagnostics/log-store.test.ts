import { TAB_KEYS } from '@app/contract/records'
import { beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
const listeners = new Map<string, () => void>()
const leave = () => listeners.get('pagehide')!()

/** The page as it is right after it was loaded. */
async function load() {
	vi.resetModules()
	const { record } = await import('../../lib/log.ts')
	return { record, ...(await import('./log-store.ts')) }
}

beforeEach(() => {
	stored.clear()
	vi.stubGlobal('window', { addEventListener: (name: string, listen: () => void) => listeners.set(name, listen) })
	vi.stubGlobal('sessionStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, text: string) => void stored.set(key, text),
		removeItem: (key: string) => void stored.delete(key),
	})
})

test('keeps what was noted before it was loaded and after, over a reload', async () => {
	const first = await load()
	first.record('warn', 'Early.')
	first.startLog()
	first.startLog()
	first.record('error', 'Late.', new Error('why'))
	leave()
	const second = await load()
	second.startLog()
	expect(second.readLog()).toMatchObject([
		{ level: 'warn', message: 'Early.' },
		{ level: 'error', message: 'Late.', detail: expect.stringContaining('why') },
	])
})

test('stores no secret', async () => {
	const { record, startLog } = await load()
	startLog()
	record('error', 'Bearer abcdefgh was refused for aoife@example.com', { password: 'hunter2' })
	leave()
	expect(stored.get(TAB_KEYS.deviceLog)).toContain('was refused')
	expect(stored.get(TAB_KEYS.deviceLog)).not.toMatch(/abcdefgh|aoife|hunter2/)
})

test('what is cleared does not come back', async () => {
	const first = await load()
	first.startLog()
	first.record('info', 'Here.')
	leave()
	first.clearLog()
	expect(first.readLog()).toEqual([])
	const second = await load()
	second.startLog()
	expect(second.readLog()).toEqual([])
})

test.each(['not JSON', '{}', '[{"at":"x"}]'])('a stored record of another shape (%s) is nothing', async (text) => {
	stored.set(TAB_KEYS.deviceLog, text)
	const { startLog, readLog } = await load()
	startLog()
	expect(readLog()).toEqual([])
})

test('works without a storage', async () => {
	vi.stubGlobal('sessionStorage', undefined)
	const { record, startLog, readLog } = await load()
	startLog()
	record('info', 'Here.')
	leave()
	expect(readLog()).toHaveLength(1)
})
