import { randomUUID } from 'node:crypto'
import {
	CONTENT_DEEP,
	CONTENT_FIELDS,
	JobSchema,
	PageSchema,
	PostSchema,
	type PreviewReply,
} from '@app/contract/content'
import * as v from 'valibot'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { baseUrl, call, expectFailure, get, PASSWORD, post, rowsOf, setClock, signIn, studio } from './client.ts'
import { STOREFRONT } from './people.ts'

const DRAFT = 'the-winter-menu'
const ARCHIVED = 'burger-of-the-month'

type Headers = { authorization: string }
let editor: Headers & { email: string }
let staff: Headers
let customer: Headers

const items = (collection: string, query: Record<string, string | object>, headers?: Record<string, string>) => {
	const parameters = Object.entries(query).map(([name, value]): [string, string] => [
		name,
		typeof value === 'string' ? value : JSON.stringify(value),
	])
	return get<Record<string, unknown>[]>(`/items/${collection}?${new URLSearchParams(parameters)}`, headers)
}
const edit = (method: string, path: string, body: unknown, headers: Record<string, string> = editor) =>
	call<{ id: number }>(method, path, body, headers)
const bySlug = (slug: string) => ({ filter: { slug: { _eq: slug } } })
const newSlug = () => `page-${randomUUID().slice(0, 8)}`

beforeAll(async () => {
	const person = await signIn('Editor')
	editor = { ...person.headers, email: person.email }
	staff = (await signIn('Branch staff', { branch: 1 })).headers
	customer = (await signIn('Customer')).headers
})

describe('what the public reads', () => {
	it('is posts, pages and openings with their blocks in order, in the shape of the contract', async () => {
		const deep = { deep: CONTENT_DEEP }
		const posts = await items('posts', { fields: CONTENT_FIELDS.post, sort: '-date_created', ...deep })
		const parsed = v.parse(v.array(PostSchema), posts.data)
		expect(parsed.length).toBeGreaterThanOrEqual(17)
		const [pickles] = parsed
		expect(pickles?.slug).toBe('how-a-cucumber-becomes-a-big-dill')
		expect(pickles?.blocks.map(({ kind }) => kind)).toEqual(['text', 'picture', 'text', 'quote', 'action'])
		expect(pickles?.author?.name).toBe('Nora Brine')
		expect(pickles?.tags.map(({ slug }) => slug)).toEqual(['pickles', 'kitchen'])
		expect(pickles?.picture).toMatchObject({ width: 1200, height: 800, focal_x: 0.5 })
		expect(pickles?.picture?.alt).toContain('pickle')
		for (const { slug, blocks, picture } of parsed.filter(({ author }) => author)) {
			expect({ slug, blocks: blocks.length > 0, picture: picture !== null }).toEqual({
				slug,
				blocks: true,
				picture: true,
			})
		}

		const pages = await items('pages', { fields: CONTENT_FIELDS.page, ...bySlug('about'), ...deep })
		const [about] = v.parse(v.array(PageSchema), pages.data)
		expect(about?.blocks.map(({ kind }) => kind)).toEqual([
			'text',
			'picture',
			'text',
			'quote',
			'gallery',
			'faq',
			'action',
		])
		const gallery = about?.blocks.find(({ kind }) => kind === 'gallery')
		expect(gallery?.kind === 'gallery' && gallery.pictures.length).toBe(3)

		const jobs = await items('jobs', { fields: CONTENT_FIELDS.job, sort: 'sort', ...deep })
		const [cook] = v.parse(v.array(JobSchema), jobs.data)
		expect(cook).toMatchObject({ slug: 'grill-cook-temple-bar', pay_min: 15.5, branch: { slug: 'temple-bar' } })
	})

	it('is neither drafts nor what is archived, not even a block or a tag of them', async () => {
		for (const slug of [DRAFT, ARCHIVED]) expect((await items('posts', bySlug(slug))).data).toEqual([])
		const [draft] = await rowsOf<{ id: number }>('posts', { slug: DRAFT })
		const [place] = await rowsOf<{ id: number; item: string }>('posts_blocks', { posts_id: draft!.id })
		const hidden = { filter: { id: { _eq: Number(place!.item) } } }
		expect((await items('block_text', hidden, editor)).data).toHaveLength(1)
		expect((await items('block_text', hidden)).data).toEqual([])
		expect((await get(`/items/block_text/${place!.item}`)).status).toBe(403)
		expect((await get(`/items/posts_blocks/${place!.id}`)).status).toBe(403)
		expect((await get(`/items/posts/${draft!.id}`)).status).toBe(403)
		const [tag] = await rowsOf<{ id: number }>('posts_tags', { posts_id: draft!.id })
		expect((await get(`/items/posts_tags/${tag!.id}`)).status).toBe(403)
		expect((await items('posts', { fields: 'slug,status' })).status).toBe(403)
		expect((await items('posts', { search: 'chestnuts' })).data).toEqual([])
		expect((await items('block_gallery_pictures', { limit: '1' })).data).toHaveLength(1)
	})

	it('waits for the day of a post, and ends with an opening', async () => {
		const slug = newSlug()
		const created = await edit('POST', '/items/posts', { title: 'Later', slug, status: 'published' })
		expect((await items('posts', bySlug(slug))).data).toHaveLength(1)
		const later = new Date(Date.now() + 3_600_000).toISOString()
		expect((await edit('PATCH', `/items/posts/${created.data.id}`, { date_created: later })).status).toBe(200)
		expect((await items('posts', bySlug(slug))).data).toEqual([])

		const job = await edit('POST', '/items/jobs', { title: 'Soon', slug, status: 'published', closes_at: later })
		expect((await items('jobs', bySlug(slug))).data).toHaveLength(1)
		const earlier = new Date(Date.now() - 1_000).toISOString()
		await edit('PATCH', `/items/jobs/${job.data.id}`, { closes_at: earlier })
		expect((await items('jobs', bySlug(slug))).data).toEqual([])
		expect((await get<{ gone: boolean }>(`/capi/content/gone/jobs/${slug}`)).data).toEqual({ gone: true })
		await studio('DELETE', `/items/posts/${created.data.id}`)
		await studio('DELETE', `/items/jobs/${job.data.id}`)
	})

	it.each([
		[`posts/${ARCHIVED}`, true],
		['jobs/summer-brine-assistant', true],
		[`posts/${DRAFT}`, false],
		['posts/never-heard-of', false],
		['pages/about', false],
	])('tells that %s is gone: %s', async (address, gone) => {
		expect((await get(`/capi/content/gone/${address}`)).data).toEqual({ gone })
	})

	it('tells nothing of other collections', async () => {
		expectFailure(await get('/capi/content/gone/orders/x'), 404, 'NOT_FOUND')
	})
})

