import { describe, expect, it } from 'vitest'
import { findQueryFault } from './request-query.ts'

describe('a query that Directus can work with', () => {
	it.each<[string, Record<string, unknown>]>([
		['nothing', {}],
		['empty parameters', { fields: '', filter: null, limit: undefined }],
		['fields as text', { fields: '*,author.name,image.*' }],
		['fields as a list', { fields: ['id', 'count(lines)'], sort: ['-date', 'year(date)'] }],
		['numbers', { limit: '-1', offset: 0, page: '2' }],
		['a grouping', { groupBy: ['status'], aggregate: { count: ['id'], sum: 'total' } }],
		['a grouping as JSON', { aggregate: '{"count":"*"}' }],
		['other names', { alias: { mine: 'author' }, deep: { lines: { _limit: 3, _filter: { a: { _eq: 1 } } } } }],
		['a filter', { filter: { _and: [{ status: { _in: ['a', 'b'] } }, { id: { _between: [1, 2] } }] } }],
		['a filter as JSON', { filter: '{"name":{"_eq":"constructor"}}' }],
		['a search for anything', { search: 'constructor', version: 'draft', export: 'csv' }],
		['a filter that is no JSON, which Directus refuses', { filter: '{' }],
	])('has %s', (_name, query) => {
		expect(findQueryFault(query)).toBeNull()
	})
})

describe('a query that Directus cannot work with', () => {
	it.each<[string, string, Record<string, unknown>]>([
		['a field that every object inherits', 'fields', { fields: '*,__proto__.*' }],
		['fields by name', 'fields', { fields: { a: 'id' } }],
		['fields that are lists', 'fields', { fields: [['id']] }],
		['an order by what every object inherits', 'sort', { sort: '-__proto__' }],
		['a function of what every object inherits', 'groupBy', { groupBy: ['year(constructor)'] }],
		['an aggregate without a name', 'aggregate', { aggregate: '1' }],
		['an aggregate of what every object inherits', 'aggregate', { aggregate: { sum: 'toString' } }],
		['an inherited name for a name', 'alias', { alias: JSON.parse('{"__proto__":"id"}') }],
		['a depth that is a number', 'deep', { deep: '1' }],
		['a depth of an inherited name', 'deep', { deep: '{"__proto__":{"_limit":1}}' }],
		['a list for a filter', 'filter', { filter: '[1,2]' }],
		['lists in lists', 'filter', { filter: { id: { _in: [[[]]] } } }],
		['a filter by an inherited name', 'filter', { filter: { _or: [{ constructor: { _eq: 1 } }] } }],
		['a limit beyond numbers', 'limit', { limit: '1e999' }],
		['a page beyond whole numbers', 'page', { page: '99999999999999999999' }],
		['a list of limits', 'limit', { limit: ['1'] }],
		['a list of versions', 'version', { version: ['a'] }],
		['a filter with thousands of levels', 'filter', { filter: `${'{"_and":['.repeat(5_000)}${']}'.repeat(5_000)}` }],
		['a depth with thousands of levels', 'deep', { deep: JSON.parse(`${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`) }],
		['levels where any other parameter has JSON', 'transforms', { transforms: '['.repeat(101) + ']'.repeat(101) }],
	])('has %s', (_name, parameter, query) => {
		expect(findQueryFault(query)?.parameter).toBe(parameter)
	})
})
