import { blogSearchFilter } from '@app/domain/blog-search'
import { type ContentQuery, formatContentQuery } from '@app/domain/content-query'
import { expect, it } from 'vitest'
import { get } from './client.ts'

/** Those of the seed: other tests make posts of their own meanwhile. */
const SEEDED = { author: { _nnull: true } }
const SLUG = 'how-a-cucumber-becomes-a-big-dill'
const ask = async (query: ContentQuery) => {
	const reply = await get<Record<string, unknown>[]>(`/items/posts?${formatContentQuery(query)}`)
	expect(reply.status, JSON.stringify(reply.body).slice(0, 300)).toBe(200)
	return reply.data
}
const slugs = async (query: ContentQuery) =>
	(await ask({ fields: ['slug'], filter: SEEDED, ...query })).map(({ slug }) => slug)

it('each parameter of section 7 is understood by the CMS as the content client writes it', async () => {
	const all = (await slugs({ sort: ['slug'], limit: -1 })) as string[]
	expect(all.length).toBeGreaterThanOrEqual(17)
	expect(all).toEqual([...all].sort())
	expect(await slugs({ sort: ['-slug'], limit: 1 })).toEqual(all.slice(-1))
	expect(await slugs({ sort: ['slug'], limit: 2, offset: 1 })).toEqual(all.slice(1, 3))
	expect(await slugs({ sort: ['slug'], limit: 2, page: 2 })).toEqual(all.slice(2, 4))
	expect(await slugs({ filter: { slug: { _eq: SLUG } } })).toEqual([SLUG])
	expect(await slugs({ search: 'cucumber' })).toContain(SLUG)
	expect(await slugs({ search: 'a word that nobody wrote' })).toEqual([])
	const one = { filter: { slug: { _eq: SLUG } } }
	const tags = { fields: ['tags.tags_id.slug'], deep: { tags: { _limit: 1 } } }
	expect(await ask({ ...one, ...tags })).toEqual([{ tags: [{ tags_id: { slug: 'pickles' } }] }])
	expect(await ask({ ...one, fields: ['slug', 'headline'], alias: { headline: 'title' } })).toEqual([
		{ slug: SLUG, headline: 'How a cucumber becomes a Big Dill' },
	])
	const counted = (await ask({ filter: SEEDED, aggregate: { count: ['*'] }, groupBy: ['author'] })) as {
		count: number
	}[]
	expect(counted.length).toBeGreaterThanOrEqual(3)
	expect(counted.reduce((sum, { count }) => sum + Number(count), 0)).toBe(all.length)
})

it('a search of the blog finds words of titles, summaries and tags, and those of translations for who reads them', async () => {
	const find = (search: string, language: string) => slugs({ filter: blogSearchFilter(search, language), limit: -1 })
	expect(await find('DILL cucumber', 'en')).toEqual([SLUG])
	expect(await find('cucumber draufdrücken', 'en')).toEqual([])
	expect(await find('draufdrücken', 'en')).toEqual([])
	expect(await find('draufdrücken', 'de')).toEqual(['why-we-smash'])
	expect((await find('Küche', 'de')).length).toBeGreaterThan(1)
	expect(await find('kitchen', 'en')).toEqual(await find('Küche', 'de'))
	const [total] = (await ask({ filter: blogSearchFilter('kitchen', 'en'), aggregate: { countDistinct: ['id'] } })) as [
		{ countDistinct: { id: number } },
	]
	expect(Number(total.countDistinct.id)).toBe((await find('kitchen', 'en')).length)
})
