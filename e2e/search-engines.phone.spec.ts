import { splitLanguage } from '@app/language/tags'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import sharp from 'sharp'
import { findDataProblems, parseLinkedData } from '../storefront/test/structured-data.ts'
import { type CrawledPage, crawl } from './search-engines/crawl.ts'
import { expect, test } from './test.ts'

const parser = new XMLParser({ htmlEntities: true, isArray: (name) => name === 'url' || name === 'item' })

async function readXml(address: string) {
	const text = await (await fetch(address)).text()
	expect(XMLValidator.validate(text), address).toBe(true)
	return parser.parse(text)
}

/** What a page describes, by the folder or address that it is at; every inner page has the way to it as well. */
const DESCRIBED: readonly [RegExp, string][] = [
	[/^\/$/, 'Organization'],
	[/^\/$/, 'WebSite'],
	[/^\/shop$/, 'Menu'],
	[/^\/branches\/./, 'Restaurant'],
	[/^\/blog\/./, 'BlogPosting'],
	[/^\/careers\/./, 'JobPosting'],
	[/^\/./, 'BreadcrumbList'],
]

/** What is wrong with a page that search engines may show. */
function findPageProblems({
	url,
	lang,
	title,
	headings,
	meta = {},
	canonical,
	linkedData = [],
}: CrawledPage): string[] {
	const { pathname } = new URL(url)
	const described = parseLinkedData(linkedData)
	const types = described.map((one) => one['@type'])
	const page = splitLanguage(pathname).path
	const missing = DESCRIBED.filter(([path, type]) => path.test(page) && !types.includes(type))
	const expected = ['og:type', 'og:title', 'og:description', 'og:site_name', 'og:image', 'og:image:alt', 'twitter:card']
	return [
		...(lang ? [] : ['has no language']),
		...(title && headings === 1 ? [] : [`has the title ${title} and ${headings} first headings`]),
		...((meta.description ?? '').length >= 20 ? [] : ['has no description']),
		...(canonical === meta['og:url'] && canonical?.startsWith('http')
			? []
			: [`calls itself ${canonical} and ${meta['og:url']}`]),
		...expected.filter((name) => !meta[name]).map((name) => `has no ${name}`),
		...missing.map(([, type]) => `describes no ${type}`),
		...described.flatMap((one) => findDataProblems(one)),
	].map((problem) => `${pathname} ${problem}`)
}

test('what search engines find: every link leads somewhere, every page says what it is, and lists and pictures are true', async ({
	page,
	baseURL,
}) => {
	const origin = baseURL!
	const sitemap = await readXml(`${origin}/sitemap.xml`)
	const listed: { loc: string; lastmod?: string }[] = sitemap.urlset.url
	const pages = await crawl(page, origin, ['/', ...listed.map(({ loc }) => loc)])
	const found = new Map(pages.map((one) => [one.url, one]))

	await test.step('no link is broken', () => {
		const broken = pages.filter(({ status }) => status !== 200)
		expect(broken.map(({ url, from, status }) => `${from} links to ${url}: ${status}`)).toEqual([])
		const links = pages.flatMap(({ links: all = [] }) => all)
		expect(links.filter((link) => !/^(https?:|mailto:|tel:)/.test(link))).toEqual([])
		const lost = pages.flatMap(({ url: from, links: all = [] }) =>
			all
				.filter((link) => {
					const [target, hash] = link.split('#')
					return hash && found.has(target!) && !found.get(target!)!.ids?.includes(decodeURIComponent(hash))
				})
				.map((link) => `${from} links to ${link}`),
		)
		expect(lost).toEqual([])
	})

	await test.step('public pages say what they are', () => {
		const indexed = pages.filter(({ isNoindex, finalUrl, url, title }) => !isNoindex && finalUrl === url && title)
		// The canonical address of a page with something in its query is that of another.
		const own = indexed.filter(({ canonical, url }) => canonical === url)
		expect(own.flatMap(findPageProblems)).toEqual([])
		const titles = own.map(({ title, lang }) => `${title} (${lang})`)
		expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
	})

	await test.step('the sitemap names them all, with their days, and no other', () => {
		const own = pages.filter(({ isNoindex, canonical, url }) => !isNoindex && canonical === url)
		const named = listed.map(({ loc }) => loc)
		expect(named.filter((loc) => !own.some(({ url }) => url === loc))).toEqual([])
		expect(own.map(({ url }) => url).filter((url) => !named.includes(url) && !url.includes('?'))).toEqual([])
		const dated = listed.filter(({ loc, lastmod }) => /\/(blog|careers)\/./.test(loc) && !lastmod)
		expect(dated).toEqual([])
		for (const kind of ['/branches/', '/blog/', '/careers/', '/legal/']) {
			expect(
				named.some((loc) => loc.startsWith(origin + kind)),
				kind,
			).toBe(true)
		}
	})

	await test.step('private pages ask not to be kept', () => {
		for (const path of ['/order/cart', '/track', '/settings', '/logger', '/status', '/auth/login', '/test/push']) {
			const known = found.get(origin + path)
			if (known) expect(known.isNoindex, path).toBe(true)
		}
	})

	await test.step('the picture of each kind of page is one, drawn once and kept for good', async () => {
		const kinds = ['/', '/branches/', '/blog/', '/careers/']
		for (const kind of kinds) {
			const one = pages.find(({ url }) => (kind === '/' ? url === `${origin}/` : url.startsWith(origin + kind)))
			const reply = await fetch(one!.meta!['og:image']!)
			expect(reply.headers.get('cache-control'), kind).toContain('immutable')
			const picture = sharp(Buffer.from(await reply.arrayBuffer()))
			expect(await picture.metadata(), kind).toMatchObject({ format: 'png', width: 1200, height: 630 })
			expect((await picture.stats()).entropy, kind).toBeGreaterThan(0.5)
		}
		const invented = (path: string) => fetch(origin + path, { redirect: 'manual' })
		expect((await invented('/og/page/home-0123456789ab.png')).status).toBe(302)
		expect((await invented('/og/post/free-text-0123456789ab.png')).status).toBe(404)
	})

	await test.step('the feed names posts that are there', async () => {
		const { channel } = (await readXml(`${origin}/blog/rss.xml`)).rss
		expect(channel.item.length).toBeGreaterThan(0)
		for (const { title, link, pubDate } of channel.item) {
			expect(title).toBeTruthy()
			expect(Date.parse(pubDate)).not.toBeNaN()
			expect(found.get(link)?.status, link).toBe(200)
		}
	})

	await test.step('crawlers and reporters of holes are told the way', async () => {
		const read = async (path: string) => (await fetch(origin + path)).text()
		expect(await read('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`)
		const security = await read('/.well-known/security.txt')
		expect(security).toMatch(/^Contact: (mailto:|https?:).+$/m)
		const [, expires] = /^Expires: (.+)$/m.exec(security)!
		const days = (Date.parse(expires!) - Date.now()) / 86_400_000
		expect(days).toBeGreaterThan(200)
		expect(days).toBeLessThan(366)
		expect((await fetch(`${origin}/no-such-page`)).status).toBe(404)
	})
})
