import { blogSearchFilter } from '@app/domain/content/blog-search'
import { type ContentQuery, formatContentQuery } from '@app/domain/content/content-query'
import { expect, it } from 'vitest'
import { get, signIn, studio } from './client.ts'

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

/** What is in the database below each row of a public collection, as the CMS names it to an administrator. */
const OWNED = {
	branches: ['products', 'translations'],
	pages: ['blocks', 'translations'],
	posts: ['blocks', 'tags', 'translations'],
}

it.each(Object.entries(OWNED))(
	'all fields of %s are answered to a guest as to an administrator, parts included',
	async (collection, parts) => {
		const query = `/items/${collection}?fields=*&sort=id&limit=1000`
		const [asGuest, asAdmin] = [
			await get<Record<string, unknown>[]>(query),
			await studio<Record<string, unknown>[]>('GET', query),
		]
		expect(asGuest.data.length).toBeGreaterThan(1)
		for (const row of asGuest.data) {
			const whole = asAdmin.data.find(({ id }) => id === row.id)!
			const own = Object.fromEntries(Object.entries(whole).filter(([name]) => name in row))
			expect(row).toEqual(own)
			for (const part of parts) expect(row[part], part).toBeInstanceOf(Array)
		}
		if (collection === 'branches') {
			expect(Object.keys(asGuest.data[0]!).sort()).toEqual(Object.keys(asAdmin.data[0]!).sort())
		}
	},
)

it('no field leads a guest or a customer back to the row that it came from', async () => {
	const { headers } = await signIn('Customer')
	for (const path of [
		'/items/branches?fields=products.branch.products.branch.title',
		'/items/posts?fields=tags.posts_id.tags.posts_id.title',
		'/items/pages?fields=translations.pages_id.translations.title',
		'/items/attributes?fields=values.attribute.values.name',
		'/items/orders?fields=lines.order.lines.name',
		'/items/branches?filter[products][branch][products][id][_eq]=1',
		'/items/branches?sort=products.branch.title',
		'/items/branches?fields=title&deep={"products":{"_filter":{"branch":{"title":{"_eq":"x"}}}}}&fields=products.branch.id',
	]) {
		for (const by of [{}, headers]) expect((await get(path, by)).status, path).toBe(403)
	}
})

it('a guest’s query is bounded, and the Studio’s is not', async () => {
	const aliases = Array.from({ length: 6 }, (_, index) => `alias[a${index}]=products`).join('&')
	const many = `/items/branches?fields=title&${aliases}`
	const editor = (await signIn('Editor')).headers
	for (const path of [
		many,
		'/items/branches?fields=*.*.*.*.*',
		'/items/branches?export=csv',
		'/items/block_text?filter={"$FOLLOW(pages_blocks,item)":{"pages_id":{"title":{"_eq":"x"}}}}',
	]) {
		expect((await get(path)).status, path).toBe(400)
	}
	expect((await get(many, editor)).status).toBe(200)
	expect((await get('/items/branches?fields=title,products.branch.title', editor)).status).toBe(200)
})
