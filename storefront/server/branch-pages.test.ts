import type { Branch } from '@app/contract/menu'
import { XMLParser } from 'fast-xml-parser'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FakeCms, makeBranch, makeMenu, makeProduct, startFakeCms } from '../test/fake-cms.ts'
import { loadApp, PUBLIC_URL, type ServedApp, serveApp } from '../test/serve-app.ts'
import { findDataProblems } from '../test/structured-data.ts'
import type { App } from './pages.ts'

const PICTURE = '00000000-0000-4000-8000-000000000001'
const FACE = '00000000-0000-4000-8000-00000000000f'
const LATE: Partial<Branch>['opening'] = {
	weekly: [
		...[1, 2, 3, 4].map((day) => ({ day, open: '11:30', close: '00:30' })),
		{ day: 5, open: '00:00', close: '24:00' },
	],
	exceptions: [
		{ date: '2099-12-25', closed: true, open: null, close: null, reason: 'Christmas' },
		{ date: '2099-12-31', closed: false, open: '12:00', close: '18:00', reason: null },
		{ date: '2099-12-30', closed: false, open: null, close: null, reason: 'Live music' },
	],
}

let app: App
let cms: FakeCms
let served: ServedApp

const get = (path: string) => fetch(served.url + path, { redirect: 'manual' })
const read = async (path: string) => (await get(path)).text()

/** What a page says in JSON-LD, by type. */
function linkedData(html: string): Map<string, Record<string, unknown>> {
	const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
	return new Map(
		Array.from(blocks, ([, json]) => {
			const data = JSON.parse(json!)
			expect(data['@context']).toBe('https://schema.org')
			return [data['@type'], data]
		}),
	)
}

beforeAll(async () => {
	app = await loadApp()
})
beforeEach(async () => {
	cms = await startFakeCms()
	cms.menu = makeMenu({
		branches: [
			makeBranch({ opening: LATE }),
			makeBranch({ id: 2, title: 'Howth Pier', slug: 'howth-pier', is_open: false, can_order_online: false }),
			makeBranch({ id: 3, title: '</script><script>alert(1)</script>', slug: 'chips&<b>' }),
		],
		products: [
			makeProduct({ image: PICTURE }),
			makeProduct({ id: 2, name: 'Salted Chips', image: PICTURE, badges: [] }),
			makeProduct({ id: 4, name: 'Sold elsewhere', image: PICTURE }),
		],
	})
	served = await serveApp(app, cms.url)
})
afterEach(async () => {
	await served.stop()
	await cms.close()
})

describe('the list of branches', () => {
	test('holds every branch with the ways on, without a script running', async () => {
		const html = await read('/branches')
		expect(html).toContain('href="/branches/camden-street"')
		expect(html).toContain('href="/order?branch=camden-street"')
		expect(html).toContain('href="tel:+35315550101"')
		expect(html).toContain('Open until 23:00')
		expect(html).not.toContain('href="/order?branch=howth-pier"')
	})

	test('counts no minutes down: it is kept for everybody', async () => {
		const closes_at = new Date(Date.now() + 10 * 60_000).toISOString()
		cms.menu = makeMenu({ branches: [makeBranch({ closes_at })] })
		for (const path of ['/branches', '/branches/camden-street']) expect(await read(path)).not.toContain('Closes in')
	})

	test('says what it is to search engines and to who shares it', async () => {
		const html = await read('/branches')
		expect(html).toContain('<title>Branches · ')
		expect(html).toContain(`<link rel="canonical" href="${PUBLIC_URL}/branches"/>`)
		expect(html).toContain('<meta property="og:title" content="Branches"/>')
		expect(html).not.toContain('noindex')
		expect([...linkedData(html).keys()]).toEqual(['BreadcrumbList'])
	})

	test('without branches says so', async () => {
		cms.menu = makeMenu({ branches: [] })
		expect(await read('/branches')).toContain('There is no branch to order from at the moment.')
	})
})

