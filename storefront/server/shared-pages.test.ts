import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CmsSnapshot } from '../app/server/page-context.server.ts'
import { hashSource } from './csp.ts'
import { createSharedPages, type Rendering } from './shared-pages.ts'

const page = (nonce: string) =>
	`<html><head><style nonce="${nonce}">p{color:red}</style></head><body><p>Pickles</p><script nonce="${nonce}">hello()</script></body></html>`
const snapshot = (version: string): CmsSnapshot => ({ status: 'up', menu: null, version })

let time: number
let renderings: number
const renderPage = async (path: string, _snapshot: CmsSnapshot, { nonce }: Rendering) => {
	renderings += 1
	return new Response(page(nonce).replace('Pickles', `${path} ${renderings}`), {
		headers: { 'Content-Type': 'text/html' },
	})
}
const render = vi.fn(renderPage)
const create = () => createSharedPages({ render, cmsUrl: 'http://127.0.0.1:8055', now: () => time })

beforeEach(() => {
	time = 1_000_000
	renderings = 0
	render.mockReset().mockImplementation(renderPage)
})

test('a page is rendered once for a version of the data, however many ask at once', async () => {
	const get = create()
	const pages = await Promise.all([get('/', snapshot('1')), get('/', snapshot('1')), get('/', snapshot('1'))])
	expect(new Set(pages).size).toBe(1)
	expect(render).toHaveBeenCalledTimes(1)
})

test('new data makes a new page with another ETag, and the old one is not sent any more', async () => {
	const get = create()
	const before = await get('/', snapshot('1'))
	const after = await get('/', snapshot('2'))
	expect(after.etag).not.toBe(before.etag)
	expect(after.body.identity.toString()).toContain('/ 2')
})

test('a page that is only old is sent while the next one is made', async () => {
	const get = create()
	const before = await get('/', snapshot('1'))
	time += 61_000
	expect(await get('/', snapshot('1'))).toBe(before)
	await vi.waitFor(async () => expect((await get('/', snapshot('1'))).body.identity.toString()).toContain('/ 2'))
})

test('a page is as old as the oldest of its texts, and what replaces it is made of new ones', async () => {
	const texts: boolean[] = []
	render.mockImplementation(async (_path, _snapshot, { isAhead, noteAge }) => {
		texts.push(isAhead)
		noteAge(isAhead ? time : time - 59_999)
		return new Response(`${texts.length}`)
	})
	const get = create()
	const read = async () => (await get('/blog', snapshot('1'))).body.identity.toString()
	expect(await read()).toBe('1')
	time += 1_000
	expect(await read()).toBe('1')
	await vi.waitFor(async () => expect(await read()).toBe('2'))
	time += 59_999
	expect(await read()).toBe('2')
	expect(texts).toEqual([false, true])
})

test('a page whose texts stay old is not made again for every visitor', async () => {
	render.mockImplementation(async (_path, _snapshot, { noteAge }) => {
		noteAge(time - 100_000)
		return new Response('old')
	})
	const get = create()
	for (let visit = 0; visit < 5; visit++) await get('/blog', snapshot('1'))
	expect(render).toHaveBeenCalledTimes(1)
})

test('all encodings hold the same bytes', async () => {
	const { body } = await create()('/order', snapshot('1'))
	expect(brotliDecompressSync(body.br)).toEqual(body.identity)
	expect(gunzipSync(body.gzip)).toEqual(body.identity)
})

test('the policy names exactly the inline scripts and styles of the bytes that are sent', async () => {
	const { body, headers } = await create()('/', snapshot('1'))
	expect(body.identity.toString()).toContain('<script>hello()</script>')
	expect(body.identity.toString()).not.toContain('nonce')
	for (const inline of ['hello()', 'p{color:red}'])
		expect(headers['content-security-policy']).toContain(hashSource(inline))
})

test('a failed rendering is not kept', async () => {
	render.mockRejectedValueOnce(new Error('no'))
	const get = create()
	await expect(get('/', snapshot('1'))).rejects.toThrow('no')
	expect((await get('/', snapshot('1'))).status).toBe(200)
})

test('a page that failed is not kept either', async () => {
	render.mockResolvedValueOnce(new Response('Ouch!', { status: 500 }))
	const get = create()
	expect((await get('/', snapshot('1'))).status).toBe(500)
	expect((await get('/', snapshot('1'))).status).toBe(200)
})

test('many odd variants do not push out the page that people ask for', async () => {
	const get = create()
	await get('/', snapshot('1'))
	for (let odd = 0; odd < 250; odd += 1) {
		await get(`/.data?_routes=${odd}`, snapshot('1'))
		await get('/', snapshot('1'))
	}
	expect(render.mock.calls.filter(([path]) => path === '/')).toHaveLength(1)
})
