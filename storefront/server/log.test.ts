import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function logged(style: 'raw' | 'pretty', ...what: Parameters<ReturnType<typeof createLog>>): string {
	const lines: string[] = []
	createLog(style, { write: (line) => void lines.push(line), now: () => Date.UTC(2026, 0, 2) })(...what)
	return lines.join('')
}

test('a line of JSON names the request and the error with its cause', () => {
	const error = new Error('no pickles', { cause: new TypeError('empty jar') })
	const line = logged('raw', 'error', 'A page failed.', { error, request_id: 'e851eb46403d' })
	expect(line.endsWith('\n')).toBe(true)
	expect(line.trim()).not.toContain('\n')
	expect(JSON.parse(line)).toMatchObject({
		level: 50,
		time: Date.UTC(2026, 0, 2),
		service: 'storefront',
		request_id: 'e851eb46403d',
		err: { type: 'Error', message: 'no pickles', cause: { type: 'TypeError', message: 'empty jar' } },
		msg: 'A page failed.',
	})
})

test('what was thrown may be anything', () => {
	const circle: Record<string, unknown> = {}
	circle.self = circle
	for (const error of [circle, null, 'text', 7n])
		expect(() => JSON.parse(logged('raw', 'warn', 'x', { error }))).not.toThrow()
})

test('people read a short text', () => {
	const text = logged('pretty', 'warn', 'The CMS does not answer.', { request_id: 'abc' })
	expect(text).toBe('2026-01-02T00:00:00.000Z WARN The CMS does not answer. (request abc)\n')
})
