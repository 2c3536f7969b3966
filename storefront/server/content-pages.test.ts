import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeCms, startFakeCms } from '../test/fake-cms.ts'
import { loadApp, PUBLIC_URL, type ServedApp, serveApp } from '../test/serve-app.ts'
import type { App } from './pages.ts'

const text = (html: string) => ({ id: 1, collection: 'block_text', item: { html } })
const makePost = (number: number) => ({
	id: number,
	slug: `post-${number}`,
	title: `Post number ${number}`,
	summary: 'What it is about.',
	date_created: new Date(Date.UTC(2026, 0, number)).toISOString(),
	date_updated: null,
	picture: null,
	author: null,
	tags: number > 4 ? [{ tags_id: { slug: 'kitchen', name: 'Kitchen' } }] : [],
	blocks: [text(`<p>The text of ${number}.</p>`)],
})
const JOB = {
	...{ id: 1, slug: 'griddle-cook', title: 'Griddle cook', summary: 'Crisp edges.', employment_type: 'full_time' },
	...{ branch: null, place: 'Dublin', pay_min: 14, pay_max: 16, pay_currency: 'EUR', pay_period: 'hour' },
	...{ closes_at: null, date_created: '2026-11-01T00:00:00Z', date_updated: null, blocks: [] },
}

/** Answers as Directus does, as far as the storefront asks: rows by slug, and a window of them. */
const rowsOf = (rows: { slug: string; tags?: { tags_id: { slug: string } }[] }[]) => (query: URLSearchParams) => {
	const { slug, tags } = JSON.parse(query.get('filter') ?? '{}')
	const tag = tags?.tags_id.slug._eq
	const found = rows.filter(
		(row) => (!slug || row.slug === slug._eq) && (!tag || row.tags?.some(({ tags_id }) => tags_id.slug === tag)),
	)
	const offset = Number(query.get('offset') ?? 0)
	const limit = Number(query.get('limit') ?? -1)
	return limit === -1 ? found : found.slice(offset, offset + limit)
}

let app: App
let cms: FakeCms
let served: ServedApp

const get = (path: string, headers = {}) => fetch(served.url + path, { redirect: 'manual', headers })
const read = async (path: string) => (await get(path)).text()
const postsIn = (html: string) => [
	...new Set(Array.from(html.matchAll(/href="\/blog\/(post-\d+)"/g), ([, slug]) => slug)),
]

beforeAll(async () => {
	app = await loadApp()
}, 60_000)
beforeEach(async () => {
	cms = await startFakeCms()
	cms.items.posts = rowsOf(Array.from({ length: 16 }, (_, index) => makePost(16 - index)))
	cms.items.jobs = rowsOf([JOB])
	cms.items.pages = rowsOf([
		{
			slug: 'about',
			title: 'About the brine',
			summary: '',
			picture: null,
			date_updated: null,
			blocks: [text('<h2>Salt</h2>')],
		},
	] as never)
	served = await serveApp(app, cms.url)
})
afterEach(async () => {
	vi.useRealTimers()
	await served.stop()
	await cms.close()
})

