import { expect, test } from 'vitest'
import { blogPath, decideBlogPage, neighboursOf, readBlogPage } from './blog-pages.ts'

test.each([
	[null, 1],
	['1', 1],
	['2', 2],
	['10', 10],
	['0', null],
	['-1', null],
	['01', null],
	['1.5', null],
	['1e3', null],
	['', null],
	['two', null],
	['99999', null],
])('?page=%s is page %s', (param, number) => {
	expect(readBlogPage(param)).toBe(number)
})

test.each([
	[0, 1],
	[4, 1],
	[5, 1],
	[14, 1],
	[15, 2],
	[24, 2],
	[25, 3],
])('%i posts fill %i pages', (total, count) => {
	expect(decideBlogPage(total, count)?.count).toBe(count)
	expect(decideBlogPage(total, count + 1)).toBeNull()
})

test('the latest four are featured on the first page, and ten follow on each', () => {
	expect(decideBlogPage(30, 1)).toMatchObject({ featured: { offset: 0, limit: 4 }, listed: { offset: 4, limit: 10 } })
	expect(decideBlogPage(30, 2)).toMatchObject({ featured: null, listed: { offset: 14, limit: 10 } })
	expect(decideBlogPage(30, 0)).toBeNull()
})

test('the first page has no number in its address', () => {
	expect([1, 2].map(blogPath)).toEqual(['/blog', '/blog?page=2'])
})

test('a post has neighbours in time', () => {
	const posts = [{ slug: 'c' }, { slug: 'b' }, { slug: 'a' }]
	expect(neighboursOf(posts, 'c')).toEqual({ newer: null, older: { slug: 'b' } })
	expect(neighboursOf(posts, 'b')).toEqual({ newer: { slug: 'c' }, older: { slug: 'a' } })
	expect(neighboursOf(posts, 'a')).toEqual({ newer: { slug: 'b' }, older: null })
	expect(neighboursOf(posts, 'x')).toEqual({ newer: null, older: null })
})
