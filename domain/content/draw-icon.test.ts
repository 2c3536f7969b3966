import type { IconSet } from '@app/contract/icons'
import { expect, it } from 'vitest'
import { drawIcon } from './draw-icon.ts'

const PATH = '<path d="M0 0"/>'
const set: IconSet = {
	prefix: 'test',
	width: 24,
	height: 24,
	icons: {
		plain: { body: PATH },
		wide: { body: PATH, width: 32, left: -4, top: 2 },
		turned: { body: PATH, rotate: 1 },
		hostile: { body: '<script>alert(1)</script>' },
	},
	aliases: {
		also: { parent: 'plain' },
		again: { parent: 'also' },
		mirrored: { parent: 'plain', hFlip: true },
		'in-a-circle': { parent: 'in-a-circle' },
		nowhere: { parent: 'missing' },
	},
}

it.each([
	['plain', '0 0 24 24'],
	['wide', '-4 2 32 24'],
	['also', '0 0 24 24'],
	['again', '0 0 24 24'],
])('%s is drawn', (name, viewBox) => {
	expect(drawIcon(set, name)).toEqual({ body: PATH, viewBox })
})

it('a set without sides has Iconify’s', () => {
	expect(drawIcon({ prefix: 'test', icons: { plain: { body: PATH } } }, 'plain')?.viewBox).toBe('0 0 16 16')
})

it.each(['missing', 'turned', 'hostile', 'mirrored', 'in-a-circle', 'nowhere', 'constructor', '__proto__', 'toString'])(
	'%s is not',
	(name) => {
		expect(drawIcon(set, name)).toBeNull()
	},
)
