import { expect, test } from 'vitest'
import { type ContentQuery, formatContentQuery } from './content-query.ts'

const asked = (query: ContentQuery) => {
	const pairs = formatContentQuery(query).split('&').filter(Boolean)
	return Object.fromEntries(pairs.map((pair) => pair.split('=').map(decodeURIComponent)))
}

test.each<[string, ContentQuery, Record<string, string>]>([
	['fields', { fields: ['*', 'author.name'] }, { fields: '*,author.name' }],
	['filter', { filter: { slug: { _eq: 'a&b' } } }, { filter: '{"slug":{"_eq":"a&b"}}' }],
	['search', { search: 'pickle & co' }, { search: 'pickle & co' }],
	['sort', { sort: ['-date_created', 'id'] }, { sort: '-date_created,id' }],
	['limit, offset and page', { limit: -1, offset: 4, page: 2 }, { limit: '-1', offset: '4', page: '2' }],
	['offset 0', { offset: 0 }, { offset: '0' }],
	['deep', { deep: { tags: { _limit: 3 } } }, { deep: '{"tags":{"_limit":3}}' }],
	['alias', { alias: { name: 'title' } }, { alias: '{"name":"title"}' }],
	['aggregate', { aggregate: { count: ['*'] } }, { aggregate: '{"count":["*"]}' }],
	['groupBy', { groupBy: ['year(date_created)', 'author'] }, { groupBy: 'year(date_created),author' }],
	['nothing', {}, {}],
	['what is empty', { fields: [], filter: {}, search: '', sort: [], deep: {} }, {}],
])('%s is written as Directus reads it', (_name, query, expected) => {
	expect(asked(query)).toEqual(expected)
})

test('the same question has the same address in whatever order it is put', () => {
	const a = formatContentQuery({ limit: 4, sort: ['-date'], fields: ['id'] })
	expect(formatContentQuery({ fields: ['id'], sort: ['-date'], limit: 4 })).toBe(a)
})
