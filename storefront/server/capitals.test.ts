import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeCms, startFakeCms } from '../test/fake-cms.ts'
import { loadApp, type ServedApp, serveApp } from '../test/serve-app.ts'

const POST = {
	...{
		id: 1,
		slug: 'post-1',
		title: 'Pickles',
		summary: 'S',
		date_created: '2026-01-01T00:00:00Z',
		date_updated: null,
	},
	...{ picture: null, author: null, tags: [{ tags_id: { slug: 'kitchen', name: 'Kitchen' } }], blocks: [] },
}
const PAGE = { slug: 'about', title: 'About', summary: '', picture: null, date_updated: null, blocks: [] }

let cms: FakeCms
let served: ServedApp

const ask = (path: string, method = 'GET') => fetch(served.url + path, { method, redirect: 'manual' })

beforeAll(async () => {
	cms = await startFakeCms()
	const rows = (all: { slug: string }[]) => (query: URLSearchParams) => {
		const { slug } = JSON.parse(query.get('filter') ?? '{}')
		return slug ? all.filter((row) => row.slug === slug._eq) : all
	}
	cms.items.posts = rows([POST])
	cms.items.pages = rows([PAGE])
	served = await serveApp(await loadApp(), cms.url)
}, 60_000)
afterAll(async () => {
	await served.stop()
	await cms.close()
})

test.each([
	['/Order', '/order'],
	['/Blog', '/blog'],
	['/Blog/post-1', '/blog/post-1'],
	['/blog/Post-1?utm_source=Mail', '/blog/post-1?utm_source=Mail'],
	['/BLOG?tag=kitchen', '/blog?tag=kitchen'],
	['/Shop?product=1', '/shop?product=1'],
	['/About', '/about'],
	['/Branches/Camden-Street', '/branches/camden-street'],
	['/de/Blog/post-1', '/de/blog/post-1'],
	['/DE/order', '/de/order'],
])('%s leads to %s for good', async (path, target) => {
	const response = await ask(path)
	expect([response.status, response.headers.get('location')]).toEqual([301, target])
	expect((await ask(target)).status).toBe(200)
})

test.each([
	['a page of one person', '/Checkout/success', 200],
	['a post that is not there', '/blog/Unknown', 404],
	['a page that is not there', '/Nowhere', 404],
])('%s is answered where it is', async (_, path, status) => {
	const response = await ask(path)
	expect(response.headers.get('location')).toBeNull()
	expect(response.status).toBe(status)
})

test('what is sent to a page in capitals is not sent on', async () => {
	expect((await ask('/Order', 'POST')).status).not.toBe(301)
	expect((await ask('/Order.data')).status).not.toBe(301)
})

test.each(['//About', '//evil.example/About', '///About', '/\\About', '/%2FAbout'])(
	'%s leads to no other host',
	async (path) => {
		const location = (await ask(path)).headers.get('location')
		expect(location === null || new URL(location, served.url).origin === served.url).toBe(true)
	},
)
