import { expect, it } from 'vitest'
import { judgeAvatarFile, sizeForCrop, sizeToSend } from './avatar-picture.ts'

const MB = 1024 * 1024

it.each([
	['a photograph', { type: 'image/jpeg', size: 8 * MB }, null],
	[
		'a large photograph',
		{ type: 'image/jpeg', size: 26 * MB },
		'This picture is larger than 25 MB. Take a smaller one.',
	],
	['an empty file', { type: 'image/png', size: 0 }, 'This file is empty.'],
	['a drawing that may run scripts', { type: 'image/svg+xml', size: 400 }, expect.stringContaining('no picture')],
	['a document', { type: 'application/pdf', size: MB }, expect.stringContaining('no picture')],
	['a file of an unknown kind', { type: '', size: MB }, expect.stringContaining('no picture')],
])('judges %s', (_, file, verdict) => {
	expect(judgeAvatarFile(file)).toEqual(verdict)
})

it.each([
	['a camera’s picture smaller, in its shape', { width: 4032, height: 3024 }, { width: 1600, height: 1200 }],
	['a small one as it is', { width: 320, height: 200 }, { width: 320, height: 200 }],
	['a thread at least one pixel thick', { width: 8000, height: 2 }, { width: 1600, height: 1 }],
])('crops %s', (_, size, expected) => {
	expect(sizeForCrop(size)).toEqual(expected)
})

it.each([
	['a large crop at the size that is shown twice over', { width: 1200, height: 1200 }, 600],
	['a small crop as it is', { width: 180.4, height: 180.4 }, 180],
	['a crop of nothing as one pixel', { width: 0, height: 0 }, 1],
])('sends %s', (_, crop, side) => {
	expect(sizeToSend(crop)).toBe(side)
})
