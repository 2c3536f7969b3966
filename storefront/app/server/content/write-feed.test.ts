import type { Post } from '@app/contract/content'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { speakGerman } from '../../../test/speak-german.ts'
import { writeFeed } from './write-feed.server.ts'

const ID = '00000000-0000-4000-8000-000000000001'
const URL = 'https://burgers.example'
const picture = { id: ID, alt: 'A "jar" <b>', language: 'en', width: 1200, height: 800, focal_x: null, focal_y: null }
const POST: Post = {
	id: 1,
	slug: 'pickles-&-more',
	title: 'Salt & <vinegar>: ]]> "the" story',
	summary: 'Eleven days in brine & <em>counting</em>.',
	date_created: '2026-11-18T09:30:00Z',
	date_updated: '2026-11-19T09:30:00Z',
	language: 'en',
	languages: ['en'],
	picture,
	author: null,
	tags: [{ slug: 'kitchen', name: 'Kitchen & co' }],
	blocks: [
		{
			id: 1,
			kind: 'text',
			html: `<p>See <a href="/order">the menu</a>.</p><img src="/assets/${ID}?key=wide-800" alt="">`,
		},
		{ id: 2, kind: 'picture', picture, caption: null, width: 'text' },
		{ id: 3, kind: 'quote', quote: 'Crunch <loudly>', name: 'Aoife', role: null },
		{ id: 4, kind: 'action', title: null, text: null, label: 'Order & eat', url: '/order?a=1&b=2', style: 'primary' },
	],
}
const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' })
const parse = (posts: readonly Post[]) => {
	const xml = writeFeed(URL, posts)
	expect(XMLValidator.validate(xml)).toBe(true)
	return parser.parse(xml).rss.channel
}

test('a feed reader reads back what the editor wrote', () => {
	const { item, link, lastBuildDate, 'atom:link': self } = parse([POST])
	expect(item).toMatchObject({
		title: POST.title,
		description: POST.summary,
		link: `${URL}/blog/pickles-%26-more`,
		category: 'Kitchen & co',
	})
	expect(new Date(item.pubDate).toISOString()).toBe('2026-11-18T09:30:00.000Z')
	expect(new Date(lastBuildDate).toISOString()).toBe('2026-11-19T09:30:00.000Z')
	expect(link).toBe(`${URL}/blog`)
	expect(self['@href']).toBe(`${URL}/blog/rss.xml`)
})

test('every address of a text is a whole one, and what is no HTML stays none', () => {
	const html = parse([POST]).item['content:encoded']
	expect(html).toContain(`href="${URL}/order"`)
	expect(html).toContain(`src="${URL}/media/${ID}/wide-800"`)
	expect(html).toContain('Crunch &#60;loudly&#62; (Aoife)')
	expect(html).toContain('alt="A &#34;jar&#34; &#60;b&#62;"')
	expect(html).toContain(`href="${URL}/order?a=1&#38;b=2"`)
	expect(html).not.toMatch(/(?:src|href)="\//)
})

test('in German it leads to German pages, and to the English page of a post that is only there', () =>
	speakGerman(() => {
		const { item, link, language, 'atom:link': self } = parse([{ ...POST, language: 'de' }, POST])
		expect([link, self['@href'], language]).toEqual([`${URL}/de/blog`, `${URL}/de/blog/rss.xml`, 'de-DE'])
		expect(item.map((post: { link: string }) => post.link)).toEqual([
			`${URL}/de/blog/pickles-%26-more`,
			`${URL}/blog/pickles-%26-more`,
		])
		expect(item[0]['content:encoded']).toContain(`href="${URL}/de/order?a=1&#38;b=2"`)
		expect(item[0]['content:encoded']).toContain(`href="${URL}/de/order"`)
	}))

test('a blog without posts is a feed too', () => {
	expect(parse([]).item).toBeUndefined()
})
