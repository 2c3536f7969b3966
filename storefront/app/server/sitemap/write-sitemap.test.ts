import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, test } from 'vitest'
import { MAX_SITEMAP_ENTRIES, newest, type SitemapEntry, writeSitemap } from './write-sitemap.server.ts'

const SITE = 'https://burgers.example'
const page = (path: string, changed: string | null = null): SitemapEntry => ({ path, changed, languages: ['en'] })

function parse(text: string | null) {
	expect(XMLValidator.validate(text!)).toBe(true)
	return new XMLParser({ htmlEntities: true, isArray: (name) => name === 'url' || name === 'sitemap' }).parse(text!)
}

describe('a sitemap', () => {
	test('names pages with their dates, whatever their addresses hold', () => {
		const entries = [
			page('/', '2026-11-20T10:00:00'),
			page('/branches/chips%26%3Cb%3E?a=1&b=2', '2026-11-20T10:00:00+01:00'),
			page('/order'),
			page('/blog', 'soon'),
		]
		expect(parse(writeSitemap(SITE, entries)).urlset.url).toEqual([
			{ loc: `${SITE}/`, lastmod: new Date('2026-11-20T10:00:00').toISOString() },
			{ loc: `${SITE}/branches/chips%26%3Cb%3E?a=1&b=2`, lastmod: '2026-11-20T09:00:00.000Z' },
			{ loc: `${SITE}/order` },
			{ loc: `${SITE}/blog` },
		])
	})

	test('has the page of each language, which name one another', () => {
		const text = writeSitemap(SITE, [{ path: '/', changed: null, languages: ['en', 'de'] }, page('/blog/pickles')])
		const options = { ignoreAttributes: false, attributeNamePrefix: '' }
		const links = [
			{ rel: 'alternate', hreflang: 'en', href: `${SITE}/` },
			{ rel: 'alternate', hreflang: 'de', href: `${SITE}/de` },
		]
		expect(new XMLParser(options).parse(text!).urlset.url).toEqual([
			{ loc: `${SITE}/`, 'xhtml:link': links },
			{ loc: `${SITE}/de`, 'xhtml:link': links },
			{ loc: `${SITE}/blog/pickles` },
		])
	})

	test('is one file up to the limit and an index of parts beyond it, none of which is lost', () => {
		const entries = ['/a', '/b', '/c', '/d', '/e'].map((path) => page(path, '2026-01-01T00:00:00Z'))
		const write = (part: number | null, limit: number) => parse(writeSitemap(SITE, entries, part, limit))
		expect(write(null, 5).urlset.url).toHaveLength(5)
		expect(write(null, 4).sitemapindex.sitemap).toEqual([
			{ loc: `${SITE}/sitemap.xml?part=1`, lastmod: '2026-01-01T00:00:00.000Z' },
			{ loc: `${SITE}/sitemap.xml?part=2`, lastmod: '2026-01-01T00:00:00.000Z' },
		])
		expect(write(1, 4).urlset.url).toHaveLength(4)
		expect(write(2, 4).urlset.url).toEqual([{ loc: `${SITE}/e`, lastmod: '2026-01-01T00:00:00.000Z' }])
		expect(MAX_SITEMAP_ENTRIES).toBe(25_000)
	})

	test.each([0, 3, 1.5, Number.NaN])('has no part %s', (part) => {
		expect(writeSitemap(SITE, [page('/'), page('/order')], part, 1)).toBeNull()
	})

	test('that is not split has no parts', () => {
		expect(writeSitemap(SITE, [page('/')], 1)).toBeNull()
	})
})

test.each([
	[[], null],
	[[null, undefined, 'soon'], null],
	[['2026-01-01T00:00:00Z', null, '2026-03-01T00:00:00Z', '2026-02-01T00:00:00Z'], '2026-03-01T00:00:00.000Z'],
])('the newest of %j is %s', (dates, expected) => {
	expect(newest(...dates)).toBe(expected)
})
