import { describe, expect, it } from 'vitest'
import { readNotice, safePath } from './push-notice.ts'

const good = { title: 'Order BD-1 is ready', body: 'Come and get it.', tag: 'order-BD-1', path: '/track/abc' }

describe('a push message', () => {
	it('is shown as it says', () => expect(readNotice(JSON.stringify(good))).toEqual(good))

	it.each([
		['nothing', null],
		['no JSON', 'hello'],
		['null', 'null'],
		['a list', '[1]'],
		['a text', '"hi"'],
		['no title', '{"body":"x","path":"/track/a"}'],
		['an empty title', '{"title":"  "}'],
		['a title of another type', '{"title":7}'],
	])('with %s is shown all the same, and leads home', (_what, text) => {
		expect(readNotice(text)).toMatchObject({ title: 'News about your order', path: '/' })
	})

	it('with odd parts keeps what can be read', () => {
		expect(readNotice(JSON.stringify({ ...good, body: 3, tag: {}, path: 'https://evil.example' }))).toEqual({
			...good,
			body: '',
			tag: 'news',
			path: '/',
		})
	})

	it('is cut where it is too long', () => {
		const { title, body } = readNotice(JSON.stringify({ ...good, title: 't'.repeat(5000), body: 'b'.repeat(5000) }))
		expect([title.length, body.length]).toEqual([120, 400])
	})
})

it.each([
	['/track/abc?x=1#y', '/track/abc?x=1#y'],
	['/', '/'],
	['//evil.example', '/'],
	['/\\evil.example', '/'],
	['/\t/evil.example', '/'],
	['/..//evil.example', '/'],
	['https://evil.example', '/'],
	['javascript:alert(1)', '/'],
	['track', '/'],
	['', '/'],
	[`/${'a'.repeat(600)}`, '/'],
	[undefined, '/'],
	[7, '/'],
])('a click on %s leads to %s', (path, expected) => expect(safePath(path)).toBe(expected))
