import { afterEach, expect, test, vi } from 'vitest'
import { log, readLog } from './log.ts'

afterEach(() => vi.restoreAllMocks())

test('entries are kept with their time and what is known of the cause', () => {
	vi.spyOn(console, 'error').mockImplementation(() => {})
	log('error', 'It broke.', new Error('why'))
	const entry = readLog().at(-1)!
	expect(entry).toMatchObject({ level: 'error', message: 'It broke.' })
	expect(entry.detail).toContain('why')
	expect(entry.at).toBeGreaterThan(0)
})

test('only warnings and errors go to the console', () => {
	const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
	log('info', 'Nothing special.')
	log('warn', 'Look here.')
	expect(warn).toHaveBeenCalledTimes(1)
})

test('the oldest entries go first, and a detail that cannot be written down does no harm', () => {
	const circular: Record<string, unknown> = {}
	circular.self = circular
	for (let index = 0; index < 250; index += 1) log('debug', `entry ${index}`, circular)
	expect(readLog()).toHaveLength(200)
	expect(readLog()[0]!.message).toBe('entry 50')
})
