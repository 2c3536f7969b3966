import {
	BranchFaceSchema,
	CONTENT_DEEP,
	CONTENT_FIELDS,
	JobSchema,
	MenuLinkSchema,
	PageSchema,
	PostSchema,
	PostTeaserSchema,
} from '@app/contract/content'
import { LegalPageSchema } from '@app/contract/legal'
import type { Menu } from '@app/contract/menu'
import { inEveryLanguage, pickLanguage, translationFields } from '@app/contract/translations'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { call, get, rowsOf, signIn, studio } from './client.ts'

const asQuery = (query: Record<string, unknown>) =>
	Object.entries(query)
		.map(([name, value]) => `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`)
		.join('&')

/** What the public reads of a collection, in German where there is German. */
async function german<Schema extends v.GenericSchema>(
	collection: string,
	schema: Schema,
	query: Record<string, unknown>,
): Promise<v.InferOutput<Schema>[]> {
	const { body, status } = await get(`/items/${collection}?${asQuery({ limit: '-1', ...query })}`)
	expect(status, JSON.stringify(body).slice(0, 300)).toBe(200)
	const rows = v.parse(v.array(inEveryLanguage(schema)), (body as { data: unknown }).data)
	return rows.map((row) => pickLanguage(row as Record<string, v.InferOutput<Schema>>, 'de'))
}

const WORDS = ['branches', 'categories', 'products', 'attributes', 'attribute_values', 'authors', 'tags']

