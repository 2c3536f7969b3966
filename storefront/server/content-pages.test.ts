import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
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
	tags: [],
	blocks: [text(`<p>The text of ${number}.</p>`)],
})
const JOB = {
	...{ id: 1, slug: 'griddle-cook', title: 'Griddle cook', summary: 'Crisp edges.', employment_type: 'full_time' },
	...{ branch: null, place: 'Dublin', pay_min: 14, pay_max: 16, pay_currency: 'EUR', pay_period: 'hour' },
	...{ closes_at: null, date_created: '2026-11-01T00:00:00Z', date_updated: null, blocks: [] },
}

/** Answers as Directus does, as far as the storefront asks: rows by slug, and a window of them. */
const rowsOf = (rows: { slug: string }[]) => (query: URLSearchParams) => {
	const slug = JSON.parse(query.get('filter') ?? '{}').slug?._eq
	const found = slug === undefined ? rows : rows.filter((row) => row.slug === slug)
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

	test.each(['/blog?page=3', '/blog?page=0', '/blog?page=x', '/blog.data?page=3'])('%s is not there', async (path) => {
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
		expect(postsIn(html)).toEqual(['post-6', 'post-4'])
		expect(html).not.toMatch(/<[^>]+ style="/)
	})

	test('has a feed', async () => {
		const response = await get('/blog/rss.xml')
		expect(response.headers.get('content-type')).toContain('application/rss+xml')
		expect(await response.text()).toContain(`<link>${PUBLIC_URL}/blog/post-16</link>`)
	})
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
	['/blog/summer-shake', 'posts/summer-shake'],
	['/careers/dishwasher', 'jobs/dishwasher'],
	['/old-page', 'pages/old-page'],
])('%s is 404 where it never was, and 410 where it is gone', async (path, asked) => {
	cms.capi[`/capi/content/gone/${asked}`] = { gone: false }
	expect((await get(path)).status).toBe(404)
	cms.capi[`/capi/content/gone/${asked}`] = { gone: true }
	const response = await get(path)
	expect(response.status).toBe(410)
	expect(response.headers.get('x-robots-tag')).toBe('noindex')
	expect(await response.text()).toContain('All gone')
})

test('what could not be read is not gone for search engines', async () => {
	for (const collection of ['posts', 'jobs', 'pages']) cms.items[collection] = undefined
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
