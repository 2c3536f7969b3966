import { expect, test } from 'vitest'
import { blogPath, decideBlogPage, listTags, neighboursOf, readBlogPage, readBlogTag } from './blog-pages.ts'

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
	expect([blogPath(1), blogPath(2)]).toEqual(['/blog', '/blog?page=2'])
	expect([blogPath(1, 'kitchen'), blogPath(2, 'kitchen')]).toEqual(['/blog?tag=kitchen', '/blog?tag=kitchen&page=2'])
})

test.each([
	[null, undefined],
	['kitchen', 'kitchen'],
	['big-dill-2', 'big-dill-2'],
	['', null],
	['Kitchen', null],
	['-x', null],
	['a'.repeat(121), null],
	['a&page=2', null],
	['%2e', null],
])('?tag=%s is the tag %s', (param, tag) => {
	expect(readBlogTag(param)).toBe(tag)
})

test('the posts of a tag follow ten a page, with none ahead; a tag that no post has is none', () => {
	const tagged = (total: number, number: number) => decideBlogPage(total, number, { isTagged: true })
	expect(tagged(11, 1)).toEqual({ number: 1, count: 2, featured: null, listed: { offset: 0, limit: 10 } })
	expect(tagged(11, 2)).toMatchObject({ listed: { offset: 10, limit: 10 } })
	expect(tagged(11, 3)).toBeNull()
	expect(tagged(0, 1)).toBeNull()
})

test('tags stand in the order of how many posts have them', () => {
	const [kitchen, people] = [{ slug: 'kitchen' }, { slug: 'people' }]
	expect(listTags([{ tags: [people] }, { tags: [kitchen, people] }, { tags: [kitchen] }, { tags: [kitchen] }])).toEqual(
		[kitchen, people],
	)
	expect(listTags([{ tags: [] }])).toEqual([])
})

test('a post has neighbours in time', () => {
	const posts = [{ slug: 'c' }, { slug: 'b' }, { slug: 'a' }]
	expect(neighboursOf(posts, 'c')).toEqual({ newer: null, older: { slug: 'b' } })
	expect(neighboursOf(posts, 'b')).toEqual({ newer: { slug: 'c' }, older: { slug: 'a' } })
	expect(neighboursOf(posts, 'a')).toEqual({ newer: { slug: 'b' }, older: null })
	expect(neighboursOf(posts, 'x')).toEqual({ newer: null, older: null })
})
