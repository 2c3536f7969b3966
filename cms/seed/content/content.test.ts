import { BLOCK_COLLECTIONS } from '@app/contract/content-blocks'
import { describe, expect, it } from 'vitest'
import { COLLECTIONS } from '../../schema/definitions.ts'
import { BRANCHES } from '../chain.ts'
import { contentImageId } from '../image-id.ts'
import { BRANCH_PICTURES, CONTENT_PICTURES } from './pictures.ts'
import { contentRows } from './rows.ts'

const tables = new Map(contentRows().map(({ table, rows }) => [table, rows]))
const rows = (table: string) => tables.get(table) ?? []
const pictures = new Set(CONTENT_PICTURES.map(({ name }) => contentImageId(name)))

describe('the demo’s content', () => {
	it.each([...tables.keys()])(
		'has in %s ids of their own, columns that exist and the same ones in each row',
		(table) => {
			const ids = rows(table).map(({ id }) => id)
			expect(new Set(ids).size).toBe(ids.length)
			const known = COLLECTIONS.find(({ collection }) => collection === table)!.fields.map(({ field }) => field)
			for (const row of rows(table)) {
				expect(known).toEqual(expect.arrayContaining(Object.keys(row)))
				expect(Object.keys(row).sort()).toEqual(Object.keys(rows(table)[0]!).sort())
			}
		},
	)

	it('fills two pages of the blog beside those that are featured, and has every kind of block', () => {
		expect(rows('posts').filter(({ status }) => status === 'published').length).toBeGreaterThan(4 + 10)
		for (const collection of BLOCK_COLLECTIONS) expect(rows(collection).length, collection).toBeGreaterThan(0)
	})

	it('shows pictures that are drawn, each with words for those who do not see it', () => {
		for (const table of ['posts', 'pages', 'authors', 'block_picture']) {
			for (const { picture } of rows(table)) expect(pictures).toContain(picture)
		}
		for (const { directus_files_id } of rows('block_gallery_pictures')) expect(pictures).toContain(directus_files_id)
		expect(CONTENT_PICTURES.filter(({ alt }) => alt.length < 10)).toEqual([])
		expect(BRANCH_PICTURES.map(({ name }) => name)).toEqual(BRANCHES.map(({ slug }) => `branch-${slug}`))
	})

	it('leads to places of the shop alone', () => {
		const links = ['block_action', 'menu_links'].flatMap((table) => rows(table).map(({ url }) => String(url)))
		expect(links.filter((url) => !/^\/(order|shop|branches|about|contacts)(\/[a-z-]+)?$/.test(url))).toEqual([])
	})
})
