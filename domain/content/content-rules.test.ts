import { expect, test } from 'vitest'
import { isCached, isOpenCollection, judgeRows, OLD_ROWS_MS } from './content-rules.ts'

test.each([
	['posts', true],
	['legal_pages', true],
	['directus_users', false],
	['directus_files', false],
	['DIRECTUS_USERS', false],
	['posts/1', false],
	['../users', false],
	['posts?fields=*', false],
	['', false],
])('the collection %j may be asked: %s', (collection, isOpen) => {
	expect(isOpenCollection(collection)).toBe(isOpen)
})

test.each([
	['posts', true],
	['ordering_tips', true],
	['orders', false],
	['order_items', false],
	['orders_products', false],
])('rows of %s are kept: %s', (collection, isKept) => {
	expect(isCached(collection)).toBe(isKept)
})

test.each([
	[0, 'fresh'],
	[59_999, 'fresh'],
	[60_000, 'stale'],
	[OLD_ROWS_MS - 1, 'stale'],
	[OLD_ROWS_MS, 'old'],
	[-1, 'old'],
] as const)('rows of %i ms are %s', (age, judged) => {
	expect(judgeRows(age)).toBe(judged)
})
