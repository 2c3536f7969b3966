import { expect, it } from 'vitest'
import { BAD_LINKS } from '../../test/xss-payloads.ts'
import { parseLink } from './safe-link.ts'

it.each(BAD_LINKS)('refuses %j', (link) => {
	expect(parseLink(link)).toBeNull()
})

it.each([
	['/order', '/order'],
	[' /branches?near=1#list ', '/branches?near=1#list'],
	['#faq', '#faq'],
	['?page=2', '?page=2'],
	['https://www.instagram.com/bigdill.example', 'https://www.instagram.com/bigdill.example'],
	['HTTPS://example.com/a%20b', 'HTTPS://example.com/a%20b'],
	['mailto:jobs@bigdill.example?subject=Hi', 'mailto:jobs@bigdill.example?subject=Hi'],
	['tel:+353 (1) 555 01-00', 'tel:+35315550100'],
])('keeps %s', (link, expected) => {
	expect(parseLink(link)).toBe(expected)
})

it.each([null, undefined, 5, {}, ['/order']])('refuses %j, which is no text', (link) => {
	expect(parseLink(link)).toBeNull()
})