describe('the page of a branch', () => {
	test('holds its hours, its place and what it sells', async () => {
		const html = await read('/branches/camden-street')
		expect(html).toMatch(/Monday.*11:30–00:30.*Friday.*Open 24 hours.*Sunday.*Closed/s)
		expect(html).toContain('https://www.openstreetmap.org/directions?to=53.3357%2C-6.2651')
		expect(html).toContain('href="/order?branch=camden-street&amp;product=1"')
		expect(html).toContain('Salted Chips')
		expect(html).not.toContain('Sold elsewhere')
	})

	test('shows what it looks like and says of itself, in the language of the page where there are words', async () => {
		const file = { id: FACE, description: 'The door', width: 1200, height: 800, focal_point_x: 600, focal_point_y: 0 }
		const german = { languages_code: 'de', description: 'Unten am Fluss.' }
		cms.items.branches = [
			{ slug: 'camden-street', description: 'Down by the river.', image: file, translations: [german] },
			{ slug: 'howth-pier', description: 'By the boats.', image: null, translations: [] },
		]
		const html = await read('/branches/camden-street')
		expect(html).toContain('Down by the river.')
		expect(html).toContain('alt="The door"')
		expect(linkedData(html).get('Restaurant')).toMatchObject({
			description: 'Down by the river.',
			image: [`${PUBLIC_URL}/media/${FACE}/wide-1200`, expect.any(String), expect.any(String)],
		})
		const inGerman = await read('/de/branches/camden-street')
		expect(inGerman).toContain('Unten am Fluss.')
		expect(inGerman).not.toContain('Down by the river.')
		expect(await read('/de/branches/howth-pier')).toContain('<p lang="en"')
		expect(await read('/branches')).toContain(`/media/${FACE}/profile`)
	})

	test('that takes no order says why and leads elsewhere', async () => {
		const html = await read('/branches/howth-pier')
		expect(html).toContain('Nothing can be ordered here while it is closed.')
		expect(html).not.toContain('href="/order?branch=howth-pier')
	})

	test('describes a restaurant with its hours, its place and its menu', async () => {
		const html = await read('/branches/camden-street')
		const data = linkedData(html)
		expect([...data.values()].flatMap((one) => findDataProblems(one))).toEqual([])
		// It costs the browser nothing: it is in no data of the page.
		expect(html.split('openingHoursSpecification')).toHaveLength(2)
		expect(data.get('Restaurant')).toMatchObject({
			'@id': `${PUBLIC_URL}/branches/camden-street#restaurant`,
			name: 'Camden Street',
			telephone: '+353 1 555 0101',
			geo: { latitude: 53.3357, longitude: -6.2651 },
			hasMenu: { url: `${PUBLIC_URL}/order?branch=camden-street`, hasMenuSection: [{ name: 'Burgers' }] },
			address: { '@type': 'PostalAddress', streetAddress: '12 Camden Street Lower, Dublin 2' },
			priceRange: '€10.50–€10.50',
			image: [`${PUBLIC_URL}/media/${PICTURE}/product-sheet`, `${PUBLIC_URL}/media/${PICTURE}/product-sheet`],
			openingHoursSpecification: [
				{
					dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'].map((day) => `https://schema.org/${day}`),
					opens: '11:30',
					closes: '00:30',
				},
				{ dayOfWeek: ['https://schema.org/Friday'], opens: '00:00', closes: '23:59' },
			],
			specialOpeningHoursSpecification: [
				{ validFrom: '2099-12-25', validThrough: '2099-12-25', opens: '00:00', closes: '00:00' },
				{ validFrom: '2099-12-31', opens: '12:00', closes: '18:00' },
			],
		})
		expect(data.get('BreadcrumbList')).toMatchObject({
			itemListElement: [
				{ position: 1, item: `${PUBLIC_URL}/` },
				{ position: 2, item: `${PUBLIC_URL}/branches` },
				{ position: 3, item: `${PUBLIC_URL}/branches/camden-street`, name: 'Camden Street' },
			],
		})
	})

	test('keeps what staff typed out of its scripts', async () => {
		const html = await read(`/branches/${encodeURIComponent('chips&<b>')}`)
		expect(html).not.toContain('<script>alert')
		expect(linkedData(html).get('Restaurant')).toMatchObject({ name: '</script><script>alert(1)</script>' })
	})

	test('is shared by everybody, and anew when staff change something', async () => {
		const response = await get('/branches/camden-street')
		expect(response.headers.get('cache-control')).toContain('public')
		const etag = response.headers.get('etag')!
		const again = () => fetch(`${served.url}/branches/camden-street`, { headers: { 'If-None-Match': etag } })
		expect((await again()).status).toBe(304)
		cms.menu = makeMenu({ branches: [makeBranch({ is_open: false, next_open_at: null })] })
		await expect.poll(async () => (await again()).status, { timeout: 5_000 }).toBe(200)
		expect(await read('/branches/camden-street')).toContain('Closed until further notice')
	})

	test.each(['/branches/nowhere', '/branches/nowhere.data', '/branches/camden-street/x'])(
		'%s is a real 404 that is not kept',
		async (path) => {
			const response = await get(path)
			expect(response.status).toBe(404)
			expect(response.headers.get('cache-control')).toBe('private, no-cache')
		},
	)

	test('is not gone for search engines while the CMS is', async () => {
		await cms.close()
		expect((await get('/branches/camden-street')).status).toBe(503)
		expect((await get('/sitemap.xml')).status).toBe(503)
		cms = await startFakeCms()
	})
})

