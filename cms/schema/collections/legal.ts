import { id, instant, repeater, string } from '../fields.ts'
import type { CollectionDefinition } from '../model.ts'
import { collectionMeta } from './folders.ts'
import { translationsField, translationTable } from './translations.ts'

const KINDS = [
	{ text: 'Heading', value: 'heading' },
	{ text: 'Paragraph', value: 'paragraph' },
	{ text: 'List, a line for each point', value: 'list' },
]

/** Paragraphs of plain text. */
const blocks = (required: boolean) =>
	repeater(
		'blocks',
		'{{ kind }}: {{ text }}',
		[
			{ field: 'kind', name: 'Kind', type: 'string', interface: 'select-dropdown', options: { choices: KINDS } },
			{ field: 'text', name: 'Text', type: 'text', interface: 'input-multiline', width: 'full' },
		],
		{ label: 'Text', addLabel: 'Add a block', required },
	)

/**
 * Texts that bind the shop: each has a revision and the day from which it holds. They are blocks of plain text and
 * never HTML, so nothing that somebody pastes can run in a customer's browser.
 */
const legalPages: CollectionDefinition = {
	collection: 'legal_pages',
	table: true,
	meta: collectionMeta({
		group: 'folder_chain',
		sort: 6,
		icon: 'gavel',
		singular: 'Legal page',
		plural: 'Legal pages',
		template: '{{title}} ({{revision}})',
	}),
	fields: [
		id(),
		string('title', { label: 'Title', required: true }),
		string('slug', {
			label: 'Address',
			required: true,
			unique: true,
			note: 'privacy and terms are the pages of the footer.',
		}),
		string('revision', { label: 'Revision', required: true, note: 'Shown on the page.' }),
		instant('valid_from', { label: 'Valid from', required: true }),
		blocks(true),
		translationsField('English is what stands above. A translation of another revision than this one is not shown.'),
	],
}

const legalPagesTranslations = translationTable('legal_pages', { group: 'folder_chain', sort: 90 }, [
	string('title', { label: 'Title' }),
	string('revision', {
		label: 'Revision that it translates',
		note: 'Where it is not the revision of the page, the English text is shown.',
	}),
	blocks(false),
])

export const LEGAL: CollectionDefinition[] = [legalPages, legalPagesTranslations]
