import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeCms, startFakeCms } from '../test/fake-cms.ts'
import { loadApp, PUBLIC_URL, type ServedApp, serveApp } from '../test/serve-app.ts'
import { hashSource } from './csp.ts'
import type { App } from './pages.ts'
import type { ListenerOptions } from './request-listener.ts'
import { createStaticFiles } from './static-files.ts'

const BUILD = join(import.meta.dirname, '../build')
const PICTURE = '00000000-0000-4000-8000-000000000001'

let app: App
let files: Awaited<ReturnType<typeof createStaticFiles>>
let cms: FakeCms
let served: ServedApp
let url: string

const logged: { message: string; request_id?: string | undefined }[] = []

async function start(cmsUrl: string | null, options: Partial<ListenerOptions> = {}) {
	served = await serveApp(app, cmsUrl, {
		files,
		log: (_level, message, detail) => void logged.push({ message, ...detail }),
		...options,
	})
	url = served.url
}
const stop = () => served.stop()
const get = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers, redirect: 'manual' })

beforeAll(async () => {
	app = await loadApp()
	files = await createStaticFiles(join(BUILD, 'client'))
}, 60_000)
beforeEach(async () => {
	cms = await startFakeCms()
	await start(cms.url)
})
afterEach(async () => {
	await stop()
	await cms.close()
})

