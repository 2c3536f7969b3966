import { contentImageId } from '../image-id.ts'
import type { Row, TableRows } from '../rows.ts'
import { AUTHORS, MENU_LINKS, TAGS } from './authors.ts'
import type { BlockSeed } from './blocks.ts'
import { JOBS } from './jobs.ts'
import { PAGES } from './pages.ts'
import { POSTS } from './posts.ts'

/** Collects blocks, their places and their pictures, with ids in the order of the seed. */
function createBlockRows() {
	const tables = new Map<string, Row[]>()
	const add = (table: string, columns: Record<string, unknown>): number => {
		const rows = tables.get(table) ?? []
		tables.set(table, rows)
		const id = rows.length + 1
		rows.push({ id, ...columns })
		return id
	}
	return {
		/** Places blocks in a row of `owner`. */
		place(owner: string, row: number, blocks: readonly BlockSeed[]): void {
			blocks.forEach(({ collection, item, pictures = [] }, index) => {
				const block = add(collection, item)
				pictures.forEach((name, position) => {
					add('block_gallery_pictures', {
						block_gallery_id: block,
						directus_files_id: contentImageId(name),
						sort: position + 1,
					})
				})
				add(`${owner}_blocks`, { [`${owner}_id`]: row, item: String(block), collection, sort: index + 1 })
			})
		},
		/** Blocks first: a place is worth nothing without its block. */
		tables(): TableRows[] {
			const isPlace = (table: string) => table.endsWith('_blocks') || table === 'block_gallery_pictures'
			const all = [...tables].map(([table, rows]) => ({ table, rows }))
			return [...all.filter(({ table }) => !isPlace(table)), ...all.filter(({ table }) => isPlace(table))]
		},
	}
}

/** The demo's pages, posts and openings as rows, in an order that foreign keys allow. */
export function contentRows(): TableRows[] {
	const blocks = createBlockRows()
	const posts = POSTS.map(({ date, picture, tags: _tags, blocks: content, status = 'published', ...words }, index) => {
		const id = index + 1
		blocks.place('posts', id, content)
		return { id, status, ...words, picture: contentImageId(picture), date_created: new Date(date) }
	})
	const pages = PAGES.map(({ picture, blocks: content, ...words }) => {
		blocks.place('pages', words.id, content)
		return { status: 'published', ...words, picture: contentImageId(picture) }
	})
	const jobs = JOBS.map(({ date, blocks: content, ...job }, index) => {
		blocks.place('jobs', job.id, content)
		return { ...job, pay_currency: 'EUR', closes_at: null, date_created: new Date(date), sort: index + 1 }
	})
	const postsTags = POSTS.flatMap(({ tags }, post) =>
		tags.map((tag, index) => ({
			id: (post + 1) * 10 + index,
			posts_id: post + 1,
			tags_id: tag,
			sort: index + 1,
		})),
	)
	return [
		{ table: 'authors', rows: AUTHORS },
		{ table: 'tags', rows: TAGS },
		{ table: 'menu_links', rows: MENU_LINKS },
		{ table: 'posts', rows: posts },
		{ table: 'posts_tags', rows: postsTags },
		{ table: 'pages', rows: pages },
		{ table: 'jobs', rows: jobs },
		...blocks.tables(),
	]
}