describe('editing', () => {
	const COLLECTIONS = [
		'pages',
		'posts',
		'jobs',
		'authors',
		'tags',
		'menu_links',
		'languages',
		'block_text',
		'pages_blocks',
	]

	it.each(COLLECTIONS)('of %s is for editors alone', async (collection) => {
		const body = { title: 'Mine', slug: newSlug() }
		for (const headers of [{}, staff, customer]) {
			expect((await edit('POST', `/items/${collection}`, body, headers as Record<string, string>)).status).toBe(403)
		}
		expect((await edit('POST', `/items/${collection}`, body, { authorization: 'Bearer x' })).status).toBe(401)
		expect((await items(collection, { limit: '1' }, staff)).status).toBe(403)
		expect((await items(collection, { limit: '1' }, editor)).status).toBe(200)
	})

	it('combines blocks of every kind, in English and in another language', async () => {
		const slug = newSlug()
		const block = (collection: string, item: object) => ({ collection, item })
		const created = await edit('POST', '/items/pages', {
			title: 'Allergies',
			slug,
			status: 'published',
			blocks: { create: [block('block_quote', { quote: 'No nuts.' }), block('block_text', { html: '<p>Truly.</p>' })] },
			translations: {
				create: [
					{
						languages_code: 'de',
						title: 'Allergien',
						blocks: { create: [block('block_text', { html: '<p onclick="x()">Wirklich.</p>' })] },
					},
				],
			},
		})
		expect(created.status, JSON.stringify(created.body)).toBe(200)
		const fields =
			'title,blocks.collection,translations.title,translations.languages_code,translations.blocks.item:block_text.html'
		const [page] = (await items('pages', { fields, ...bySlug(slug) })).data
		expect(page).toEqual({
			title: 'Allergies',
			blocks: [{ collection: 'block_quote' }, { collection: 'block_text' }],
			translations: [{ title: 'Allergien', languages_code: 'de', blocks: [{ item: { html: '<p>Wirklich.</p>' } }] }],
		})
		expect((await edit('PATCH', `/items/pages/${created.data.id}`, { status: 'archived' })).status).toBe(200)
		expect((await items('pages', bySlug(slug))).data).toEqual([])
		expect((await edit('DELETE', `/items/pages/${created.data.id}`, undefined)).status).toBe(204)
	})

	it.each(['Über uns', 'a/b', 'a--b', 'About', '../admin', ''])('refuses %j as an address', async (slug) => {
		expect((await edit('POST', '/items/pages', { title: 'x', slug })).status).toBe(400)
	})

	it('refuses an address that another has', async () => {
		expect((await edit('POST', '/items/pages', { title: 'x', slug: 'about' })).status).toBe(400)
	})
})

