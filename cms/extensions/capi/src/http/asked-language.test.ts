import { expect, it } from 'vitest'
import { askedLanguage } from './asked-language.ts'

it.each([
	['de', 'de'],
	['de-AT, en;q=0.8', 'de'],
	['en;q=0.3, de;q=0.7', 'de'],
	['fr-FR, fr;q=0.9, en;q=0.5', 'en'],
	['de;q=0, en;q=0.1', 'en'],
	['DE', 'de'],
	['*', null],
	['fr', null],
	['', null],
	[undefined, null],
	['constructor', null],
	[`de,${'x'.repeat(1_000)}`, null],
])('%s asks for %s', (header, expected) => {
	expect(askedLanguage({ headers: header === undefined ? {} : { 'accept-language': header } })).toBe(expected)
})