describe('a shared page', () => {
	test('holds what the CMS has, without a script running', async () => {
		const html = await (await get('/order')).text()
		expect(html).toContain('The Original')
		expect(html).toContain('Camden Street')
	})

	test('has a footer that leads to three pages, three social networks and the legal pages', async () => {
		const footer = /<footer[\s>].*<\/footer>/s.exec(await (await get('/')).text())![0]
		const links = [...footer.matchAll(/<a [^>]*>/g)].map(([link]) => link)
		const attribute = (link: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(link)?.[1]
		const targets = links.map((link) => attribute(link, 'href')!)
		expect(targets.filter((target) => !target.startsWith('http')).slice(0, 3)).toEqual([
			'/about',
			'/branches',
			'/contacts',
		])
		const social = links.filter((link) => attribute(link, 'href')!.startsWith('https://www.'))
		expect(social.map((link) => `${attribute(link, 'aria-label')} ${attribute(link, 'href')}`)).toEqual([
			'Instagram https://www.instagram.com/',
			'TikTok https://www.tiktok.com/',
			'Facebook https://www.facebook.com/',
		])
		expect(targets).toEqual(expect.arrayContaining(['/legal/privacy', '/legal/terms']))
		for (const label of ['ABOUT', 'BRANCHES', 'CONTACTS']) expect(footer).toContain(`>${label}</a>`)
	})

	test('is answered with 304 to whom has it, and anew after a change', async () => {
		const etag = (await get('/')).headers.get('etag')!
		expect((await get('/', { 'If-None-Match': etag })).status).toBe(304)
		cms.menu = { ...cms.menu, branches: cms.menu.branches.slice(1) }
		await expect.poll(async () => (await get('/', { 'If-None-Match': etag })).status, { timeout: 5_000 }).toBe(200)
	})

	test('has a policy that allows its own inline scripts and styles by hash and nothing unsafe', async () => {
		const response = await get('/')
		const policy = response.headers.get('content-security-policy')!
		const html = await response.text()
		const inline = [...html.matchAll(/<(script|style)(?![^>]*(?: src=|ld\+json))[^>]*>([\s\S]*?)<\/\1>/g)]
		expect(inline.length).toBeGreaterThan(3)
		for (const [, , content] of inline) expect(policy).toContain(hashSource(content!))
		expect(html).not.toContain('nonce')
		expect(policy).not.toContain('unsafe')
		expect(policy).toContain(`connect-src 'self' ${cms.url.replace('127.0.0.1', 'localhost')}`)
	})

	test.each(['/', '/offline', '/de/order', '/branches/camden-street', '/contacts'])(
		'does not allow a script that somebody got into %s, and allows all others',
		async (path) => {
			const evil = "fetch('//evil.example/')"
			const renderPage: App['renderPage'] = async (...rendering) => {
				const response = await app.renderPage(...rendering)
				const html = (await response.text()).replace('</head>', `<script>${evil}</script></head>`)
				return new Response(html, response)
			}
			await stop()
			await start(cms.url, { app: async () => ({ ...app, renderPage }) })
			const response = await get(path)
			const policy = response.headers.get('content-security-policy')!
			const html = await response.text()
			const scripts = [...html.matchAll(/<script(?![^>]*(?: src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)]
			const refused = scripts.map(([, content]) => content!).filter((content) => !policy.includes(hashSource(content)))
			expect(refused).toEqual([evil])
		},
	)

	test('has no style attribute and no inline handler, which the policy would block', async () => {
		for (const path of ['/', '/order', '/nowhere']) {
			const html = await (await get(path)).text()
			expect(html).not.toMatch(/<[a-z][^>]*\sstyle=/i)
			expect(html).not.toMatch(/<[a-z][^>]*\son[a-z]+="/i)
		}
	})

	test('is the same bytes for everybody, whatever host name and query they use', async () => {
		const plain = await (await get('/')).text()
		const other = await (await get('/?utm_source=mail', { Host: 'evil.example' })).text()
		expect(other).toBe(plain)
		expect(plain).toContain('<link rel="canonical" href="http://burgers.example/"')
	})

	test('comes compressed as the browser can read it', async () => {
		expect((await get('/', { 'Accept-Encoding': 'br, gzip' })).headers.get('content-encoding')).toBe('br')
		expect((await get('/', { 'Accept-Encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip')
		expect((await get('/', { 'Accept-Encoding': 'identity' })).headers.get('content-encoding')).toBeNull()
	})
})

describe('every reply', () => {
	test.each(['/', '/nowhere', '/robots.txt', '/healthz', '/media/x'])('%s has the security headers', async (path) => {
		const { headers } = await get(path)
		expect(headers.get('x-content-type-options')).toBe('nosniff')
		expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
		expect(headers.get('permissions-policy')).toContain('geolocation=(self)')
		expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
		expect(headers.get('strict-transport-security')).toBeNull()
	})
})

describe('an unknown path', () => {
	test('is a real 404 with the error page, kept out of search engines', async () => {
		const response = await get('/no/such-page')
		const html = await response.text()
		expect(response.status).toBe(404)
		expect(html).toContain('FOUR OH FOUR')
		expect(html).toContain('Page not found: /no/such-page')
		expect(html).toContain('noindex')
		expect(response.headers.get('x-robots-tag')).toBe('noindex')
	})

	test('is rendered for one person, with a nonce of its own each time', async () => {
		const nonceOf = async () =>
			/'nonce-([^']+)'/.exec((await get('/nowhere')).headers.get('content-security-policy')!)![1]!
		const [one, two] = [await nonceOf(), await nonceOf()]
		expect(one).not.toBe(two)
	})

	test.each(['GET', 'HEAD'])(
		'asked for with %s leaves no timer behind, which would hold the whole page',
		async (method) => {
			const started = vi.spyOn(globalThis, 'setTimeout')
			const ended = vi.spyOn(globalThis, 'clearTimeout')
			try {
				await (await fetch(`${url}/nowhere`, { method })).text()
				const timers = started.mock.calls.map(([, ms = 0], index) => ({
					ms,
					timer: started.mock.results[index]!.value,
				}))
				// The limits of a rendering; fetch has others for its connections.
				const limits = timers.filter(({ ms }) => ms >= 5_000 && ms < 10_000)
				expect(limits).not.toEqual([])
				const isEnded = (timer: unknown) => ended.mock.calls.some(([one]) => one === timer)
				await expect.poll(() => limits.filter(({ timer }) => !isEnded(timer)).map(({ ms }) => ms)).toEqual([])
			} finally {
				vi.restoreAllMocks()
			}
		},
	)

	test('a page takes no other method than reading', async () => {
		expect((await fetch(`${url}/order`, { method: 'POST', body: 'x' })).status).toBe(405)
	})

	test.each(['//', '/%E0%A4%A', '/media/../../etc/passwd', '/assets/none.js'])('%s is a 4xx', async (path) => {
		const { status } = await get(path)
		expect(status).toBeGreaterThanOrEqual(400)
		expect(status).toBeLessThan(500)
	})
})

describe('a request that is none of ours', () => {
	/** As written: fetch would tidy the address first. */
	const ask = (method: string, path: string) =>
		new Promise<{ status: number; text: string }>((resolve, reject) => {
			const sent = request({ port: new URL(url).port, host: '127.0.0.1', method, path }, async (reply) => {
				let text = ''
				for await (const part of reply) text += part
				resolve({ status: reply.statusCode ?? 0, text })
			})
			sent.on('error', reject).end()
		})

	test.each(['//evil.example/status', '/\\evil.example/status', 'http://evil.example/order', '*'])(
		'an address that names another host is refused: %s',
		async (path) => {
			expect(await ask('GET', path)).toEqual({ status: 400, text: 'Bad request' })
		},
	)

	test('TRACE, and writing to a picture, are 405', async () => {
		expect((await ask('TRACE', '/status')).status).toBe(405)
		expect((await ask('POST', `/media/${PICTURE}/product-card`)).status).toBe(405)
	})
})

describe('a private page without its parameters', () => {
	test.each([
		'/track',
		'/checkout/payment',
		'/checkout/payment-original',
		'/checkout/success',
		'/order/cart',
		'/status',
		'/confirm-subscription',
		'/auth/login',
		'/auth/logout',
		'/auth/register',
		'/auth/verify',
		'/auth/verify-reset?token=garbage',
		'/auth/reset-password',
		'/auth/change-password',
		'/auth/google-callback',
	])('%s answers 200 and is kept out of search engines', async (path) => {
		const response = await get(path)
		expect(response.status).toBe(200)
		expect(await response.text()).toContain('<meta name="robots" content="noindex"/>')
	})

	test('/checkout leads to the cart', async () => {
		const response = await get('/checkout')
		expect(response.status).toBe(302)
		expect(response.headers.get('location')).toBe('/order/cart')
	})
})

test('a page of /auth has the bare layout, also when it is not there', async () => {
	const response = await get('/auth/nothing')
	const html = await response.text()
	expect(response.status).toBe(404)
	expect(html).toContain('FOUR OH FOUR')
	expect(html).not.toContain('<header')
})

describe('a form', () => {
	const TOKEN = 'eyJlbWFpbCI6ImFkYUBleGFtcGxlLmNvbSJ9.c2lnbmF0dXJl'
	const PATHS = ['/auth/verify', '/auth/verify.data', '/confirm-subscription', '/push-renewal', '/auth/login', '/order']
	const EVIL = 'https://evil.example'
	const send = (path: string, headers: Record<string, string>, at = url) =>
		fetch(at + path, { method: 'POST', body: new URLSearchParams({ token: TOKEN }), redirect: 'manual', headers })

	test.each(PATHS)('of a foreign page is refused by %s, and nothing is changed', async (path) => {
		const foreign: Record<string, string>[] = [
			{ origin: EVIL },
			{ origin: 'null' },
			{ origin: 'https://burgers.example' },
			{ 'sec-fetch-site': 'cross-site' },
			{ referer: `${EVIL}/page` },
		]
		for (const headers of foreign) {
			const response = await send(path, headers)
			expect([response.status, await response.text()]).toEqual([403, 'This was sent from another site.'])
		}
		expect(cms.requests.filter(({ path }) => /verify|newsletter|push/.test(path))).toEqual([])
		expect(logged.filter(({ message }) => message === 'A page failed.')).toEqual([])
	})

	test('of our own page has its answer, and a program that names no origin too', async () => {
		const ours: Record<string, string>[] = [{ origin: PUBLIC_URL }, { referer: `${PUBLIC_URL}/auth/verify` }, {}]
		for (const headers of ours) {
			const response = await send('/auth/verify', headers)
			expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('You are in!')])
		}
	})

	test('has its answer under both names of one’s own machine', async () => {
		const { url: local, stop } = await serveApp(app, cms.url, { files, publicUrl: 'http://127.0.0.1:3000' })
		for (const origin of ['http://127.0.0.1:3000', 'http://localhost:3000']) {
			const response = await send('/auth/verify', { origin }, local)
			expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('You are in!')])
		}
		await stop()
	})

	test('that is refused leaves its connection to the next request', async () => {
		const agent = new Agent({ keepAlive: true, maxSockets: 1 })
		const sockets = new Set<unknown>()
		const ask = (method: string, path: string, body: string) =>
			new Promise<number>((resolve, reject) => {
				const sent = request(url + path, { agent, method, headers: { origin: EVIL } }, (response) => {
					response.resume().once('end', () => resolve(response.statusCode ?? 0))
				})
				sent.once('socket', (socket) => sockets.add(socket)).once('error', reject)
				sent.end(body)
			})
		expect(await ask('POST', '/auth/verify', 'x'.repeat(3_000_000))).toBe(403)
		expect(await ask('GET', '/healthz', '')).toBe(200)
		expect(sockets.size).toBe(1)
		agent.destroy()
	})
})

describe('a page of /auth', () => {
	const TOKEN = 'eyJlbWFpbCI6ImFkYUBleGFtcGxlLmNvbSJ9.c2lnbmF0dXJl'
	const post = (path: string, fields: Record<string, string>) =>
		fetch(url + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

	test.each([
		['/auth/verify-reset', '/auth/reset-password'],
		['/.well-known/change-password', '/auth/change-password'],
	])('%s leads to %s', async (path, target) => {
		const response = await get(path)
		expect(response.status).toBe(302)
		expect(response.headers.get('location')).toBe(target)
	})

	test('whose address holds a token sends it nowhere and is kept by nobody', async () => {
		const { headers } = await get(`/auth/verify?token=${TOKEN}`)
		expect(headers.get('referrer-policy')).toMatch(/, strict-origin$/)
		expect(headers.get('cache-control')).toBe('no-store')
	})

	test('shows Google where the CMS offers it', async () => {
		expect(await (await get('/auth/login')).text()).not.toContain('Continue with Google')
		await stop()
		await cms.close()
		cms = await startFakeCms()
		cms.providers = ['google']
		await start(cms.url)
		expect(await (await get('/auth/login')).text()).toContain('Continue with Google')
	})

	test('is there even when the CMS takes its time to say what it offers', async () => {
		await get('/')
		cms.delayMs = 6_000
		const since = performance.now()
		expect((await get('/auth/login')).status).toBe(200)
		expect(performance.now() - since).toBeLessThan(cms.delayMs)
	})

	test.each(['/auth/login?returnTo=/order', '/auth/register', '/auth/reset-password', '/auth/change-password'])(
		'a form that was sent before its scripts came shows %s again, and not what was typed',
		async (path) => {
			const response = await post(path, { email: 'ada@example.com', password: 'secret' })
			expect(response.status).toBe(303)
			expect(response.headers.get('location')).toBe(path)
		},
	)

	test('changes nothing by being opened: a mail program follows links too', async () => {
		await get(`/auth/verify?token=${TOKEN}`)
		expect(cms.requests.filter(({ path }) => path.startsWith('/users'))).toEqual([])
	})

	test('has the CMS verify the address when its form is sent, also without scripts', async () => {
		expect(await (await post('/auth/verify', { purpose: 'verify', token: TOKEN })).text()).toContain('You are in!')
		expect(cms.requests).toContainEqual({ path: `/users/register/verify-email?token=${TOKEN}`, status: 302 })
		const message = 'Invalid payload. Invalid verification code.'
		cms.verification = { status: 400, body: { errors: [{ message, extensions: { code: 'INVALID_PAYLOAD' } }] } }
		const used = await post('/auth/verify', { purpose: 'verify', token: TOKEN })
		expect(await used.text()).toContain('This email address has already been verified.')
	})

	test('reads no large form', async () => {
		expect((await post('/auth/verify', { token: 'x'.repeat(10_000) })).status).toBe(413)
	})
})

describe('a body that no route reads', () => {
	/** Sends one request on the agent's only connection; resolves with its status. */
	const send = (agent: Agent, method: string, path: string, body = '') =>
		new Promise<number | undefined>((resolve, reject) => {
			const sent = request(
				url + path,
				{ method, agent, headers: { 'Content-Type': 'text/plain', 'Content-Length': body.length } },
				(response) => {
					response.resume().once('end', () => resolve(response.statusCode))
				},
			)
			sent.once('error', reject)
			sent.end(body)
		})

	test.each([
		['POST', '/shop', 405],
		['POST', '/auth/verify', 413],
		['POST', '/push-renewal', 413],
		['PUT', '/auth/login', 303],
		['POST', '/sw.js', 405],
		['DELETE', '/nowhere', 405],
	])('does not hold up the next request of its connection: %s %s', async (method, path, status) => {
		const agent = new Agent({ keepAlive: true, maxSockets: 1 })
		expect(await send(agent, method, path, 'x'.repeat(900_000))).toBe(status)
		expect(await send(agent, 'GET', '/healthz')).toBe(200)
		agent.destroy()
	})
})

describe('during an outage', () => {
	test('a CMS that says down shows its message, with 503', async () => {
		cms.status = 'down'
		const response = await get('/')
		expect(response.status).toBe(503)
		expect(response.headers.get('retry-after')).not.toBeNull()
		expect(await response.text()).toContain('Oh No! our burgers ran away! Please try again later.')
	})

	test('a CMS that does not answer shows the other message', async () => {
		await cms.close()
		const response = await get('/order')
		expect(response.status).toBe(503)
		expect(await response.text()).toContain('Hmm... Our burgers are missing! Please try again later.')
		cms = await startFakeCms()
	})

	test.each([
		['answers rubbish', { isLost: true }],
		['takes forever', { delayMs: 60_000 }],
	])(
		'a CMS that %s from the start shows the other message, in the middle keeps the menu beneath it, and is forgiven',
		async (_how, trouble) => {
			const missing = 'Our burgers are missing!'
			const home = async () => {
				const reply = await get('/order')
				return { status: reply.status, html: await reply.text() }
			}
			Object.assign(cms, trouble)
			const atStart = await home()
			expect(atStart.status).toBe(503)
			expect(atStart.html).toContain(missing)
			Object.assign(cms, { isLost: false, delayMs: 0 })
			await expect.poll(async () => (await home()).status, { timeout: 10_000 }).toBe(200)
			expect((await home()).html).toContain('The Original')
			Object.assign(cms, trouble)
			await expect.poll(async () => (await home()).status, { timeout: 10_000 }).toBe(503)
			const inTheMiddle = await home()
			expect(inTheMiddle.html).toContain(missing)
			expect(inTheMiddle.html).toContain('The Original')
			Object.assign(cms, { isLost: false, delayMs: 0 })
			await expect.poll(async () => (await home()).status, { timeout: 10_000 }).toBe(200)
		},
		60_000,
	)

	test('a storefront without an address of the CMS says that it cannot start', async () => {
		await stop()
		await start(null)
		const response = await get('/')
		expect(response.status).toBe(503)
		expect(await response.text()).toContain('Unable to initialize the application. Please try again later.')
	})

	test.each(['/', '/order', '/order/cart', '/careers', '/blog', '/de/shop'])(
		'a menu that was never read is a failed start on %s, until it can be read',
		async (path) => {
			const { menu } = cms
			cms.menu = { products: 'none' } as never
			const response = await get(path)
			expect(response.status).toBe(503)
			expect(response.headers.get('retry-after')).not.toBeNull()
			const text = path.startsWith('/de')
				? 'Die App konnte nicht gestartet werden'
				: 'Unable to initialize the application.'
			expect(await response.text()).toContain(text)
			cms.menu = menu
			await expect.poll(async () => (await get('/order')).status, { timeout: 5_000 }).toBe(200)
			expect(await (await get('/order')).text()).toContain('The Original')
		},
	)

	test('a chain without products has an empty menu, not one that failed to load', async () => {
		cms.menu = { ...cms.menu, products: [], branches: [] }
		for (const path of ['/shop', '/order']) {
			const html = await (await get(path)).text()
			expect(html).not.toContain('Failed to load products from menu data.')
			expect(html).not.toContain('start-gate" data-outage')
		}
	})

	test('health of this server, robots and the manifest go on', async () => {
		cms.status = 'down'
		for (const path of ['/healthz', '/robots.txt', '/manifest.webmanifest']) expect((await get(path)).status).toBe(200)
	})
})

describe('a legal page', () => {
	test('holds its text with revision and day, and nothing that was pasted into it runs', async () => {
		cms.items.legal_pages = [
			{
				slug: 'privacy',
				title: 'Privacy policy',
				revision: '2.1',
				valid_from: '2026-03-01T00:00:00Z',
				blocks: [
					{ kind: 'heading', text: 'What we keep' },
					{ kind: 'list', text: 'Your order\n\n<script>alert(1)</script>' },
					{ kind: 'iframe', text: 'evil' },
				],
			},
		]
		const html = await (await get('/legal/privacy')).text()
		expect(html).toContain('What we keep</h2>')
		expect(html).toContain('Your order</li>')
		expect(html).toMatch(/Revision .*2\.1/)
		expect(html).toContain('1 March 2026')
		expect(html).not.toContain('<script>alert(1)')
		expect(html).not.toContain('<li></li>')
		expect((await get('/legal/imprint')).status).toBe(404)
	})

	test.each([
		['/privacy-policy', '/legal/privacy'],
		['/contact', '/contacts'],
	])('is what %s leads to: %s', async (path, target) => {
		const reply = await get(path)
		expect([reply.status, reply.headers.get('location')]).toEqual([301, target])
		expect((await get(target)).status).toBe(200)
	})

	test('is not gone while its rows cannot be read: 503', async () => {
		Object.assign(cms.items, { legal_pages: 500, settings: 500 })
		expect((await get('/legal/terms')).status).toBe(503)
		expect((await get('/contacts')).status).toBe(503)
	})

	test('shows the 403 page, with 403, while the CMS refuses its rows, and not longer', async () => {
		const { legal_pages, settings } = cms.items
		cms.items = {}
		for (const path of ['/legal/terms', '/contacts']) {
			const reply = await get(path)
			expect([path, reply.status]).toEqual([path, 403])
			expect(await reply.text()).toContain('You do not have permission to see this page.')
		}
		Object.assign(cms.items, { legal_pages, settings })
		for (const path of ['/legal/terms', '/contacts']) expect([path, (await get(path)).status]).toEqual([path, 200])
	})
})

describe('pictures', () => {
	test('come from the CMS in the format that the browser takes, and are cached', async () => {
		const picture = () => get(`/media/${PICTURE}/product-card`, { Accept: 'image/avif,image/webp,*/*' })
		const response = await picture()
		expect(response.headers.get('content-type')).toBe('image/webp')
		expect(await response.text()).toBe(`picture /assets/${PICTURE}?key=product-card as image/webp`)
		await picture()
		expect(cms.requests.filter(({ path }) => path.startsWith('/assets/'))).toHaveLength(1)
	})

	test.each(['/media/1/product-card', `/media/${PICTURE}`, `/media/${PICTURE}/a&download`])(
		'%s is a 404',
		async (path) => {
			expect((await get(path)).status).toBe(404)
		},
	)
})

test('a file of the build is cached for good and has its type', async () => {
	const html = await (await get('/')).text()
	const [file] = /\/assets\/shell-[\w-]+\.js/.exec(html)!
	const response = await get(file, { 'Accept-Encoding': 'br' })
	expect(response.headers.get('cache-control')).toContain('immutable')
	expect(response.headers.get('content-type')).toContain('text/javascript')
	expect(response.headers.get('content-encoding')).toBe('br')
})

test('the data of a client-side navigation is shared like its page', async () => {
	const response = await get('/order.data')
	expect(response.status).toBe(200)
	expect((await get('/order.data', { 'If-None-Match': response.headers.get('etag')! })).status).toBe(304)
})

describe('the data of a shared page', () => {
	/** How often the app renders, and the bytes of each address. */
	async function countRenderings(paths: readonly string[]) {
		let renderings = 0
		const counting: App = {
			...app,
			renderPage: (...rendering) => {
				renderings += 1
				return app.renderPage(...rendering)
			},
		}
		await stop()
		await start(cms.url, { app: async () => counting })
		const bodies: string[] = []
		for (const path of paths) bodies.push(await (await get(path)).text())
		return { renderings, bodies }
	}

	test('is rendered once, whatever routes somebody makes up', async () => {
		const { renderings, bodies } = await countRenderings([
			'/order.data',
			'/order.data?_routes=',
			'/order.data?_routes=made-up',
			'/order.data?_routes=made-up-1,made-up-2',
			'/order.data?_routes=routes/legal,routes/blog',
			'/order.data?utm_source=x&_routes=toString,constructor,__proto__',
		])
		expect(renderings).toBe(1)
		expect(new Set(bodies).size).toBe(1)
	})

	test('for some of its routes is rendered once, whatever their order and what stands beside them', async () => {
		const { renderings, bodies } = await countRenderings([
			'/order.data?_routes=routes/ordering',
			'/order.data?_routes=routes/ordering,made-up',
			'/order.data?_routes=routes/ordering,routes/ordering,routes/blog',
			'/de/order.data?_routes=routes/ordering,made-up',
		])
		expect(renderings).toBe(2)
		expect(bodies[0]).toContain('The Original')
		expect(bodies[0]).not.toContain('maximum_order_per_item')
		expect(new Set(bodies.slice(0, 3)).size).toBe(1)
	})

	test('of the home page is one, by both of its addresses', async () => {
		expect((await countRenderings(['/_.data', '/.data', '/_.data?x=1'])).renderings).toBe(1)
	})
})

describe('a page that cannot be rendered', () => {
	beforeEach(() => {
		logged.length = 0
		cms.menu = { ...cms.menu, branches: cms.menu.branches.map((branch) => ({ ...branch, timezone: 'Mars/Olympus' })) }
	})

	test.each(['/branches/camden-street', '/'])(
		'tells the customer the name under which the log has it: %s',
		async (path) => {
			await expect.poll(async () => (await get(path)).status, { timeout: 5_000 }).toBe(500)
			logged.length = 0
			const reply = await get(path)
			const html = await reply.text()
			expect(html).toContain('Ouch!')
			expect(html).toContain('noindex')
			const reference = /Reference for support:[^0-9a-f]*(?:<[^>]*>)?([0-9a-f]{12})/.exec(html)?.[1]
			expect(reference).toBeDefined()
			expect(logged).toContainEqual(expect.objectContaining({ message: 'A page failed.', request_id: reference }))
			expect(reply.headers.get('x-request-id')).toBe(reference)
			expect(html).not.toContain('RangeError')
		},
	)

	test('tells it with the data of a navigation as well', async () => {
		await stop()
		await start(cms.url, { app: async () => ({ ...app, renderPage: async () => new Response('', { status: 500 }) }) })
		const reply = await get('/track/x.data')
		expect(reply.status).toBe(500)
		expect(reply.headers.get('server-timing')).toBe(`request;desc="${reply.headers.get('x-request-id')}"`)
	})
})

test('every page has a name of its own, which nobody else chooses', async () => {
	const names = await Promise.all(
		[1, 2].map(async () => (await get('/', { 'X-Request-Id': 'mine' })).headers.get('x-request-id')),
	)
	expect(new Set(names).size).toBe(2)
	for (const name of names) expect(name).toMatch(/^[0-9a-f]{12}$/)
})

describe('the metrics', () => {
	const TOKEN = 'a-token-for-tests'

	test('are not there without a token of the operator', async () => {
		expect((await get('/metrics')).status).toBe(404)
	})

	test('count what was answered, for who has the token', async () => {
		await stop()
		await start(cms.url, { metricsToken: TOKEN })
		await (await get('/')).text()
		await (await get('/no-such-page')).text()
		expect((await get('/metrics', { authorization: 'Bearer wrong' })).status).toBe(401)
		const text = await (await get('/metrics', { authorization: `Bearer ${TOKEN}` })).text()
		expect(text).toContain('storefront_http_requests_total{area="pages",status="200"} 1')
		expect(text).toContain('storefront_http_requests_total{area="pages",status="404"} 1')
		expect(text).toContain('storefront_event_loop_lag_seconds{quantile="0.99"}')
	})
})

test.each(['push', 'phone', 'coupon', 'notifications', 'websocket-branches'])(
	'the test page %s is there until the operator removes it, and no search engine finds it',
	async (page) => {
		const reply = await get(`/test/${page}`)
		expect(reply.status).toBe(200)
		expect(await reply.text()).toContain('noindex')
		await stop()
		await start(cms.url, { testPages: false })
		const gone = await get(`/test/${page}`)
		expect(gone.status).toBe(404)
		expect(await gone.text()).toContain(`Page not found: /test/${page}`)
		await stop()
		await start(cms.url)
	},
)
