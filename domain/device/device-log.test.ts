import type { LogEntry } from '@app/contract/device-log'
import { describe, expect, it } from 'vitest'
import { addLogEntry, filterLog, formatLog, LOG_CAPACITY, LOG_CHARACTERS, mapLogReport } from './device-log.ts'

const AT = Date.UTC(2026, 10, 20, 18, 30)
const entry = (message: string, fields: Partial<LogEntry> = {}): LogEntry => ({
	at: AT,
	level: 'info',
	message,
	times: 1,
	...fields,
})
const messages = (entries: readonly LogEntry[]) => entries.map(({ message }) => message)

describe('what is kept of a report', () => {
	const kept = (detail: unknown) => mapLogReport({ at: AT, level: 'error', message: 'It broke.', detail }).detail

	it('is an error with its stack and its causes', () => {
		const detail = kept(new Error('outer', { cause: new TypeError('inner') }))
		expect(detail).toMatch(/^Error: outer/)
		expect(detail).toContain('Caused by: TypeError: inner')
	})

	it('is an error that has no stack, too', () => {
		const error = new Error('alone')
		error.stack = ''
		expect(kept(error)).toBe('Error: alone\n')
	})

	it.each([
		['a text', 'why', 'why'],
		['an object', { code: 'X' }, '{"code":"X"}'],
		['a function', Symbol('s'), 'Symbol(s)'],
		['nothing', undefined, undefined],
	])('is %s', (_what, detail, expected) => {
		expect(kept(detail)).toBe(expected)
	})

	it('is a sentence where the detail cannot be written down', () => {
		const circular: Record<string, unknown> = {}
		circular.self = circular
		expect(kept(circular)).toBe('could not be written down')
	})

	it('has no secrets, neither in the message nor in the detail', () => {
		const report = {
			at: AT,
			level: 'warn',
			message: 'No mail to a@b.example',
			detail: { password: 'hunter2' },
		} as const
		expect(JSON.stringify(mapLogReport(report))).not.toMatch(/a@b|hunter2/)
	})

	it('has a bounded length, and no secret cut in half at its end', () => {
		const { message, detail } = mapLogReport({
			at: AT,
			level: 'warn',
			message: 'm '.repeat(5_000),
			detail: `${'x '.repeat(993)}aoife.byrne@example.com ${'y '.repeat(9_000)}`,
		})
		expect(message.length).toBeLessThanOrEqual(301)
		expect(detail!.length).toBeLessThanOrEqual(2_001)
		expect(detail).not.toContain('aoife')
	})
})

describe('the ring', () => {
	it('lets the oldest go when it is full', () => {
		let log: LogEntry[] = []
		for (let index = 0; index < LOG_CAPACITY + 50; index += 1) log = addLogEntry(log, entry(`entry ${index}`))
		expect(log).toHaveLength(LOG_CAPACITY)
		expect(log[0]!.message).toBe('entry 50')
	})

	it('is bounded in size as well', () => {
		let log: LogEntry[] = []
		for (let index = 0; index < 100; index += 1)
			log = addLogEntry(log, entry(`${index}`, { detail: 'x'.repeat(2_000) }))
		expect(JSON.stringify(log).length).toBeLessThan(LOG_CHARACTERS * 1.2)
		expect(log.at(-1)!.message).toBe('99')
	})

	it('counts what comes again in a row, with its latest time', () => {
		const log = [entry('a'), entry('b'), entry('b', { at: AT + 5 }), entry('a')].reduce(addLogEntry, [] as LogEntry[])
		expect(log).toEqual([entry('a'), entry('b', { times: 2, at: AT + 5 }), entry('a')])
	})
})

describe('the filter', () => {
	const log = [
		entry('Started'),
		entry('GET /capi/shop/menu answered 503', { level: 'error', detail: 'request: 3f9a0c12be77' }),
		entry('GET /capi/shop/branches answered 429', { level: 'warn' }),
	]

	it.each([
		['everything, the newest first', null, '', [2, 1, 0]],
		['one level', 'error', '', [1]],
		['a level that nothing has', 'debug', '', []],
		['a word in any case', null, 'MENU', [1]],
		['a word of the detail', null, '3f9a0c12be77', [1]],
		['all words, in any order', null, ' answered  get ', [2, 1]],
		['level and word', 'warn', 'menu', []],
	] as const)('shows %s', (_what, level, search, expected) => {
		expect(messages(filterLog(log, { level, search }))).toEqual(expected.map((index) => log[index]!.message))
	})
})

it('becomes text with times in UTC', () => {
	const log = [entry('Started', { times: 3 }), entry('It broke.', { level: 'error', detail: 'Error: why\n  at x' })]
	expect(formatLog(log)).toBe(
		[
			'2026-11-20T18:30:00.000Z INFO Started (3 times)',
			'2026-11-20T18:30:00.000Z ERROR It broke.',
			'    Error: why',
			'      at x',
		].join('\n'),
	)
})
