import { provideLanguage } from '@app/language/current'
import { createLanguage, english } from '@app/language/language'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { alternateLinks } from './alternate-links.ts'
import { type PageDescription, pageMeta } from './page-meta.ts'

const SITE = 'https://burgers.example'

function metaOf(page: PageDescription, { pathname = '/blog', publicUrl = SITE as string | null } = {}) {
	const matches = publicUrl === null ? [undefined] : [{ id: 'root', loaderData: { publicUrl } }]
	const all = pageMeta({ location: { pathname }, matches }, page) as Record<string, string>[]
	const find = (name: string) => all.find((one) => one.name === name || one.property === name)?.content
	const links = all.filter(({ tagName }) => tagName === 'link')
	return { all, find, links, canonical: links.find(({ rel }) => rel === 'canonical')?.href }
}

describe('the head of a page', () => {
	test('says what it is, where it is and how it looks', () => {
		const { all, find, canonical } = metaOf({
			title: 'News',
			description: 'What is new.',
			picture: { src: '/og/page/blog-0.png', alt: 'News' },
		})
		expect(all[0]).toEqual({ title: 'News · Big Dill' })
		expect(canonical).toBe(`${SITE}/blog`)
		expect(find('description')).toBe('What is new.')
		expect(find('robots')).toBeUndefined()
		const graph = ['type', 'title', 'description', 'url', 'site_name', 'locale'].map((name) => find(`og:${name}`))
		expect(graph).toEqual(['website', 'News', 'What is new.', `${SITE}/blog`, 'Big Dill', 'en_IE'])
		const image = ['', ':width', ':height', ':alt'].map((part) => find(`og:image${part}`))
		expect(image).toEqual([`${SITE}/og/page/blog-0.png`, '1200', '630', 'News'])
		expect(find('twitter:card')).toBe('summary_large_image')
	})

	test.each([
		[{ pathname: '/' }, {}, `${SITE}/`],
		[{ pathname: '/blog/' }, {}, `${SITE}/blog`],
		[{ pathname: '/blog' }, { canonical: '/blog?page=2' }, `${SITE}/blog?page=2`],
		[{ pathname: '/blog' }, { noindex: true }, undefined],
		[{ pathname: '/blog', publicUrl: null }, {}, undefined],
	])('at %j with %j is to be found at %s', (place, page, expected) => {
		expect(metaOf({ title: 'News', ...page }, place).canonical).toBe(expected)
	})

	test('can be shared as what it opens with, and is to be found as what it is', () => {
		const { canonical, find } = metaOf({ title: 'Chips', shared: '/shop?product=2' }, { pathname: '/shop' })
		expect([canonical, find('og:url')]).toEqual([`${SITE}/shop`, `${SITE}/shop?product=2`])
	})

	test('that is private asks not to be kept', () => {
		expect(metaOf({ title: 'Your cart', noindex: true }).find('robots')).toBe('noindex')
	})

	test('has a description and a picture where nobody gave one', () => {
		const { find } = metaOf({ title: 'News', description: '' })
		expect(find('description')).toMatch(/^Smashed/)
		expect(find('og:image')).toMatch(/^https:\/\/burgers\.example\/.*share.*\.jpg$/)
	})

	test('of an article has its dates, and names its feed', () => {
		const { find, links } = metaOf({
			title: 'Pickles',
			article: { published: '2026-11-01T10:00:00Z', authors: ['Mo'], tags: ['pickles'] },
			feed: { title: 'News', href: '/blog/rss.xml' },
		})
		const article = ['og:type', 'article:published_time', 'article:modified_time', 'article:author', 'article:tag']
		expect(article.map(find)).toEqual(['article', '2026-11-01T10:00:00Z', undefined, 'Mo', 'pickles'])
		expect(links.at(-1)).toMatchObject({ rel: 'alternate', type: 'application/rss+xml', href: '/blog/rss.xml' })
	})
})

describe('in German', () => {
	beforeEach(() => provideLanguage(() => createLanguage('de')))
	afterEach(() => provideLanguage(() => english))

	test('a page has an address of its own', () => {
		const { canonical, find } = metaOf({ title: 'Chips', shared: '/shop?product=2' }, { pathname: '/shop' })
		expect([canonical, find('og:url'), find('og:locale')]).toEqual([
			`${SITE}/de/shop`,
			`${SITE}/de/shop?product=2`,
			'de_DE',
		])
	})

	test('a page that nobody translated is a copy of the English one', () => {
		const { canonical, links } = metaOf({ title: 'Pickles', languages: ['en'] }, { pathname: '/blog/pickles' })
		expect([canonical, links.length]).toEqual([`${SITE}/blog/pickles`, 1])
	})
})

describe('links to other languages', () => {
	test('name each of them and the one for everybody else', () => {
		expect(alternateLinks(SITE, '/blog', ['en', 'de'])).toEqual(
			[
				['en', '/blog'],
				['de', '/de/blog'],
				['x-default', '/blog'],
			].map(([hrefLang, path]) => ({ tagName: 'link', rel: 'alternate', hrefLang, href: SITE + path })),
		)
	})

	test('are not there where there is one', () => {
		expect(alternateLinks(SITE, '/', ['en'])).toEqual([])
	})
})
