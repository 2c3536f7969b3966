import { afterEach, beforeEach, expect, test, vi } from 'vitest'

afterEach(() => vi.restoreAllMocks())

let log: typeof import('./log.ts')
beforeEach(async () => {
	vi.resetModules()
	log = await import('./log.ts')
})

function logFrom() {
	const kept: { message: string; level: string; at: number; detail?: unknown }[] = []
	log.keepLog((report) => void kept.push(report))
	return kept
}

test('what was noted before anybody kept the log is handed over, and what follows too', () => {
	const cause = new Error('why')
	log.record('info', 'Before.', cause)
	const kept = logFrom()
	log.record('debug', 'After.')
	expect(kept).toMatchObject([
		{ level: 'info', message: 'Before.', detail: cause },
		{ level: 'debug', message: 'After.' },
	])
	expect(kept[0]!.at).toBeGreaterThan(0)
})

test('only warnings and errors go to the console, and a record never does', () => {
	const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
	const error = vi.spyOn(console, 'error').mockImplementation(() => {})
	log.log('info', 'Nothing special.')
	log.record('error', 'The browser has said so already.')
	log.log('warn', 'Look here.')
	log.log('error', 'It broke.')
	expect([warn.mock.calls.length, error.mock.calls.length]).toEqual([1, 1])
	expect(logFrom()).toHaveLength(4)
})

test('where nobody ever keeps the log only the latest reports wait', () => {
	for (let index = 0; index < 80; index += 1) log.record('debug', `entry ${index}`)
	const kept = logFrom()
	expect(kept).toHaveLength(50)
	expect(kept[0]!.message).toBe('entry 30')
})
