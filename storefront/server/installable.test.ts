import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureBuild } from '../test/build.ts'
import { type FakeCms, startFakeCms } from '../test/fake-cms.ts'
import { createCmsFetch } from './cms-fetch.ts'
import { createCmsSnapshot } from './cms-snapshot.ts'
import { parseEnv } from './env.ts'
import { createListener } from './request-listener.ts'
import { retireServiceWorker } from './retire-service-worker.ts'
import { createStaticFiles } from './static-files.ts'

const BUILD = join(import.meta.dirname, '../build')

interface Picture {
	src: string
	sizes: string
	type: string
	purpose?: string
	form_factor?: string
}

let cms: FakeCms
const servers: Server[] = []
let url: string
let retiredUrl: string

async function listen(listener: ReturnType<typeof createListener>): Promise<string> {
	const server = createServer(listener)
	servers.push(server)
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

beforeAll(async () => {
	ensureBuild()
	const app = await import(join(BUILD, 'server/index.js'))
	cms = await startFakeCms()
	const files = await createStaticFiles(join(BUILD, 'client'))
	const env = parseEnv({})
	const options = {
		app: async () => app,
		readSnapshot: createCmsSnapshot({ cmsUrl: cms.url, log: () => {} }),
		publicUrl: 'http://burgers.example',
		cmsPublicUrl: cms.url,
		cmsInternalUrl: cms.url,
		cmsFetch: createCmsFetch(null),
		visitorOf: () => '127.0.0.1',
		auth: env.auth,
		services: env.services,
	}
	url = await listen(createListener({ ...options, files }))
	retiredUrl = await listen(createListener({ ...options, files: retireServiceWorker(files) }))
}, 120_000)
afterAll(async () => {
	for (const server of servers) {
		server.closeAllConnections()
		server.close()
	}
	await cms.close()
})

const readManifest = async () => (await fetch(`${url}/manifest.webmanifest`)).json()

test('the manifest has what an installed app needs', async () => {
	const reply = await fetch(`${url}/manifest.webmanifest`)
	expect(reply.headers.get('content-type')).toContain('application/manifest+json')
	const manifest = await reply.json()
	expect(manifest).toMatchObject({
		id: '/',
		start_url: '/',
		scope: '/',
		display: 'standalone',
		display_override: ['standalone', 'minimal-ui'],
	})
	for (const name of ['name', 'short_name', 'description', 'theme_color', 'background_color'])
		expect(manifest[name], name).toBeTruthy()
	expect(manifest.shortcuts.map(({ name, url: to }: { name: string; url: string }) => [name, to])).toEqual([
		['Order', '/order'],
		['Track', '/track'],
		['Branches', '/branches'],
	])
})

test('icons and screenshots are what they say they are', async () => {
	const { icons, screenshots }: { icons: Picture[]; screenshots: Picture[] } = await readManifest()
	expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
		'192x192 any',
		'512x512 any',
		'512x512 maskable',
		'512x512 monochrome',
	])
	expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']))
	for (const { src, sizes, type } of [...icons, ...screenshots]) {
		const reply = await fetch(url + src)
		expect(reply.headers.get('content-type'), src).toBe(type)
		const { width, height } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata()
		expect(`${width}x${height}`, src).toBe(sizes)
	}
})

test.each(['/', '/order', '/track', '/branches', '/offline'])('%s belongs to the app and may be kept', async (path) => {
	const reply = await fetch(url + path)
	const html = await reply.text()
	const { version } = await (await fetch(`${url}/build.json`)).json()
	expect(reply.status).toBe(200)
	expect(reply.headers.get('cache-control')).toContain('public')
	expect(reply.headers.get('x-build')).toBe(version)
	expect(html).toContain(`data-build="${version}"`)
	expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest"/>')
	expect(html).toMatch(/<link rel="apple-touch-icon" href="\/assets\/[\w-]+\.png"\/>/)
	expect(html).toMatch(/name="viewport" content="width=device-width/)
	for (const scheme of ['light', 'dark'])
		expect(html).toMatch(
			new RegExp(`name="theme-color" content="#\\w{6}" media="\\(prefers-color-scheme: ${scheme}\\)"`),
		)
})

test('the offline page needs nothing but itself, a picture and its fonts', async () => {
	const html = await (await fetch(`${url}/offline`)).text()
	expect(html).toContain('You are offline')
	expect(html).not.toMatch(/<script[^>]* src=|modulepreload|class="start-gate/)
})

test('the worker is small, asked for each time, and names files that are there', async () => {
	const reply = await fetch(`${url}/sw.js`, { headers: { 'Accept-Encoding': 'gzip' } })
	const code = await reply.text()
	expect(reply.headers.get('cache-control')).toBe('no-cache')
	expect((await fetch(`${url}/build.json`)).headers.get('cache-control')).toBe('no-cache')
	const [list] = /\[\{[^\]]*"?url"?:[^\]]*\}\]/.exec(code)!
	expect(gzipSync(code.replace(list, '[]'), { level: 9 }).length).toBeLessThanOrEqual(12 * 1024)
	const urls = Array.from(list.matchAll(/url"?:"([^"]+)"/g), ([, file]) => file!)
	expect(urls.length).toBeGreaterThan(20)
	for (const file of urls) expect((await fetch(url + file, { method: 'HEAD' })).status, file).toBe(200)
})

test('a worker that is taken back throws its caches away and goes', async () => {
	const code = await (await fetch(`${retiredUrl}/sw.js`)).text()
	expect(code).toContain('registration.unregister()')
	expect(code).not.toContain('fetch')
	expect((await fetch(`${retiredUrl}/order`)).status).toBe(200)
})
