import { describe, expect, it } from 'vitest'
import { countLinks, findSpamSign } from './spam-check.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const RULES = { minimumAgeMs: 2_000, maximumLinks: 2, maximumLinksUnstamped: 0 }
const submission = { trap: null, openedAt: NOW - 30_000, text: 'The pickles were great, thank you.' }

describe('a letter is', () => {
	it.each([
		['a letter', {}, null],
		['a letter, with an empty trap', { trap: ' ' }, null],
		['a letter, without a stamp', { openedAt: null }, null],
		['a letter, sent in the moment in which it may be', { openedAt: NOW - 2_000 }, null],
		['a letter, with two links', { text: 'https://a.example and www.b.example' }, null],
		['suspect with a filled trap', { trap: 'https://casino.example' }, 'trap'],
		['suspect with a stamp of somebody else', { openedAt: 'forged' as const }, 'forged stamp'],
		['suspect when it was quicker than a reader', { openedAt: NOW - 1_999 }, 'too fast'],
		['suspect when it comes from the future', { openedAt: NOW + 60_000 }, 'too fast'],
		['suspect with three links', { text: 'http://a.example http://b.example www.c.example' }, 'links'],
		['suspect with one link and no stamp', { openedAt: null, text: 'See https://a.example' }, 'links'],
		['suspect with the links of a forum', { text: '[url=https://a.example]cheap[/url]' }, 'markup'],
		['suspect with the links of a page', { text: '<a class="x" href="https://a.example">cheap</a>' }, 'markup'],
	])('%s', (_what, signs, expected) => {
		expect(findSpamSign({ ...submission, ...signs }, RULES, NOW)).toBe(expected)
	})
})

it.each([
	['none at all', 0],
	['https://www.a.example', 1],
	['HTTP://a.example, www.b.example', 2],
	['awww. cute', 0],
	['swww.a', 0],
])('“%s” holds %i links', (text, count) => {
	expect(countLinks(text)).toBe(count)
})