describe('the chain in German', () => {
	it('has its pages, openings, legal texts, links and posts', async () => {
		const pages = await german('pages', PageSchema, { fields: CONTENT_FIELDS.page, deep: CONTENT_DEEP })
		expect(pages.map(({ slug, language }) => [slug, language])).toEqual(
			expect.arrayContaining([
				['about', 'de'],
				['careers', 'de'],
			]),
		)
		const about = pages.find(({ slug }) => slug === 'about')!
		expect(about.title).toBe('Eine ziemlich große Gurke')
		expect(about.blocks.map(({ kind }) => kind)).toEqual([
			...['text', 'picture', 'text', 'quote', 'gallery', 'faq', 'action'],
		])
		const query = { fields: CONTENT_FIELDS.post, deep: CONTENT_DEEP, sort: '-date_created' }
		const posts = await german('posts', PostSchema, query)
		const seeded = posts.filter(({ slug }) => slug === 'why-we-smash' || slug === 'howth-has-a-view')
		expect(seeded).toHaveLength(2)
		for (const post of seeded) {
			expect(post).toMatchObject({ language: 'de', languages: ['en', 'de'], author: { role: expect.any(String) } })
			expect(post.blocks.length).toBeGreaterThan(1)
		}
		expect(posts.filter(({ language }) => language !== 'de')).toEqual([])
		const jobs = await german('jobs', JobSchema, { fields: CONTENT_FIELDS.job, deep: CONTENT_DEEP })
		expect(jobs.find(({ slug }) => slug === 'head-of-pickles')).toMatchObject({
			title: 'Leitung Gurken (m/w/d)',
			place: 'Einlegeraum, Smithfield, Dublin 7',
		})
		const fields = ['slug', 'title', 'revision', 'valid_from', 'blocks']
		const legal = await german('legal_pages', LegalPageSchema, {
			fields: [...fields, ...translationFields('', ['title', 'revision', 'blocks'])].join(),
		})
		expect(legal.map(({ title }) => title).sort()).toEqual(['Datenschutz', 'Nutzungsbedingungen'])
		const links = await german('menu_links', MenuLinkSchema, { fields: CONTENT_FIELDS.menuLink, sort: 'sort' })
		expect(links.map(({ label }) => label)).toEqual(expect.arrayContaining(['ÜBER UNS', 'FILIALEN', 'KONTAKT']))
	})

	it('shows the public translations of what is published and nothing of drafts, nor who may write them', async () => {
		const editor = (await signIn('Editor')).headers
		const draft = {
			...{ title: 'Secret', slug: `secret-${Date.now()}`, status: 'draft', summary: 's' },
			translations: [{ languages_code: 'de', title: 'Geheim', summary: 'g' }],
		}
		const { data, status, body } = await call<{ id: number; translations: number[] }>(
			'POST',
			'/items/posts',
			draft,
			editor,
		)
		expect(status, JSON.stringify(body)).toBe(200)
		const titles = async () => {
			const reply = await get('/items/posts_translations?limit=-1&fields=title')
			return (reply.body as { data: { title: string }[] }).data.map(({ title }) => title)
		}
		expect(await titles()).not.toContain('Geheim')
		expect(await titles()).toContain('Warum wir draufdrücken')
		await studio('PATCH', `/items/posts/${data.id}`, { status: 'published' })
		expect(await titles()).toContain('Geheim')
		await studio('DELETE', `/items/posts/${data.id}`)

		await studio('PATCH', '/items/products/712', { status: 'draft' })
		for (const [product, status] of [
			[711, 200],
			[712, 403],
		] as const) {
			const [words] = await rowsOf<{ id: number }>('products_translations', { products_id: product })
			expect((await get(`/items/products_translations/${words!.id}`)).status).toBe(status)
		}
		await studio('PATCH', '/items/products/712', { status: 'published' })

		for (const owner of [...WORDS, 'files']) {
			const table = `/items/${owner}_translations`
			expect((await get(`${table}?limit=1`)).status, owner).toBe(200)
			expect((await call('POST', table, { languages_code: 'de' })).status, owner).toBe(403)
			expect((await call('GET', `${table}?limit=1`, undefined, editor)).status, owner).toBe(200)
		}
	})

	it('says what its pictures show, wherever one stands', async () => {
		const byBlog = { filter: { slug: { _eq: 'how-a-cucumber-becomes-a-big-dill' } } }
		const [post] = await german('posts', PostSchema, { fields: CONTENT_FIELDS.post, deep: CONTENT_DEEP, ...byBlog })
		expect(post?.picture).toMatchObject({ alt: expect.stringContaining('Ein Glas Gurken'), language: 'de' })
		const byPage = { filter: { slug: { _eq: 'about' } } }
		const [about] = await german('pages', PageSchema, { fields: CONTENT_FIELDS.page, deep: CONTENT_DEEP, ...byPage })
		const shown = about!.blocks.flatMap((block) => {
			if (block.kind === 'picture') return [block.picture]
			return block.kind === 'gallery' ? block.pictures : []
		})
		expect(shown.length).toBeGreaterThan(3)
		expect([about!.picture!, ...shown].filter(({ language }) => language !== 'de')).toEqual([])
		const faces = await german('branches', BranchFaceSchema, { fields: CONTENT_FIELDS.branchFace })
		const howth = faces.find(({ slug }) => slug === 'howth')
		expect(howth?.image?.alt).toBe('Eine kleine Ladenfront bei den Booten mit türkisgrüner Markise')
	})

	it('follows an editor’s translation of a picture’s description, in the public folder alone', async () => {
		const editor = (await signIn('Editor')).headers
		const query = 'fields=id,translations.id&filter[title][_eq]=branch-howth'
		const files = await call<{ id: string; translations: { id: number }[] }[]>(
			'GET',
			`/files?${query}`,
			undefined,
			editor,
		)
		const { id, translations } = files.data[0]!
		const words = async () => {
			const reply = await get<{ description: string }[]>(
				`/items/files_translations?fields=description&filter[id][_eq]=${translations[0]!.id}`,
			)
			return reply.data.map(({ description }) => description)
		}
		const [before] = await words()
		const say = (description: string) =>
			call('PATCH', `/files/${id}`, { translations: [{ id: translations[0]!.id, description }] }, editor)
		expect((await say('Der Laden am Hafen')).status).toBe(200)
		expect(await words()).toEqual(['Der Laden am Hafen'])
		const { folder } = (await studio<{ folder: string }>('GET', `/files/${id}?fields=folder`)).data
		await studio('PATCH', `/files/${id}`, { folder: null })
		expect(await words()).toEqual([])
		await studio('PATCH', `/files/${id}`, { folder })
		await say(before!)
		expect(await words()).toEqual([before])
	})

	it('keeps a list of posts small: of their translations only titles and whether there are blocks', async () => {
		const teasers = await german('posts', PostTeaserSchema, {
			fields: CONTENT_FIELDS.postTeaser,
			sort: '-date_created',
		})
		const first = teasers.find(({ slug }) => slug === 'why-we-smash')!
		expect(first).toMatchObject({ title: 'Warum wir draufdrücken', language: 'de' })
		expect(first.tags.map(({ name }) => name)).toEqual(['Küche'])
		expect(Object.keys(first)).not.toContain('blocks')
	})
})

