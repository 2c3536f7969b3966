import type { BlockSeed } from '../content/blocks.ts'
import { CONTENT_PICTURES } from '../content/pictures.ts'
import { contentRows } from '../content/rows.ts'
import { contentImageId } from '../image-id.ts'
import { legalPageRows, type Row, seedRows } from '../rows.ts'
import { GERMAN_AUTHORS, GERMAN_BRANCHES, GERMAN_MENU_LINKS, GERMAN_TAGS } from './chain.ts'
import { GERMAN_ATTRIBUTES, GERMAN_VALUES } from './choices.ts'
import { GERMAN_JOBS } from './jobs.ts'
import { GERMAN_LEGAL } from './legal.ts'
import { GERMAN_CATEGORIES, GERMAN_PRODUCTS, type GermanTexts } from './menu.ts'
import { GERMAN_PAGES } from './pages.ts'
import { GERMAN_PICTURES } from './pictures.ts'
import { GERMAN_POSTS } from './posts.ts'
import type { GermanText } from './text.ts'

export const GERMAN = 'de'

/** The German words of a row of the demo. */
export interface GermanRow {
	/** Id of the row that is translated. */
	owner: number | string
	/** What of it is translated: it must still say this. */
	english: Record<string, unknown>
	words: Record<string, unknown>
	blocks: BlockSeed[]
}

/** The German words of a collection's rows; each row has the same columns. */
export interface GermanTable {
	collection: string
	rows: GermanRow[]
}

const DEMO = new Map(
	[...seedRows(), ...contentRows(), { table: 'legal_pages', rows: legalPageRows() }].map(({ table, rows }) => [
		table,
		rows,
	]),
)

interface Found {
	words: Record<string, unknown>
	blocks?: BlockSeed[]
}

/** Translates those rows of the demo for which `find` has words; `translated` are the columns that they stand for. */
function tableOf(collection: string, translated: string[], find: (row: Row) => Found | undefined): GermanTable {
	const rows = (DEMO.get(collection) ?? []).flatMap((row): GermanRow[] => {
		const found = find(row)
		if (!found) return []
		const english = Object.fromEntries(translated.map((column) => [column, row[column]]))
		return [{ owner: row.id, english, words: found.words, blocks: found.blocks ?? [] }]
	})
	return { collection, rows }
}

function named(names: Record<string, string>, key: unknown, column: string): Found | undefined {
	const name = names[String(key)]
	return name === undefined ? undefined : { words: { [column]: name } }
}

function onMenu(words: Record<number, GermanTexts>, { id }: Row): Found | undefined {
	const found = words[id]
	return found && { words: { name: found.name ?? null, description: found.description ?? null } }
}

function writtenOut(texts: Record<string, GermanText>, { slug }: Row): Found | undefined {
	const text = texts[String(slug)]
	if (!text) return undefined
	const { blocks, ...words } = text
	return { words, blocks }
}

function binding({ slug }: Row): Found | undefined {
	const page = GERMAN_LEGAL[String(slug)]
	return page && { words: { ...page, blocks: JSON.stringify(page.blocks) } }
}

function aboutAuthor({ slug }: Row): Found | undefined {
	const words = GERMAN_AUTHORS[String(slug)]
	return words && { words }
}

/** All of the demo chain that is there in German. */
export function germanTables(): GermanTable[] {
	return [
		tableOf('categories', ['name', 'description'], (row) => onMenu(GERMAN_CATEGORIES, row)),
		tableOf('products', ['name', 'description'], (row) => onMenu(GERMAN_PRODUCTS, row)),
		tableOf('attributes', ['name'], ({ name }) => named(GERMAN_ATTRIBUTES, name, 'name')),
		tableOf('attribute_values', ['name'], ({ name }) => named(GERMAN_VALUES, name, 'name')),
		tableOf('branches', ['description'], ({ slug }) => named(GERMAN_BRANCHES, slug, 'description')),
		tableOf('menu_links', ['label', 'url'], ({ url }) => named(GERMAN_MENU_LINKS, url, 'label')),
		tableOf('tags', ['name'], ({ slug }) => named(GERMAN_TAGS, slug, 'name')),
		tableOf('authors', ['role', 'bio'], aboutAuthor),
		tableOf('legal_pages', ['title', 'revision'], binding),
		tableOf('pages', ['title', 'summary'], (row) => writtenOut(GERMAN_PAGES, row)),
		tableOf('posts', ['title', 'summary'], (row) => writtenOut(GERMAN_POSTS, row)),
		tableOf('jobs', ['title', 'summary', 'place'], (row) => writtenOut(GERMAN_JOBS, row)),
	]
}

/** What is to be seen on the demo's pictures. */
export function germanPictures(): GermanTable {
	const rows = CONTENT_PICTURES.flatMap(({ name, alt }): GermanRow[] => {
		const description = GERMAN_PICTURES[name]
		if (description === undefined) return []
		return [{ owner: contentImageId(name), english: { description: alt }, words: { description }, blocks: [] }]
	})
	return { collection: 'directus_files', rows }
}
