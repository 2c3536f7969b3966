import type { Translations } from './translations.ts'

/** Nobody's sentence is longer; what is, is no text of ours. */
const MAX_LENGTH = 300
/** A template with less of its own would recognise anything. */
const MIN_OWN_CHARACTERS = 8

interface Template {
	pattern: RegExp
	names: string[]
	translation: string
	ownLetters: number
}

const escapeSigns = (text: string) => text.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&')

function compile(english: string, translation: string): Template {
	const [first = '', ...rest] = english.split(/\{(\w+)\}/)
	const names = rest.filter((_, index) => index % 2 === 0)
	const own = [first, ...rest.filter((_, index) => index % 2 === 1)]
	return {
		pattern: new RegExp(`^${own.map(escapeSigns).join('(.+?)')}$`, 's'),
		names,
		translation,
		ownLetters: own.join('').length,
	}
}

/** An amount of money as English writes it: €1,234.50. */
const AMOUNT = /^(\p{L}*\p{Sc})(\d{1,3}(?:,\d{3})*(?:\.(\d+))?)$/u

/** An amount as a locale writes it; anything else as it is. */
function rewriteAmount(value: string, locale: string): string {
	const [, currency, digits = '', decimals = ''] = AMOUNT.exec(value) ?? []
	if (currency === undefined) return value
	const minimumFractionDigits = decimals.length
	const format = new Intl.NumberFormat(locale, {
		style: 'currency',
		currency: 'EUR',
		minimumFractionDigits,
		maximumFractionDigits: minimumFractionDigits,
	})
	const parts = format.formatToParts(Number(digits.replaceAll(',', '')))
	return parts.map((part) => (part.type === 'currency' ? currency : part.value)).join('')
}

/**
 * Translates sentences that came finished from another machine, with values in them: "Only 3 of Chips left." is known
 * from its template. The one with the most letters of its own wins. Null for what no template fits.
 */
export function createRecogniser(translations: Translations): (text: string, locale: string) => string | null {
	// Most pages ask for none, and what is known grows while a page loads more of its code.
	let templates: Template[] = []
	let count = 0
	const compileAll = () =>
		Object.entries(translations)
			.filter(([english]) => english.includes('{') && !english.includes('<'))
			.map(([english, found]) => compile(english, typeof found === 'string' ? found : found.other))
			.filter(({ ownLetters }) => ownLetters >= MIN_OWN_CHARACTERS)
			.sort((a, b) => b.ownLetters - a.ownLetters)
	return (text, locale) => {
		if (text.length > MAX_LENGTH) return null
		const now = Object.keys(translations).length
		if (now !== count) templates = compileAll()
		count = now
		for (const { pattern, names, translation } of templates) {
			const values = pattern.exec(text)
			if (!values) continue
			return translation.replace(/\{(\w+)\}/g, (whole, name: string) => {
				const value = values[names.indexOf(name) + 1]
				return value === undefined ? whole : rewriteAmount(value, locale)
			})
		}
		return null
	}
}