describe('GET /capi/shop/menu-test?language=', () => {
	const menuIn = async (language: string) => (await get<Menu>(`/capi/shop/menu-test?language=${language}`)).data
	const dish = (menu: Menu, wanted: number) => menu.products.find(({ id }) => id === wanted)!

	it('says names and descriptions in that language, and the rest as the usual menu does', async () => {
		const english = (await get<Menu>('/capi/shop/menu-test')).data
		const german = await menuIn('de')
		expect(german.categories[0]).toMatchObject({ name: 'Burger', slug: 'burgers' })
		expect(dish(german, 709)).toMatchObject({ name: 'Sprudel', price: dish(english, 709).price })
		// A name that is a joke stays.
		expect(dish(german, 101).name).toBe('The Big Dill')
		expect(dish(german, 101).description).not.toBe(dish(english, 101).description)
		const names = dish(german, 101).customization_options.flatMap(({ name, values }) => [
			name,
			...values.map((v) => v.name),
		])
		expect(names).toEqual(expect.arrayContaining(['Größe', 'Doppelt', 'Weglassen', 'Ohne Gurken']))
		const withoutWords = (menu: Menu) =>
			menu.products.map(({ id, price, code, allergens }) => ({ id, price, code, allergens }))
		expect(withoutWords(german)).toEqual(withoutWords(english))
	})

	it('has an ETag of its own, and answers for it with 304', async () => {
		const german = await get('/capi/shop/menu-test?language=de')
		const etag = german.headers.get('etag')!
		expect(etag).not.toBe((await get('/capi/shop/menu-test')).headers.get('etag'))
		expect((await get('/capi/shop/menu-test?language=de', { 'if-none-match': etag })).status).toBe(304)
	})

	it.each(['en', 'xx', '', 'de&x=1', '__proto__', '%00', 'x'.repeat(500)])(
		'is the usual menu for the unknown language "%s"',
		async (language) => {
			const [usual, reply] = await Promise.all([
				get('/capi/shop/menu-test'),
				get(`/capi/shop/menu-test?language=${language}`),
			])
			expect(reply.status).toBe(200)
			expect(reply.headers.get('etag')).toBe(usual.headers.get('etag'))
		},
	)

	it('follows an edit of a translation, and no order is priced or named by it', async () => {
		const { id } = (await rowsOf<{ id: number }>('products_translations', { products_id: 708 }))[0]!
		await studio('PATCH', `/items/products_translations/${id}`, { name: 'Wasser, still' })
		await expect.poll(async () => dish(await menuIn('de'), 708).name).toBe('Wasser, still')
		expect(dish((await get<Menu>('/capi/shop/menu-test')).data, 708).name).toBe('Still Water')
		await studio('PATCH', `/items/products_translations/${id}`, { name: 'Stilles Wasser' })
	})
})
