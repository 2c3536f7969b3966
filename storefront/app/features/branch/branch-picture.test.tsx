import type { Picture } from '@app/contract/content-blocks'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { speakGerman } from '../../../test/speak-german.ts'
import { BranchPicture } from './branch-picture.tsx'

const branch = { title: 'Big Dill Docklands', address: '1 Quay Street, Dublin' }
const picture: Picture = {
	id: '00000000-0000-4000-8000-000000000001',
	alt: 'A counter by the water',
	language: 'en',
	width: 1200,
	height: 800,
	focal_x: null,
	focal_y: null,
}
const draw = (fields: Partial<Picture> = {}) =>
	renderToStaticMarkup(<BranchPicture branch={branch} picture={{ ...picture, ...fields }} className="" />)

test('a German page says which branch it is where nobody has described the picture in German', () =>
	speakGerman(() => {
		const html = draw()
		expect(html).toContain('alt="Die Filiale Big Dill Docklands, 1 Quay Street, Dublin"')
		expect(html).not.toContain('lang=')
		expect(draw({ alt: 'Ein Tresen am Wasser', language: 'de' })).toContain('alt="Ein Tresen am Wasser"')
	}))

test('an English page has the description itself', () => {
	expect(draw()).toContain('alt="A counter by the water"')
})
