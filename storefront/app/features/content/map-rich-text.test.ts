import { expect, test } from 'vitest'
import { speakGerman } from '../../../test/speak-german.ts'
import { mapRichText } from './map-rich-text.ts'

const ID = '0b9c7c1e-2f3a-4d5e-8f90-123456789abc'

test.each([
	`<img src="/assets/${ID}" alt="x">`,
	`<img src="/assets/${ID}?key=blog&amp;v=1" alt="x">`,
	`<img src="http://cms.example/assets/${ID}.jpg" alt="x">`,
])('%s is asked for at our own address', (html) => {
	expect(mapRichText(html)).toBe(`<img src="/media/${ID}/wide-800" loading="lazy" decoding="async" alt="x">`)
})

test('in German its links lead to pages in German, but for files, other sites, and pages that name their language', () =>
	speakGerman(() => {
		const links = ['/order?product=7', '/', '/media/a/b', '/menu.pdf', '//elsewhere.example/a', 'https://a.example/b']
		const html = mapRichText([...links, '/de/shop'].map((href) => `<a href="${href}">x</a>`).join(''))
		expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
			'/de/order?product=7',
			'/de',
			...links.slice(2),
			'/de/shop',
		])
	}))

test('the rest stays as the CMS cleaned it', () => {
	const html = '<p>See <a href="/assets/x">this</a>, and src="/assets/none".</p>'
	expect(mapRichText(html)).toBe(html)
})
