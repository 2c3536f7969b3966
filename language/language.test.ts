import { afterEach, describe, expect, it, vi } from 'vitest'
import { currentLanguage, known, plural, provideLanguage, t } from './current.ts'
import { createLanguage, english } from './language.ts'
import { createRecogniser } from './match-server-text.ts'
import { inLanguage, LANGUAGE_TAGS, LANGUAGES, splitLanguage } from './tags.ts'

const TRANSLATIONS = {
	Close: 'Schließen',
	'Pay {amount}': '{amount} bezahlen',
	'Only {left} of {product} left.': 'Nur noch {left} von {product} da.',
	'The total is now {amount}.': 'Die Summe ist jetzt {amount}.',
	'{a} of {b}': '{a} von {b}',
	'{count} items': { one: '{count} Stück', other: '{count} Stücke' },
}
const german = createLanguage('de', TRANSLATIONS, createRecogniser(TRANSLATIONS))
afterEach(() => provideLanguage(() => english))

describe('a text', () => {
	it('is English where nobody says otherwise', () => {
		expect(t('Close')).toBe('Close')
		expect(t('Pay {amount}', { amount: '€1' })).toBe('Pay €1')
		expect(t('Menu (food)')).toBe('Menu')
		expect(currentLanguage().locale).toBe('en-IE')
	})

	it('has its numbers as the language writes them', () => {
		const said = (count: number) => german.t('Pay {amount}', { amount: count })
		expect([0, 7, 999, 1000, 1234.5, 0.5, -3].map(said)).toEqual(
			['0', '7', '999', '1.000', '1.234,5', '0,5', '-3'].map((count) => `${count} bezahlen`),
		)
	})

	it('needs no formatter for words and small numbers, which would be a tenth of a second of a slow phone', () => {
		const made = vi.spyOn(Intl, 'NumberFormat')
		const fresh = createLanguage('de', TRANSLATIONS)
		expect(fresh.t('Pay {amount}', { amount: '€3' })).toBe('€3 bezahlen')
		expect(fresh.plural(12, { one: '{count} item', other: '{count} items' })).toBe('12 Stücke')
		expect(made).not.toHaveBeenCalled()
		made.mockRestore()
	})

	it('is said in the language of the page', () => {
		provideLanguage(() => german)
		expect(t('Close')).toBe('Schließen')
		expect(t('Pay {amount}', { amount: 1234.5 })).toBe('1.234,5 bezahlen')
	})

	it('of another machine stays as it is where nobody knows it, whatever it is called', () => {
		provideLanguage(() => german)
		expect(['Close', 'Nobody knows this.', 'toString', '{count} items'].map(known)).toEqual([
			'Schließen',
			'Nobody knows this.',
			'toString',
			'{count} items',
		])
	})

	it('of another machine is known by its template', () => {
		provideLanguage(() => german)
		expect(known('Only 3 of Fish & Chips (large) left.')).toBe('Nur noch 3 von Fish & Chips (large) da.')
		expect(known('Only 3 Chips left.')).toBe('Only 3 Chips left.')
		// Amounts are written as the language writes them.
		expect(known('The total is now €1,234.50.')).toBe('Die Summe ist jetzt 1.234,50\u00a0€.')
		expect(known('The total is now US$5.')).toBe('Die Summe ist jetzt 5\u00a0US$.')
		// Too little of it is a text of ours.
		expect(known('Slice of heaven')).toBe('Slice of heaven')
		expect(known(`Only 3 of ${'Chips '.repeat(100)} left.`)).toMatch(/^Only/)
	})

	it('takes values as they are, whatever stands in them', () => {
		expect(t('Pay {amount}', { amount: '{amount} $& <b>' })).toBe('Pay {amount} $& <b>')
	})
})

describe('what is counted', () => {
	const say = (count: number) => plural(count, { one: '{count} item', other: '{count} items' })

	it.each([
		[0, '0 items', '0 Stücke'],
		[1, '1 item', '1 Stück'],
		[2, '2 items', '2 Stücke'],
		[1234, '1,234 items', '1.234 Stücke'],
	])('%d', (count, inEnglish, inGerman) => {
		expect(say(count)).toBe(inEnglish)
		provideLanguage(() => german)
		expect(say(count)).toBe(inGerman)
	})
})

it.each(LANGUAGE_TAGS)('takes for one in %s what Intl takes for one', (tag) => {
	const language = createLanguage(tag)
	const rules = new Intl.PluralRules(LANGUAGES[tag].locale)
	for (const count of [...Array(1000).keys(), -1, -2, 0.5, 1.5, 1e6]) {
		const said = language.plural(count, { one: 'one', other: 'other' })
		expect(said, String(count)).toBe(rules.select(count))
	}
})

describe('an address', () => {
	it.each([
		['/', 'en', '/'],
		['/order', 'en', '/order'],
		['/deals', 'en', '/deals'],
		['/de', 'de', '/'],
		['/de/', 'de', '/'],
		['/de/order', 'de', '/order'],
		['/order/de', 'en', '/order/de'],
		['/DE/order', 'en', '/DE/order'],
	])('%s is in %s the page %s', (given, tag, path) => {
		expect(splitLanguage(given)).toEqual({ tag, path })
	})

	it.each([
		['en', '/', '/'],
		['de', '/', '/de'],
		['de', '/?a=1', '/de?a=1'],
		['de', '/#news', '/de#news'],
		['de', '/shop?product=2', '/de/shop?product=2'],
	] as const)('in %s of %s is %s', (tag, path, expected) => {
		expect(inLanguage(tag, path)).toBe(expected)
	})
})
