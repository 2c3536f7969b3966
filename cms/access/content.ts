import { PREVIEWED_COLLECTIONS, type PreviewedCollection } from '@app/contract/content'
import { BLOCK_COLLECTIONS } from '@app/contract/content-blocks'
import { type Filter, manage, type PermissionSeed, read } from './permission.ts'

const published: Filter = { status: { _eq: 'published' } }

/** What the public may see of each: a post waits for its day, an opening ends by itself. */
const SHOWN: Record<PreviewedCollection, Filter> = {
	pages: published,
	posts: { _and: [published, { date_created: { _lte: '$NOW' } }] },
	jobs: { _and: [published, { _or: [{ closes_at: { _null: true } }, { closes_at: { _gt: '$NOW' } }] }] },
}

const WORDS = ['title', 'summary', 'blocks']
const FIELDS: Record<PreviewedCollection, string[]> = {
	pages: ['id', 'slug', ...WORDS, 'picture', 'date_updated', 'translations'],
	posts: ['id', 'slug', ...WORDS, 'picture', 'author', 'tags', 'date_created', 'date_updated', 'translations'],
	jobs: [
		...['id', 'slug', ...WORDS, 'employment_type', 'branch', 'place', 'closes_at', 'date_created', 'sort'],
		...['pay_min', 'pay_max', 'pay_currency', 'pay_period', 'date_updated', 'translations'],
	],
}

const BLOCK_FIELDS: Record<(typeof BLOCK_COLLECTIONS)[number], string[]> = {
	block_text: ['id', 'html', 'excerpt'],
	block_picture: ['id', 'picture', 'caption', 'width'],
	block_quote: ['id', 'quote', 'name', 'role'],
	block_gallery: ['id', 'title', 'pictures'],
	block_faq: ['id', 'title', 'questions'],
	block_action: ['id', 'title', 'text', 'label', 'url', 'style'],
}

/** Places of blocks in a page and in its translations, and what must hold of their rows. */
const placesOf = (owner: PreviewedCollection) => {
	const translations = `${owner}_translations`
	return [
		{ table: `${owner}_blocks`, filter: { [`${owner}_id`]: SHOWN[owner] } },
		{
			table: `${translations}_blocks`,
			filter: { [`${translations}_id`]: { [`${owner}_id`]: SHOWN[owner] } },
		},
	]
}
const PLACES = PREVIEWED_COLLECTIONS.flatMap(placesOf)

/** A block says nothing about where it stands: $FOLLOW is Directus's way to ask the places that point at it. */
const IN_SOMETHING_SHOWN: Filter = {
	_or: PLACES.map(({ table, filter }) => ({ [`$FOLLOW(${table},item,collection)`]: filter })),
}

/** Published content and nothing of drafts, not even their blocks. */
export const PUBLIC_CONTENT: PermissionSeed[] = [
	...PREVIEWED_COLLECTIONS.flatMap((owner) => [
		read(owner, FIELDS[owner], SHOWN[owner]),
		read(`${owner}_translations`, ['id', 'languages_code', ...WORDS, ...(owner === 'jobs' ? ['place'] : [])], {
			[`${owner}_id`]: SHOWN[owner],
		}),
	]),
	...PLACES.map(({ table, filter }) => read(table, ['id', 'collection', 'item', 'sort'], filter)),
	...BLOCK_COLLECTIONS.map((collection) => read(collection, BLOCK_FIELDS[collection], IN_SOMETHING_SHOWN)),
	read('block_gallery_pictures', ['id', 'directus_files_id', 'sort'], { block_gallery_id: IN_SOMETHING_SHOWN }),
	read('authors', ['id', 'name', 'slug', 'role', 'bio', 'picture', 'translations']),
	read('tags', ['id', 'name', 'slug', 'translations']),
	read('posts_tags', ['id', 'tags_id', 'sort'], { posts_id: SHOWN.posts }),
	read('menu_links', ['id', 'label', 'url', 'sort', 'translations']),
	read('languages', ['code', 'name', 'direction']),
]

export const EDITED_CONTENT: PermissionSeed[] = [
	...PREVIEWED_COLLECTIONS.flatMap((owner) => [owner, `${owner}_translations`]),
	...PLACES.map(({ table }) => table),
	...BLOCK_COLLECTIONS,
	'block_gallery_pictures',
	'authors',
	'tags',
	'posts_tags',
	'menu_links',
	'languages',
].flatMap(manage)