describe('a draft in the storefront', () => {
	afterEach(() => setClock(0))

	async function draftId(): Promise<number> {
		return (await rowsOf<{ id: number }>('posts', { slug: DRAFT }))[0]!.id
	}

	it('opens from the Studio for editors, by their session, and for nobody else', async () => {
		const path = `/capi/content/preview/posts/${await draftId()}`
		expectFailure(await get(path), 401, 'UNAUTHENTICATED')
		expect((await get(path, customer)).status).toBe(403)
		expect((await get(path, staff)).status).toBe(403)
		expect((await get('/capi/content/preview/orders/1', editor)).status).toBe(404)
		expect((await get('/capi/content/preview/posts/99999999', editor)).status).toBe(403)

		const session = await post('/auth/login', { email: editor.email, password: PASSWORD, mode: 'session' })
		const cookie = session.headers
			.getSetCookie()
			.map((line) => line.split(';')[0])
			.join('; ')
		const reply = await get(path, { cookie })
		expect(reply.status).toBe(303)
		expect(reply.headers.get('cache-control')).toBe('no-store')
		const address = new URL(reply.headers.get('location')!)
		expect(address.origin + address.pathname).toBe(`${STOREFRONT}/blog/${DRAFT}`)

		const token = address.searchParams.get('preview')
		const { data } = await post<PreviewReply>('/capi/content/preview', { token })
		expect(data).toMatchObject({ collection: 'posts', status: 'draft' })
		expect(v.parse(PostSchema, data.row).blocks).toMatchObject([{ kind: 'text' }])

		const last = token!.at(-5) === 'A' ? 'B' : 'A'
		expectFailure(
			await post('/capi/content/preview', { token: `${token!.slice(0, -5)}${last}${token!.slice(-4)}` }),
			403,
			'INVALID_TOKEN',
		)
		setClock(16 * 60_000)
		expectFailure(await post('/capi/content/preview', { token }), 401, 'TOKEN_EXPIRED')
	})

	it('shows what is stored now, until it is deleted', async () => {
		const { data: page } = await edit('POST', '/items/pages', { title: 'First words', slug: newSlug() })
		const reply = await get(`/capi/content/preview/pages/${page.id}`, editor)
		const token = new URL(reply.headers.get('location')!).searchParams.get('preview')
		await edit('PATCH', `/items/pages/${page.id}`, { title: 'Second words' })
		const preview = await post<PreviewReply>('/capi/content/preview', { token })
		expect(v.parse(PageSchema, preview.data.row).title).toBe('Second words')
		await edit('DELETE', `/items/pages/${page.id}`, undefined)
		expectFailure(await post('/capi/content/preview', { token }), 404, 'NOT_FOUND')
	})

	it('may stand in a frame of the Studio', async () => {
		const policy = (await get('/admin/')).headers.get('content-security-policy')
		expect(policy).toMatch(/frame-src 'self'[^;]* http:\/\/127\.0\.0\.1:3000/)
	})
})

describe('pictures', () => {
	it('come in the sizes of the presets, cut around what matters, and as section 7 asks for them', async () => {
		const [row] = (await items('posts', { fields: 'picture', limit: '1' })).data
		const asset = (query: string) => fetch(`${baseUrl()}/assets/${row!.picture}${query}`)
		const webp = async (query: string) => {
			const reply = await asset(query)
			expect(reply.status, query).toBe(200)
			expect(reply.headers.get('content-type')).toBe('image/webp')
			return Buffer.from(await reply.arrayBuffer())
		}
		for (const key of ['thumbnail', 'profile', 'blog', 'wide-400', 'card-800']) await webp(`?key=${key}`)
		const bare = await webp('?format=webp&quality=80&fit=cover')
		expect(bare.equals(await webp('?fit=cover&format=webp&quality=80'))).toBe(true)
		for (const query of [
			'?format=webp&quality=81&fit=cover',
			'?format=png',
			'?width=5999',
			'?format=webp&quality=80&fit=cover&width=9',
		]) {
			expect((await asset(query)).status, query).toBe(400)
		}
	})

	it('are cut elsewhere once an editor says what matters', async () => {
		const [author] = (await items('authors', { fields: 'picture', ...bySlug('sam-okafor') })).data
		const cut = async () =>
			Buffer.from(await (await fetch(`${baseUrl()}/assets/${author!.picture}?key=card-400`)).arrayBuffer())
		const before = await cut()
		const { status } = await edit('PATCH', `/files/${author!.picture}`, { focal_point_x: 300, focal_point_y: 550 })
		expect(status).toBe(200)
		expect((await cut()).equals(before)).toBe(false)
	})
})
