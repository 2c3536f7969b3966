import { readFileSync } from 'node:fs'
import { CONTENT_DEEP, CONTENT_FIELDS } from '@app/contract/content'
import { blogSearchFilter } from '@app/domain/content/blog-search'
import {
	hasMoreRowsThan,
	judgeForeignConditions,
	judgePublicQuery,
	type PublicQuery,
	type SchemaRelation,
} from '@app/domain/http/public-query'
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

describe('a condition of somebody who is no administrator', () => {
	const judgeCoupons = (query: PublicQuery) => judgeForeignConditions(query, 'coupons', relations)?.parameter
	const byEmail = { customer: { email: { _starts_with: 'a' } } }

	test.each<[string, PublicQuery, string]>([
		['a filter', { filter: byEmail }, 'filter'],
		['a filter in groups', { filter: { _and: [{ _or: [{ code: { _eq: 'X' } }, byEmail] }] } }, 'filter'],
		['an order', { sort: ['code', '-customer.email'] }, 'sort'],
		['a filter below', { deep: { customer: { _filter: { email: { _eq: 'a' } } } } }, 'deep'],
		[
			'a filter below an alias',
			{ alias: { x: 'customer' }, deep: { x: { _filter: { email: { _eq: 'a' } } } } },
			'deep',
		],
		['an order below', { deep: { customer: { _sort: ['email'] } } }, 'deep'],
		['a way back', { filter: { '$FOLLOW(order_lines,product)': { order: { last_name: { _eq: 'a' } } } } }, 'query'],
		['a way back in an order', { sort: ['$FOLLOW(orders,coupon).email'] }, 'query'],
	])('that asks about an account by %s is refused', (_name, query, parameter) => {
		expect(judgeCoupons(query)).toBe(parameter)
	})

	test.each<[string, PublicQuery]>([
		['nothing', {}],
		['whose a row is', { filter: { customer: { _eq: 'an id' } } }],
		['whose a row is, by the id', { filter: { customer: { id: { _in: ['an id'] } } }, sort: ['customer'] }],
		['whether a row has an owner', { filter: { _and: [{ customer: { _nnull: true } }] } }],
		['other related rows', { filter: { branch: { title: { _eq: 'x' } } }, sort: ['branch.title'] }],
	])('that asks for %s is allowed', (_name, query) => {
		expect(judgeCoupons(query)).toBeUndefined()
	})

	it('is allowed about the accounts themselves, of which permissions show the own one', () => {
		expect(judgeForeignConditions({ filter: { email: { _eq: 'a' } } }, 'directus_users', relations)).toBeNull()
	})
})
