import type { Picture } from '@app/contract/content-blocks'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { speakGerman } from '../../test/speak-german.ts'
import { CmsPicture } from './cms-picture.tsx'

const ID = '00000000-0000-4000-8000-000000000001'
const make = (fields: Partial<Picture> = {}): Picture => ({
	id: ID,
	alt: 'A jar',
	language: 'en',
	width: 3000,
	height: 2000,
	focal_x: null,
	focal_y: null,
	...fields,
})
const draw = (picture: Picture, props: Partial<Parameters<typeof CmsPicture>[0]> = {}) =>
	renderToStaticMarkup(<CmsPicture picture={picture} sizes="50vw" {...props} />)

test('offers the presets of its shape, and reserves its room', () => {
	const html = draw(make())
	expect(html).toContain(
		`srcSet="/media/${ID}/wide-400 400w, /media/${ID}/wide-800 800w, /media/${ID}/wide-1200 1200w, /media/${ID}/wide-1600 1600w"`,
	)
	expect(html).toContain('width="1600" height="1067"')
	expect(html).toContain('alt="A jar"')
	expect(html).not.toContain('style=')
})

test.each([
	['card', 'width="1200" height="800"'],
	['square', 'width="800" height="800"'],
] as const)('a %s has the shape that the CMS cuts it to', (shape, size) => {
	expect(draw(make(), { shape })).toContain(size)
})

test('a small original is not offered larger than it is', () => {
	const html = draw(make({ width: 700, height: 700 }))
	expect(html).toContain('wide-800 800w"')
	expect(html).not.toContain('wide-1200')
})

test('the first picture is wanted at once, the others when they come near', () => {
	expect(draw(make(), { eager: true })).toContain('fetchPriority="high"')
	expect(draw(make(), { eager: true })).not.toContain('preload')
	expect(draw(make())).toContain('loading="lazy"')
})

test('the focal point is a place in the style sheet', () => {
	expect(draw(make({ focal_x: 0, focal_y: 1 }))).toContain('data-focus-x="0" data-focus-y="4"')
	expect(draw(make({ focal_x: 0.3, focal_y: 0.5 }))).toContain('data-focus-x="1" data-focus-y="2"')
	expect(draw(make())).not.toContain('data-focus')
})

test('what it shows is read out as the English that it is, on pages in other languages', () =>
	speakGerman(() => {
		expect(draw(make())).toContain('alt="A jar" lang="en"')
		expect(draw(make({ language: 'de', alt: 'Ein Glas' }))).not.toContain('lang=')
		expect(draw(make({ alt: '' }))).not.toContain('lang=')
		expect(draw(make(), { alt: '' })).not.toContain('lang=')
	}))

test('what it shows is said in the page’s language where that is known and its description is in another', () =>
	speakGerman(() => {
		expect(draw(make(), { name: 'Ein Glas Gurken' })).toMatch(/alt="Ein Glas Gurken"(?!.* lang=)/)
		expect(draw(make({ language: 'de', alt: 'Ein Glas' }), { name: 'Ein Glas Gurken' })).toContain('alt="Ein Glas"')
		// It decorates, whoever looks at it.
		expect(draw(make({ alt: '' }), { name: 'Ein Glas Gurken' })).toContain('alt=""')
		expect(draw(make(), { name: 'Ein Glas Gurken', alt: '' })).toContain('alt=""')
	}))

test('a description in the page’s language is never replaced', () => {
	expect(draw(make(), { name: 'A jar of pickles' })).toContain('alt="A jar"')
})