describe('the sitemap', () => {
	const day = '2026-11-01T10:00:00.000Z'
	const text = {
		title: 'Pickles',
		summary: 'How we make them.',
		date_created: day,
		picture: null,
		author: null,
		tags: [],
	}
	beforeEach(() => {
		cms.items = {
			posts: [{ ...text, id: 1, slug: 'pickles', date_updated: '2026-11-02T10:00:00.000Z' }],
			jobs: [{ ...text, id: 1, slug: 'grill' }],
			pages: [
				{ ...text, slug: 'careers' },
				{ ...text, slug: 'about', date_updated: day },
			],
			legal_pages: [{ ...text, slug: 'terms', revision: '1', valid_from: day, blocks: [] }],
			settings: { support_email: 'help@burgers.example', support_phone: null },
		}
	})

	test('lists what search engines may know with its days, and robots.txt names it', async () => {
		const response = await get('/sitemap.xml')
		expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
		const { urlset } = new XMLParser().parse(await response.text())
		expect(urlset.url).toEqual(
			[
				['/'],
				['/order'],
				['/shop'],
				['/branches'],
				['/blog', day],
				['/careers'],
				['/contacts'],
				['/branches/camden-street'],
				['/branches/howth-pier'],
				['/branches/chips%26%3Cb%3E'],
				['/about', day],
				['/blog/pickles', '2026-11-02T10:00:00.000Z'],
				['/careers/grill', day],
				['/legal/terms', day],
			].flatMap(([path, lastmod]) => {
				const page = { loc: PUBLIC_URL + path, ...(lastmod && { lastmod }) }
				// What editors wrote is not translated here.
				if (/^\/(about|blog\/|careers\/|legal\/)/.test(path!)) return [page]
				const links = { 'xhtml:link': ['', ''] }
				return [
					{ ...page, ...links },
					{ ...page, ...links, loc: `${PUBLIC_URL}/de${path === '/' ? '' : path}` },
				]
			}),
		)
		expect((await get('/sitemap.xml?part=1')).status).toBe(404)
		expect(await read('/robots.txt')).toContain(`\nSitemap: ${PUBLIC_URL}/sitemap.xml\n`)
	})

	test('names only pages that are there and may be found', async () => {
		const locs = Array.from((await read('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g), ([, loc]) => new URL(loc!))
		for (const { pathname } of locs) {
			const response = await get(pathname)
			expect(response.status, pathname).toBe(200)
			const html = await response.text()
			expect(html, pathname).not.toContain('noindex')
			expect(
				[...linkedData(html).values()].flatMap((one) => findDataProblems(one)),
				pathname,
			).toEqual([])
		}
	})

	test('is not there by half while one of its lists is not known', async () => {
		delete cms.items.posts
		expect((await get('/sitemap.xml')).status).toBe(503)
	})
})

test('security.txt names the support, or whom the installation names, also while the CMS is away', async () => {
	cms.items.settings = { support_email: 'help@burgers.example', support_phone: null }
	expect(await read('/.well-known/security.txt')).toMatch(
		/^Contact: mailto:help@burgers\.example\nExpires: \d{4}-\d\d-01T/,
	)
})

describe('the picture of a page', () => {
	test('is drawn under the address that the page names, and under no other', async () => {
		const [, address] = /<meta property="og:image" content="([^"]+)"/.exec(await read('/branches/camden-street'))!
		const { pathname } = new URL(address!)
		expect(pathname).toMatch(/^\/og\/branch\/camden-street-[\da-f]{12}\.png$/)
		const picture = await get(pathname)
		expect(picture.headers.get('content-type')).toBe('image/png')
		expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
		expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
		expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ width: 1200, height: 630 })
		const other = await get('/og/branch/camden-street-000000000000.png')
		expect([other.status, other.headers.get('location')]).toEqual([302, pathname])
		expect((await get('/og/branch/nowhere-000000000000.png')).status).toBe(404)
	})
})
