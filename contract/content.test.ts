import * as v from 'valibot'
import { expect, it } from 'vitest'
import { PostSchema } from './content.ts'

const post = (date_updated: string | null) => ({
	id: 1,
	slug: 'pickles',
	title: 'Pickles',
	summary: null,
	date_created: '2026-11-20T08:00:00Z',
	date_updated,
	picture: null,
	author: null,
	tags: [],
	blocks: [],
})

it.each([
	['2026-11-21T08:00:00Z', '2026-11-21T08:00:00Z'],
	['2026-11-18T08:00:00Z', null],
	['2026-11-20T08:00:00Z', null],
	[null, null],
])('a post of the 20th that was touched at %s was changed at %s', (touched, changed) => {
	expect(v.parse(PostSchema, post(touched)).date_updated).toBe(changed)
})
