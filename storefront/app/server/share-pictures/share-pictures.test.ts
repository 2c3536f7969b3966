import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { makeBranch, makeMenu, makeProduct } from '../../../test/fake-cms.ts'
import { speakGerman } from '../../../test/speak-german.ts'
import { drawSharePicture } from './draw-share-picture.server.tsx'
import { findShareCard } from './find-share-card.server.ts'
import {
	branchCard,
	ownPageCard,
	parseSharePath,
	postCard,
	productCard,
	type ShareCard,
	sharePicturePath,
} from './share-card.server.ts'

const post = { slug: 'pickles', title: 'Pickles', summary: 'How we make them.', picture: null }

describe('the address of a picture', () => {
	test('is that of a page, and another when what it shows changes', () => {
		const path = sharePicturePath(postCard(post))
		expect(path).toMatch(/^\/og\/post\/pickles-[\da-f]{12}\.png$/)
		expect(sharePicturePath(postCard({ ...post }))).toBe(path)
		expect(sharePicturePath(postCard({ ...post, title: 'More pickles' }))).not.toBe(path)
		expect(parseSharePath(path)).toEqual({ kind: 'post', slug: 'pickles' })
	})

	test('is below the language of its words', async () => {
		const english = sharePicturePath(ownPageCard('blog'))
		await speakGerman(() => {
			const shown = ownPageCard('blog')
			const path = sharePicturePath(shown)
			expect(shown).toMatchObject({ title: 'Neues', text: 'Was es Neues vom Grill gibt.' })
			expect(path).toMatch(/^\/de\/og\/page\/blog-[\da-f]{12}\.png$/)
			expect(path).not.toBe(`/de${english}`)
			expect(parseSharePath(path)).toEqual({ kind: 'page', slug: 'blog' })
		})
	})

	test('leads back to slugs with any signs', () => {
		const slug = 'a/b-c & <d>'
		expect(parseSharePath(sharePicturePath(branchCard(makeBranch({ slug }))))).toEqual({ kind: 'branch', slug })
	})

	test.each([
		'/og/post/pickles.png',
		'/og/text/hello-0123456789ab.png',
		'/og/post/a/b-0123456789ab.png',
		'/og/post/%E0%A4%A-0123456789ab.png',
		`/og/post/${'a'.repeat(400)}-0123456789ab.png`,
		'/og/post/pickles-0123456789ab.svg',
	])('%s is none', (path) => {
		expect(parseSharePath(path)).toBeNull()
	})
})

describe('what a picture shows', () => {
	const content = { read: async () => [], readOr: async () => [] } as never
	const known = { snapshot: { status: 'up' as const, menu: makeMenu(), version: '1' }, content }
	test.each([
		['branch', 'camden-street', 'Camden Street'],
		['product', '1', 'The Original'],
		['page', 'careers', 'Careers'],
	] as const)('is found for the %s %s', async (kind, slug, title) => {
		expect((await findShareCard(kind, slug, known))?.title).toBe(title)
	})

	test.each([
		['branch', 'nowhere'],
		['product', '99'],
		['page', 'constructor'],
		['post', 'x'],
		['job', 'x'],
	] as const)('is nothing for the %s %s', async (kind, slug) => {
		expect(await findShareCard(kind, slug, known)).toBeNull()
	})
})

describe('a drawn picture', () => {
	const long = ownPageCard('careers')
	const cards: [string, ShareCard, Promise<Buffer> | null][] = [
		['a branch', branchCard(makeBranch()), null],
		['a product', productCard(makeProduct(), 'EUR'), dot('#ffcc00')],
		['a post with a picture', postCard({ ...post, title: 'Ünïcode, emoji 🥒 and 中文' }), dot('#ff0000')],
		['a post whose picture cannot be read', postCard(post), Promise.resolve(Buffer.from('<svg'))],
		['a title without end', { ...long, title: 'Pickled'.repeat(40), text: 'word '.repeat(200) }, null],
	]
	test.each(cards)('of %s is a PNG of 1200×630 that is not only field', async (_name, card, picture) => {
		const png = await drawSharePicture(card, await picture)
		const image = sharp(png)
		expect(await image.metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
		const { entropy } = await image.stats()
		expect(entropy).toBeGreaterThan(0.5)
		expect(png.length).toBeLessThan(500_000)
	})

	test('shows the page’s own picture', async () => {
		const draw = async (colour: string) => {
			const png = await drawSharePicture(postCard(post), await dot(colour))
			const { data } = await sharp(png)
				.extract({ left: 1100, top: 300, width: 1, height: 1 })
				.removeAlpha()
				.raw()
				.toBuffer({ resolveWithObject: true })
			return [...data]
		}
		const [red] = await draw('#ff0000')
		expect(red).toBeGreaterThan(200)
	})
})

function dot(background: string) {
	return sharp({ create: { width: 300, height: 200, channels: 3, background } })
		.png()
		.toBuffer()
}
