import { readFileSync } from 'node:fs'
import { CONTENT_DEEP, CONTENT_FIELDS } from '@app/contract/content'
import { blogSearchFilter } from '@app/domain/blog-search'
import { hasMoreRowsThan, judgePublicQuery, type PublicQuery, type SchemaRelation } from '@app/domain/public-query'
import { describe, expect, it, test } from 'vitest'

const { relations } = JSON.parse(readFileSync(new URL('../schema/snapshot.json', import.meta.url), 'utf8')) as {
	relations: SchemaRelation[]
}
const judge = (query: PublicQuery, collection = 'branches') => judgePublicQuery(query, collection, relations)
const names = (count: number, name = 'f') => Array.from({ length: count }, (_, index) => `${name}${index}`)
const object = (keys: string[], value: unknown) => Object.fromEntries(keys.map((key) => [key, value]))

describe('a query of the public', () => {
	test.each([
		['pages', CONTENT_FIELDS.page],
		['posts', CONTENT_FIELDS.post],
		['jobs', CONTENT_FIELDS.job],
		['posts', CONTENT_FIELDS.postTeaser],
	])('for %s as the storefront asks is allowed', (collection, fields) => {
		expect(judge({ fields: fields.split(','), deep: CONTENT_DEEP, sort: ['-date_created'] }, collection)).toBeNull()
	})

	it('for the longest search of the blog is allowed', () => {
		expect(judge({ fields: ['slug'], filter: blogSearchFilter('a b c d e f g h', 'de') }, 'posts')).toBeNull()
	})

	test.each<[string, PublicQuery, string]>([
		[
			'four lists in one another',
			{ fields: ['products.product.options.values.value.attribute.values.name'] },
			'fields',
		],
		['many wildcards', { fields: ['*.*.*.*'] }, 'fields'],
		['lists by aliases', { alias: { a: 'products' }, fields: ['a.product.options.values.value.x.y'] }, 'fields'],
		['many fields', { fields: names(201) }, 'fields'],
		['many relations', { fields: names(61).map((name) => `${name}.id`) }, 'fields'],
		['many aliases', { alias: object(names(6), 'products') as Record<string, string> }, 'alias'],
		['many aliases below', { deep: { products: { _alias: object(names(6), 'product') } } }, 'alias'],
		['many conditions', { filter: { _or: names(61).map((title) => ({ title: { _eq: title } })) } }, 'filter'],
		['many conditions below', { deep: { products: { _filter: object(names(61), { _eq: 1 }) } } }, 'filter'],
		['many orders', { sort: names(6) }, 'sort'],
		['many sums', { aggregate: { sum: names(11) } }, 'aggregate'],
		['many groups', { group: names(4) }, 'groupBy'],
		['a long search', { search: 'x'.repeat(201) }, 'search'],
		['a file', { export: 'csv' }, 'export'],
		['a version', { version: 'draft' }, 'version'],
		['whatever points at a row', { filter: { '$FOLLOW(coupons,branch)': { code: { _eq: 'X' } } } }, 'query'],
	])('for %s is refused', (_name, query, parameter) => {
		expect(judge(query)?.parameter).toBe(parameter)
	})
})

it('counts rows of all levels together', () => {
	const rows = names(10).map((id) => ({ id, at: new Date(0), tags: ['a', 'b'], parts: [{ id: 1 }, { id: 2 }] }))
	expect(hasMoreRowsThan(rows, 30)).toBe(false)
	expect(hasMoreRowsThan(rows, 29)).toBe(true)
	expect(hasMoreRowsThan(null, 0)).toBe(false)
})
