import { expect, test } from 'vitest'
import { blogSearchFilter, readBlogSearch } from './blog-search.ts'

test.each([
	['nothing', null, null],
	['spaces', '  ', null],
	['a word', ' pickle ', 'pickle'],
	['words', 'big\n dill', 'big dill'],
	['more words than a search has', 'a b c d e f g h i j', 'a b c d e f g h'],
	['a pasted text', 'x'.repeat(200), 'x'.repeat(80)],
])('%s', (_name, param, search) => {
	expect(readBlogSearch(param)).toBe(search)
})

test('every word is looked for, in what the reader can read', () => {
	const holds = { _icontains: 'dill' }
	const written = [{ title: holds }, { summary: holds }, { tags: { tags_id: { name: holds } } }]
	expect(blogSearchFilter('dill', 'en')).toEqual({ _and: [{ _or: written }] })
	expect(blogSearchFilter('big dill', 'en')._and).toHaveLength(2)
	const translated = (column: string) => ({ translations: { [column]: holds } })
	expect(blogSearchFilter('dill', 'de')).toEqual({
		_and: [
			{ _or: [...written, translated('title'), translated('summary'), { tags: { tags_id: translated('name') } }] },
		],
	})
})
