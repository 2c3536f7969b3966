import type { CountedMessage, Message, PlainMessage } from './messages.ts'
import { LANGUAGES, type LanguageTag } from './tags.ts'
import type { Forms, Translations, Values } from './translations.ts'

/** Says a text of the interface. Numbers among the values are written as the language writes them. */
export interface Translate {
	(message: PlainMessage): string
	<M extends Message>(message: M, values: Values<M>): string
}

/** Says a text that counts something, which is `{count}` in it. */
export type TranslateCount = <M extends CountedMessage>(
	count: number,
	forms: Forms<M>,
	...values: keyof Omit<Values<M>, 'count'> extends never ? [] : [Omit<Values<M>, 'count'>]
) => string

/** What the interface speaks: an argument of whatever makes texts. */
export interface Language {
	tag: LanguageTag
	/** For Intl. */
	locale: string
	t: Translate
	plural: TranslateCount
	/** The text in this language with its placeholders and tags; what nobody translated stays as it is. */
	find: (text: string) => string
	/** The same for a finished sentence, with values in it already. */
	recognise: (text: string) => string
}

/** Written with its digits alone in every language that we speak. */
const isPlain = (value: number) => Number.isInteger(value) && value >= 0 && value < 1_000

/** Puts values in the place of `{names}`; an unknown name stays. */
function fill(
	text: string,
	values: Readonly<Record<string, string | number>>,
	format: (value: number) => string,
): string {
	return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
		const value = values[name]
		return typeof value === 'number' ? format(value) : (value ?? whole)
	})
}

/**
 * A language of its catalogue; without one it says the English texts. `recogniseSentence` translates what came with
 * values in it already; null where it does not know it.
 */
export function createLanguage(
	tag: LanguageTag,
	translations: Translations = {},
	recogniseSentence: (text: string, locale: string) => string | null = () => null,
): Language {
	const { locale } = LANGUAGES[tag]
	// Made when needed: the first of Intl's objects takes a slow phone a tenth of a second.
	let numbers: Intl.NumberFormat | undefined
	let rules: Intl.PluralRules | undefined
	const format = (value: number) => {
		if (isPlain(value)) return String(value)
		numbers ??= new Intl.NumberFormat(locale)
		return numbers.format(value)
	}
	const isOne = (count: number) => {
		// Of whole numbers our languages say so of 1 alone (language.test.ts asks Intl).
		if (Number.isInteger(count)) return Math.abs(count) === 1
		rules ??= new Intl.PluralRules(locale)
		return rules.select(count) === 'one'
	}
	const lookUp = (text: string) => (Object.hasOwn(translations, text) ? translations[text] : undefined)
	const find = (text: string) => {
		const found = lookUp(text)
		return typeof found === 'string' ? found : text
	}
	return {
		tag,
		locale,
		find,
		recognise: (text) => (lookUp(text) === undefined ? recogniseSentence(text, locale) : null) ?? find(text),
		t: (message: string, values?: Readonly<Record<string, string | number>>) =>
			values ? fill(find(message), values, format) : find(message),
		plural: (count, forms, ...[values]) => {
			const found = lookUp(forms.other)
			const { one, other } = typeof found === 'object' ? found : forms
			return fill(isOne(count) ? one : other, { ...values, count }, format)
		},
	}
}

/** Words that mean two things in English have a key for each. */
const SAME_IN_ENGLISH = { 'Menu (food)': 'Menu' }

/** What is spoken where nobody says otherwise. */
export const english = createLanguage('en', SAME_IN_ENGLISH)
