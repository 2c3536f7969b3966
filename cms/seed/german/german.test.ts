import { describe, expect, it } from 'vitest'
import { translationTableName } from '../../schema/collections/translations.ts'
import { COLLECTIONS } from '../../schema/definitions.ts'
import { CONTENT_PICTURES } from '../content/pictures.ts'
import { ATTRIBUTES } from '../menu/attributes.ts'
import { CATEGORIES, PRODUCTS } from '../menu/menu.ts'
import { GERMAN_POSTS } from './posts.ts'
import { germanPictures, germanTables } from './rows.ts'

const tables = new Map(germanTables().map(({ collection, rows }) => [collection, rows]))
const rows = (collection: string) => tables.get(collection)!
const columnsOf = (name: string) =>
	COLLECTIONS.find(({ collection }) => collection === name)!.fields.map(({ field }) => field)

describe('the demo in German', () => {
	it.each([...tables.keys()])('writes columns of %s that exist, the same ones in each row', (collection) => {
		expect(rows(collection).length).toBeGreaterThan(0)
		for (const { words, english } of rows(collection)) {
			expect(columnsOf(translationTableName(collection))).toEqual(expect.arrayContaining(Object.keys(words)))
			expect(columnsOf(collection)).toEqual(expect.arrayContaining(Object.keys(english)))
			expect(Object.keys(words).sort()).toEqual(Object.keys(rows(collection)[0]!.words).sort())
		}
	})

	it('has every dish, category, choice, branch, opening, page and legal text', () => {
		expect(rows('products')).toHaveLength(PRODUCTS.length)
		expect(rows('products').filter(({ words }) => !words.description)).toEqual([])
		expect(rows('categories').filter(({ words }) => words.name && words.description)).toHaveLength(CATEGORIES.length)
		expect(rows('attributes')).toHaveLength(ATTRIBUTES.length)
		expect(rows('attribute_values')).toHaveLength(ATTRIBUTES.flatMap(({ values }) => values).length)
		expect(rows('branches')).toHaveLength(9)
		expect(rows('jobs')).toHaveLength(4)
		expect(rows('pages')).toHaveLength(2)
		expect(rows('legal_pages')).toHaveLength(2)
		expect(rows('menu_links')).toHaveLength(3)
		expect(rows('posts')).toHaveLength(Object.keys(GERMAN_POSTS).length)
	})

	it('says what is to be seen on every picture', () => {
		const { collection, rows: pictures } = germanPictures()
		expect(columnsOf(translationTableName(collection))).toContain('description')
		expect(pictures).toHaveLength(CONTENT_PICTURES.length)
		expect(pictures.filter(({ words, english }) => words.description === english.description)).toEqual([])
	})

	it('says all that the English text says, so that it is shown', () => {
		for (const collection of ['pages', 'posts', 'jobs', 'legal_pages']) {
			for (const { english, words } of rows(collection)) {
				for (const [column, text] of Object.entries(english)) {
					if (text) expect(words[column], `${collection} ${english.title} ${column}`).toBeTruthy()
				}
			}
		}
	})
})
