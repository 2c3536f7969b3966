import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { inEveryLanguage, LANGUAGES_OF_ROW, pickLanguage, translationFields } from './translations.ts'

const PostSchema = v.object({
	id: v.number(),
	title: v.string(),
	summary: v.fallback(v.string(), ''),
	place: v.optional(v.nullable(v.string())),
	blocks: v.array(v.object({ id: v.number() })),
	tags: v.optional(v.array(v.object({ name: v.string() }))),
	...LANGUAGES_OF_ROW,
})
const POST = {
	id: 1,
	title: 'Pickles',
	summary: 'About pickles.',
	place: 'Dublin',
	blocks: [{ id: 10 }],
	tags: [{ name: 'Kitchen', translations: [{ languages_code: 'de', name: 'Küche' }] }],
}
const GERMAN = {
	id: 7,
	posts_id: 1,
	languages_code: 'de',
	title: 'Gurken',
	summary: 'Über Gurken.',
	blocks: [{ id: 20 }],
}
const read = (row: object, language = 'de') => pickLanguage(v.parse(inEveryLanguage(PostSchema), row), language)

describe('a text with its translations', () => {
	it('is read in the language that is asked for, with what belongs to it', () => {
		const row = read({ ...POST, translations: [GERMAN] })
		expect(row).toEqual({
			...POST,
			title: 'Gurken',
			summary: 'Über Gurken.',
			blocks: [{ id: 20 }],
			tags: [{ name: 'Küche' }],
			language: 'de',
			languages: ['en', 'de'],
		})
	})

	it('stays as it is in English, and says that there is a translation', () => {
		const row = read({ ...POST, translations: [GERMAN] }, 'en')
		expect(row).toMatchObject({
			title: 'Pickles',
			language: 'en',
			languages: ['en', 'de'],
			tags: [{ name: 'Kitchen' }],
		})
	})

	it.each<[string, object[] | null | undefined]>([
		['is not translated', []],
		['was read without them', undefined],
		['may not be read translated', null],
		['is translated into others', [{ ...GERMAN, languages_code: 'ga' }]],
		['has a translation without a title', [{ ...GERMAN, title: ' ' }]],
		['has a translation without blocks', [{ ...GERMAN, blocks: [] }]],
		['has a translation whose language was deleted', [{ ...GERMAN, languages_code: null }]],
	])('is whole in English where it %s', (_, translations) => {
		const row = read({ ...POST, translations })
		expect(row).toMatchObject({ title: 'Pickles', language: 'en', tags: [{ name: 'Kitchen' }], blocks: [{ id: 10 }] })
		expect(row.languages).not.toContain('de')
	})

	it('keeps what its translation leaves empty', () => {
		expect(read({ ...POST, translations: [{ ...GERMAN, place: null, summary: '' }] })).toMatchObject({
			title: 'Gurken',
			place: 'Dublin',
			summary: 'About pickles.',
		})
	})

	it('is not confused by a language that is called like something of an object', () => {
		expect(read(POST, 'constructor')).toMatchObject({ title: 'Pickles', language: 'en' })
	})
})

describe('a text that binds', () => {
	const LegalSchema = v.object({ title: v.string(), revision: v.string(), ...LANGUAGES_OF_ROW })
	const legal = (revision: string) =>
		pickLanguage(
			v.parse(inEveryLanguage(LegalSchema), {
				title: 'Terms',
				revision: '1.1',
				translations: [{ languages_code: 'de', title: 'Bedingungen', revision }],
			}),
			'de',
		)

	it('is shown translated only as long as the translation is of its revision', () => {
		expect(legal('1.1')).toMatchObject({ title: 'Bedingungen', language: 'de' })
		expect(legal('1.0')).toMatchObject({ title: 'Terms', language: 'en' })
	})
})

describe('names', () => {
	const LinkSchema = v.object({ label: v.string(), ...LANGUAGES_OF_ROW })
	const label = (translation: object) =>
		pickLanguage(v.parse(inEveryLanguage(LinkSchema), { label: 'ABOUT', translations: [translation] }), 'de')

	it('are translated where there is a word', () => {
		expect(label({ languages_code: 'de', label: 'ÜBER UNS' })).toMatchObject({ label: 'ÜBER UNS', language: 'de' })
		expect(label({ languages_code: 'de', label: '' })).toMatchObject({ label: 'ABOUT', languages: ['en'] })
	})
})

describe('what a row has inside of it', () => {
	const PageSchema = v.object({
		title: v.string(),
		pictures: v.array(v.object({ description: v.string(), language: v.string() })),
		...LANGUAGES_OF_ROW,
	})
	const pictures = [
		{ description: 'A jar', translations: [{ languages_code: 'de', description: 'Ein Glas' }] },
		{ description: 'A bun', translations: [] },
	]
	const page = { title: 'Pickles', pictures }
	const picturesOf = (row: object, language: string) =>
		pickLanguage(v.parse(inEveryLanguage(PageSchema), row), language).pictures

	it('says which language its own words are in', () => {
		const row = { ...page, translations: [{ languages_code: 'de', title: 'Gurken' }] }
		expect(picturesOf(row, 'de')).toEqual([
			{ description: 'Ein Glas', language: 'de' },
			{ description: 'A bun', language: 'en' },
		])
		expect(picturesOf(row, 'en')).toEqual([
			{ description: 'A jar', language: 'en' },
			{ description: 'A bun', language: 'en' },
		])
	})

	it('stays in English where the row itself does', () => {
		expect(picturesOf({ ...page, translations: [] }, 'de')[0]).toEqual({ description: 'A jar', language: 'en' })
	})
})

it('asks for the words of a row, wherever it stands', () => {
	expect(translationFields('', ['title'])).toEqual(['translations.languages_code', 'translations.title'])
	expect(translationFields('author', ['bio'])).toEqual([
		'author.translations.languages_code',
		'author.translations.bio',
	])
})
