import { id, integer, select, string } from '../../fields.ts'
import type { CollectionDefinition } from '../../model.ts'
import { collectionMeta } from '../folders.ts'
import { translationsField, translationTable, WORDS_NOTE } from '../translations.ts'
import { BLOCKS } from './blocks.ts'
import { FILES } from './files.ts'
import { JOBS } from './jobs.ts'
import { PAGES } from './pages.ts'
import { POSTS } from './posts.ts'

const menuLinks: CollectionDefinition = {
	collection: 'menu_links',
	table: true,
	meta: collectionMeta({
		group: 'folder_content',
		sort: 4,
		icon: 'link',
		singular: 'Footer link',
		plural: 'Footer links',
		template: '{{label}}',
		sortField: 'sort',
		note: 'Quick links at the foot of each page. Links to social networks are in the shop settings.',
	}),
	fields: [
		id(),
		string('label', { label: 'Text', required: true }),
		string('url', {
			label: 'Leads to',
			required: true,
			note: 'A path of the shop like /about, or an address with https, mailto or tel.',
			options: { placeholder: '/about' },
		}),
		integer('sort', { hidden: true }),
		translationsField(WORDS_NOTE),
	],
}
const menuLinksTranslations = translationTable('menu_links', { group: 'folder_content', sort: 94 }, [
	string('label', { label: 'Text' }),
])

const DIRECTIONS = [
	{ text: 'Left to right', value: 'ltr' },
	{ text: 'Right to left', value: 'rtl' },
]

const languages: CollectionDefinition = {
	collection: 'languages',
	table: true,
	meta: collectionMeta({
		group: 'folder_content',
		sort: 7,
		icon: 'translate',
		singular: 'Language',
		plural: 'Languages',
		template: '{{name}}',
		note: 'Languages beside English into which pages, posts, openings, legal texts and the menu are translated.',
	}),
	fields: [
		{
			...string('code', { label: 'Code', note: 'BCP 47, as in de or ga.' }),
			schema: { data_type: 'varchar', max_length: 255, is_primary_key: true, is_unique: true, is_nullable: false },
		},
		string('name', { label: 'Name', required: true }),
		select('direction', DIRECTIONS, { label: 'Direction', required: true, default: 'ltr' }),
	],
}

/** What the chain says about itself: pages, posts and openings, and what they are made of. */
export const CONTENT: CollectionDefinition[] = [
	...POSTS,
	...PAGES,
	...JOBS,
	...BLOCKS,
	menuLinks,
	menuLinksTranslations,
	languages,
	...FILES,
]
