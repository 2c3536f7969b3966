import { afterEach, expect, it, vi } from 'vitest'
import { stubScope } from './fake-scope.fixture.ts'

const html = (fields: { build?: string; control?: string; text?: string; status?: number } = {}) =>
	new Response(`<html lang="en">${fields.text ?? 'page'}</html>`, {
		status: fields.status ?? 200,
		headers: {
			'Content-Type': 'text/html; charset=utf-8',
			'Cache-Control': fields.control ?? 'public, max-age=0, must-revalidate',
			'X-Build': fields.build ?? 'b1',
			'Content-Security-Policy': "default-src 'none'",
		},
	})
const gone = (): never => {
	throw new TypeError('Failed to fetch')
}
const CACHE = 'shop-pages-b1'

async function start(network: (path: string) => Response) {
	const scope = stubScope(network)
	vi.resetModules()
	const pages = await import('./pages.ts')
	const open = (path: string, fields: object = {}) =>
		pages.servePage(scope.event(path, fields), new URL(path, 'http://shop'))
	const data = (path: string, fields: object = {}) =>
		pages.servePageData(scope.event(path, fields), new URL(path, 'http://shop'))
	const names = async () => (await scope.kept.get(CACHE)?.keys())?.map(({ url }) => new URL(url).pathname) ?? []
	return { ...scope, ...pages, open, data, names }
}
afterEach(() => {
	vi.unstubAllGlobals()
	vi.useRealTimers()
})

it('keeps the pages that the app starts from, marked with their time and with their policy', async () => {
	const worker = await start(() => html())
	await worker.keepPages()
	expect((await worker.names()).sort()).toEqual(['/', '/branches', '/offline', '/order', '/order/cart', '/track'])
	const page = await worker.kept.get(CACHE)!.match('/order')
	expect(await page!.text()).toMatch(/^<html data-kept-at="\d{13}" lang="en">page/)
	expect(page!.headers.get('content-security-policy')).toBe("default-src 'none'")
})

it('has a kept page painted as a whole, not while it is read, if its end can be told', async () => {
	const end = '<script id="page-end"></script>'
	const worker = await start((path) => html({ text: `<head><title>Hi</title></head>${path === '/order' ? end : ''}` }))
	await worker.keepPages()
	const open = async (path: string) => (await worker.open(path)).text()
	expect(await open('/order')).toContain('<head><link rel="expect" href="#page-end" blocking="render"><title>')
	expect(await open('/offline')).toContain('<head><title>')
})

it('is installed during an outage too, but not without the offline page of its build', async () => {
	const out = await start((path) => (path === '/offline' ? html() : html({ status: 503 })))
	await out.keepPages()
	expect(await out.names()).toEqual(['/offline'])
	const other = await start(() => html({ build: 'b2' }))
	await expect(other.keepPages()).rejects.toThrow('another build')
})

it('shows a kept page at once, whatever its query, and renews it behind', async () => {
	let text = 'old'
	const worker = await start(() => html({ text }))
	await worker.keepPages()
	text = 'new'
	expect(await (await worker.open('/order?branch=camden')).text()).toContain('old')
	await worker.settle()
	expect(await (await worker.open('/order')).text()).toContain('new')
})

it.each([
	['one of another build, and looks for its worker', '/order', html({ build: 'b2' }), true],
	['one that is for one person', '/order', html({ control: 'private, no-cache' }), false],
	['an outage', '/order', html({ status: 503 }), false],
	['a page that is not on the list', '/settings', html(), false],
	['an order', '/track/abc', html(), false],
])('does not keep %s', async (_what, path, reply, looks) => {
	const worker = await start((asked) => (asked === path ? reply : html({ status: 404 })))
	await worker.open(path)
	await worker.settle()
	expect(await worker.names()).toEqual([])
	expect(worker.update).toHaveBeenCalledTimes(looks ? 1 : 0)
})

it('gives who reloads the newer page, and the kept one where that takes too long', async () => {
	let text = 'old'
	const worker = await start(() => html({ text }))
	await worker.keepPages()
	text = 'new'
	expect(await (await worker.open('/order', { cache: 'no-cache' })).text()).toContain('new')
	await worker.settle()
	vi.stubGlobal('fetch', () => new Promise(() => {}))
	vi.useFakeTimers()
	const slow = worker.open('/order', { cache: 'no-cache' })
	await vi.advanceTimersByTimeAsync(4_000)
	expect(await (await slow).text()).toContain('new')
})

it('without a network shows kept pages, the pass of an order, and the offline page for the rest', async () => {
	let isOnline = true
	const worker = await start(() => (isOnline ? html() : gone()))
	await worker.keepPages()
	isOnline = false
	expect((await worker.open('/order')).status).toBe(200)
	vi.stubGlobal('Response', Object.assign(Response, { redirect: (to: string) => ({ to }) }))
	expect(await worker.open('/track/abc-1')).toEqual({ to: '/track#abc-1' })
	const rest = await worker.open('/auth/login')
	expect(await rest.text()).toContain('data-kept-at')
})

it('without a network lets the browser open the page itself, but leaves the one that is shown', async () => {
	const worker = await start(gone)
	const referrer = 'http://shop/order?x=1'
	const reply = await worker.data('/branches.data?_routes=x', { referrer })
	expect(reply.status).toBe(204)
	expect(reply.headers.get('X-Remix-Redirect')).toBe('/branches')
	expect(reply.headers.get('X-Remix-Reload-Document')).toBe('true')
	expect((await worker.data('/_.data', { referrer })).headers.get('X-Remix-Redirect')).toBe('/')
	await expect(worker.data('/order.data', { referrer })).rejects.toThrow('Failed to fetch')
})

it('keeps the pages in the language of the open window, and in another one once it is spoken', async () => {
	const worker = await start(() => html())
	worker.tabs.push({ url: 'http://shop/de/blog' })
	await worker.keepPages()
	const german = ['/de', '/de/branches', '/de/offline', '/de/order', '/de/order/cart', '/de/track']
	expect((await worker.names()).sort()).toEqual(german)
	const files = async () => (await worker.kept.get('shop-assets')!.keys()).map(({ url }) => new URL(url).pathname)
	expect(await files()).toEqual(
		expect.arrayContaining(['/assets/home-1.de.js', '/assets/framework-1.js', '/assets/home-1.css']),
	)
	expect(await files()).not.toContain('/assets/home-1.js')
	await worker.open('/settings')
	await worker.settle()
	expect(await worker.names()).toContain('/offline')
	expect(await files()).toContain('/assets/home-1.js')
})

it('without a network stays in the language of the page', async () => {
	let isOnline = true
	const worker = await start((path) => (isOnline ? html({ text: path }) : gone()))
	worker.tabs.push({ url: 'http://shop/de' })
	await worker.keepPages()
	isOnline = false
	expect(await (await worker.open('/de/auth/login')).text()).toContain('/de/offline')
	vi.stubGlobal('Response', Object.assign(Response, { redirect: (to: string) => ({ to }) }))
	expect(await worker.open('/de/track/abc-1')).toEqual({ to: '/de/track#abc-1' })
	const reply = await worker.data('/de/branches.data', { referrer: 'http://shop/de' })
	expect(reply.headers.get('X-Remix-Redirect')).toBe('/branches')
})