describe('the blog', () => {
	test('features the latest four, then lists ten a page with real links', async () => {
		const first = await read('/blog')
		expect(postsIn(first)).toEqual(Array.from({ length: 14 }, (_, index) => `post-${16 - index}`))
		expect(first).toContain('href="/blog?page=2"')
		expect(first).toContain(`rel="alternate" type="application/rss+xml"`)
		const second = await read('/blog?page=2')
		expect(postsIn(second)).toEqual(['post-2', 'post-1'])
		expect(second).toContain(`<link rel="canonical" href="${PUBLIC_URL}/blog?page=2"`)
	})

	test('shows the news of a tag, ten a page, each page shared under its own address', async () => {
		const response = await get('/blog?tag=kitchen&utm_source=mail')
		expect(response.headers.get('cache-control')).toContain('public')
		const html = await response.text()
		expect(postsIn(html)).toEqual(Array.from({ length: 10 }, (_, index) => `post-${16 - index}`))
		expect(html).toContain(`<link rel="canonical" href="${PUBLIC_URL}/blog?tag=kitchen"`)
		expect(html).toContain('href="/blog?tag=kitchen&amp;page=2"')
		expect(html).toMatch(/<title>News: Kitchen/)
		const second = await read('/blog?page=2&tag=kitchen')
		expect(postsIn(second)).toEqual(['post-6', 'post-5'])
		expect(second).toContain(`<link rel="canonical" href="${PUBLIC_URL}/blog?tag=kitchen&amp;page=2"`)
		expect(await read('/blog')).toContain('href="/blog?tag=kitchen"')
		expect(await read('/blog/post-5')).toContain('href="/blog?tag=kitchen"')
	})

	test.each([
		...['/blog?page=3', '/blog?page=0', '/blog?page=x', '/blog.data?page=3'],
		...['/blog?tag=unknown', '/blog?tag=', '/blog?tag=kitchen&page=3', '/blog?tag=../x'],
	])('%s is not there', async (path) => {
		const response = await get(path)
		expect(response.status).toBe(404)
		expect(response.headers.get('cache-control')).toBe('private, no-cache')
	})

	test('each page is shared by everybody, whatever else its address says', async () => {
		for (const path of ['/blog', '/blog?page=2', '/blog?page=2&utm_source=mail', '/blog.data?page=2']) {
			const response = await get(path)
			expect(response.status, path).toBe(200)
			expect(response.headers.get('cache-control'), path).toContain('public')
		}
		const asked = cms.requests.length
		await read('/blog?page=2&utm_source=somewhere-else')
		expect(cms.requests.slice(asked).filter(({ path }) => path.startsWith('/items/'))).toEqual([])
	})

	test('a post has its text, and links to its neighbours', async () => {
		const html = await read('/blog/post-5')
		expect(html).toContain('<p>The text of 5.</p>')
		// Its own address stands in the switch of languages.
		expect(postsIn(html).filter((slug) => slug !== 'post-5')).toEqual(['post-6', 'post-4'])
		expect(html).not.toMatch(/<[^>]+ style="/)
	})

	test('has a feed', async () => {
		const response = await get('/blog/rss.xml')
		expect(response.headers.get('content-type')).toContain('application/rss+xml')
		expect(await response.text()).toContain(`<link>${PUBLIC_URL}/blog/post-16</link>`)
	})
})

test('what is translated is shown in German, and what is not in English, which it says', async () => {
	const german = { languages_code: 'de', title: 'Über die Lake', summary: 'S', blocks: [text('<h2>Salz</h2>')] }
	const page = { ...makePost(1), slug: 'about', title: 'About the brine' }
	cms.items.pages = rowsOf([{ ...page, translations: [german] }] as never)
	cms.items.posts = rowsOf([makePost(2), { ...makePost(1), translations: [{ ...german, title: 'Beitrag' }] }] as never)
	const about = await read('/de/about')
	expect(about).toContain('<h2>Salz</h2>')
	expect(about).not.toContain('The text of 1.')
	expect(await read('/about')).toContain('About the brine')
	const blog = await read('/de/blog')
	expect(blog).toMatch(/<h2[^>]*>Beitrag<\/h2>/)
	expect(blog).toMatch(/<h2 lang="en"[^>]*>Post number 2<\/h2>/)
	expect(await read('/de/blog/post-2')).toContain('<div class="content-blocks" lang="en">')
})

test('a picture says in the language of the page what it shows, and in English, which it says, where nobody has translated it', async () => {
	const size = { width: 1200, height: 800, focal_point_x: null, focal_point_y: null }
	const file = (number: number, description: string, translations: object[]) =>
		({ id: `00000000-0000-4000-8000-00000000000${number}`, description, translations, ...size }) as const
	const jar = file(1, 'A jar', [{ languages_code: 'de', description: 'Ein Glas' }])
	const pictures = [jar, file(2, 'A bun', [])].map((directus_files_id) => ({ directus_files_id }))
	const blocks = [{ id: 1, collection: 'block_gallery', item: { title: null, pictures } }]
	const german = { languages_code: 'de', title: 'Über die Lake', summary: 'S', blocks }
	const page = { ...makePost(1), slug: 'about', picture: jar, blocks, translations: [german] }
	cms.items.pages = rowsOf([page] as never)
	const about = await read('/de/about')
	expect(about.match(/alt="Ein Glas"/g)).toHaveLength(2)
	expect(about).toContain('alt="A bun" lang="en"')
	expect(about).not.toContain('A jar')
	const english = await read('/about')
	expect(english).toContain('alt="A jar"')
	expect(english).not.toMatch(/Ein Glas|<img[^>]* lang=/)
})

test('pages that editors made are there under their own names, and shared', async () => {
	const response = await get('/about')
	expect(response.headers.get('cache-control')).toContain('public')
	expect(await response.text()).toContain('<h2>Salt</h2>')
})

test('each opening has a page of its own', async () => {
	expect(await read('/careers')).toContain('href="/careers/griddle-cook"')
	expect(await read('/careers/griddle-cook')).toContain('€14 to €16 an hour')
})

test.each([
	['/blog/', 'posts'],
	['/careers/', 'jobs'],
	['/', 'pages'],
])('what is below %s is 404 where it never was, and 410 where it is gone', async (folder, collection) => {
	cms.capi[`/capi/content/gone/${collection}/never`] = { gone: false }
	expect((await get(`${folder}never`)).status).toBe(404)
	cms.capi[`/capi/content/gone/${collection}/once`] = { gone: true }
	const response = await get(`${folder}once`)
	expect(response.status).toBe(410)
	expect(response.headers.get('x-robots-tag')).toBe('noindex')
	expect(await response.text()).toContain('All gone')
})

test('what has just been published is there at once, whoever looked for it before', async () => {
	const reads = (collection: string) =>
		cms.requests.filter(({ path }) => path.startsWith(`/items/${collection}?`)).length
	for (const [path, collection, row] of [
		['/blog/post-17', 'posts', makePost(17)],
		['/careers/host', 'jobs', { ...JOB, id: 2, slug: 'host' }],
		['/spring', 'pages', { ...makePost(1), slug: 'spring' }],
	] as const) {
		await read(path === '/spring' ? '/about' : path.replace(/[^/]+$/, ''))
		const before = reads(collection)
		vi.useFakeTimers({ toFake: ['Date'] })
		// Somebody follows a link that was sent ahead, over and over, and a robot tries what it likes.
		for (let count = 0; count < 20; count += 1) expect((await get(`${path}${count || ''}`)).status).toBe(404)
		expect(reads(collection) - before, path).toBeLessThanOrEqual(2)
		cms.items[collection] = rowsOf([row as { slug: string }])
		vi.setSystemTime(Date.now() + 2_000)
		const response = await get(path)
		expect(response.status, path).toBe(200)
		expect(response.headers.get('cache-control'), path).toContain('public')
		vi.useRealTimers()
	}
})

test('asks a few times in a second whether something was there, not for each address of a flood', async () => {
	vi.useFakeTimers({ toFake: ['Date'] })
	vi.setSystemTime(Date.now() + 10_000)
	for (let count = 0; count < 40; count += 1) expect((await get(`/blog/made-up-${count}`)).status).toBe(404)
	expect(cms.requests.filter(({ path }) => path.startsWith('/capi/content/gone/'))).toHaveLength(10)
	vi.useRealTimers()
})

test('what could not be read is not gone for search engines', async () => {
	for (const collection of ['posts', 'jobs', 'pages']) cms.items[collection] = 500
	for (const path of ['/blog', '/blog/post-5', '/blog/rss.xml', '/careers', '/about']) {
		expect((await get(path)).status, path).toBe(503)
	}
	expect((await get('/')).status).toBe(200)
})

describe('a preview', () => {
	const draft = { ...makePost(5), title: 'Not yet for everybody' }
	beforeEach(() => {
		cms.capi['/capi/content/preview'] = { collection: 'posts', status: 'draft', row: draft }
	})

	test('shows the draft to the editor alone, in the Studio’s frame', async () => {
		const response = await get('/blog/post-5?preview=token')
		const { headers } = response
		expect(headers.get('cache-control')).toBe('private, no-store')
		expect(headers.get('x-robots-tag')).toBe('noindex')
		expect(headers.get('referrer-policy')).toBe('no-referrer')
		expect(headers.get('x-frame-options')).toBeNull()
		expect(headers.get('content-security-policy')).toMatch(new RegExp(`frame-ancestors 'self'.* ${cms.url}`))
		const html = await response.text()
		expect(html).toContain('Not yet for everybody')
		expect(html).toContain('<meta name="robots" content="noindex"')
		expect(await read('/blog/post-5')).not.toContain('Not yet for everybody')
	})

	test('is new at every look', async () => {
		await read('/blog/post-5?preview=token')
		cms.capi['/capi/content/preview'] = {
			collection: 'posts',
			status: 'draft',
			row: { ...draft, title: 'Saved again' },
		}
		expect(await read('/blog/post-5?preview=token')).toContain('Saved again')
	})

	test('is of the page that it was made for, and for a while', async () => {
		expect((await get('/blog/post-6?preview=token')).status).toBe(404)
		expect((await get('/about?preview=token')).status).toBe(404)
		cms.capi['/capi/content/preview'] = 401
		expect((await get('/blog/post-5?preview=token')).status).toBe(410)
	})
})
