import * as v from 'valibot'
import { SOURCE_LANGUAGE } from './constants.ts'

/** Which language a row's words are in, and all in which there are such words: the source's first. */
export const LANGUAGES_OF_ROW = {
	language: v.fallback(v.string(), SOURCE_LANGUAGE),
	languages: v.fallback(v.array(v.string()), [SOURCE_LANGUAGE]),
}

type Row = Record<string, unknown>

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)
const isFilled = (value: unknown) =>
	Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value.trim() !== ''

const translationsOf = ({ translations }: Row): Row[] =>
	(Array.isArray(translations) ? translations : []).filter(
		(words) => isRow(words) && typeof words.languages_code === 'string',
	)

/** Columns of a translation that are no words. */
const KEYS = /^(?:id|languages_code|\w+_id)$/

/**
 * Whether a translation may be shown. One of a text needs a title and blocks, and has to be of the row's own revision
 * where it names one; one of names needs any: half a page in each language is worse than the page in English.
 */
function isComplete(row: Row, words: Row): boolean {
	if ('title' in words && !isFilled(words.title)) return false
	if ('blocks' in words && !isFilled(words.blocks)) return false
	if ('revision' in words && words.revision !== row.revision) return false
	return Object.entries(words).some(([column, word]) => !KEYS.test(column) && isFilled(word))
}

/**
 * The row with the words of a language over its own where it has them, and so with the rows inside of it; `language`
 * is that of its words.
 */
function inLanguage(value: unknown, language: string): unknown {
	if (Array.isArray(value)) return value.map((entry) => inLanguage(entry, language))
	if (!isRow(value)) return value
	const { translations: _translations, ...own } = value
	const words = translationsOf(value).find(({ languages_code }) => languages_code === language) ?? {}
	const isSaid = isComplete(value, words)
	const filled = isSaid ? Object.entries(words).filter(([column, word]) => !KEYS.test(column) && isFilled(word)) : []
	const spoken = 'translations' in value && { language: isSaid ? language : SOURCE_LANGUAGE }
	const row = { ...own, ...Object.fromEntries(filled), ...spoken }
	return Object.fromEntries(Object.entries(row).map(([column, inner]) => [column, inLanguage(inner, language)]))
}

function inItsLanguages(value: unknown): Record<string, unknown> {
	const row = isRow(value) ? value : {}
	const complete = translationsOf(row).filter((words) => isComplete(row, words))
	const languages = [...new Set([SOURCE_LANGUAGE, ...complete.map((words) => String(words.languages_code))])]
	return Object.fromEntries(
		languages.map((language) => [language, { ...(inLanguage(row, language) as Row), language, languages }]),
	)
}

/** A row as /items sends it with its `translations`, in each of its languages. */
export function inEveryLanguage<const Schema extends v.GenericSchema>(schema: Schema) {
	return v.pipe(v.unknown(), v.transform(inItsLanguages), v.record(v.string(), schema))
}

/** The row in that language, or else in the one in which everything is written. */
export function pickLanguage<Row>(rows: Readonly<Record<string, Row>>, language: string): Row {
	return (Object.hasOwn(rows, language) ? rows[language] : undefined) ?? rows[SOURCE_LANGUAGE]!
}

/** `fields` of /items for the translations of the row in `path`: their words, and which language each is. */
export function translationFields(path: string, words: readonly string[]): string[] {
	const prefix = path && `${path}.`
	return ['languages_code', ...words].map((word) => `${prefix}translations.${word}`)
}
