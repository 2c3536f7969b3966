import { id, integer, type RepeaterColumn, RICH_TEXT, repeater, richText, select, string, text } from '../../fields.ts'
import { PUBLIC_FOLDER } from '../../ids.ts'
import type { CollectionDefinition, FieldDefinition } from '../../model.ts'
import { image, manyToOne, pictures } from '../../relation-fields.ts'
import { collectionMeta } from '../folders.ts'

/** A kind of block. Blocks are made and found inside the page that shows them, so the navigation hides them. */
function block(
	kind: string,
	meta: { singular: string; plural: string; icon: string; sort: number; template: string; note: string },
	fields: FieldDefinition[],
): CollectionDefinition {
	return {
		collection: `block_${kind}`,
		table: true,
		meta: collectionMeta({ ...meta, group: 'folder_content', hidden: true }),
		fields: [id(), ...fields],
	}
}

const QUESTION: RepeaterColumn[] = [
	{ field: 'question', name: 'Question', type: 'string', interface: 'input', width: 'full' },
	{
		field: 'html',
		name: 'Answer',
		type: 'text',
		interface: RICH_TEXT.interface,
		width: 'full',
		options: { ...RICH_TEXT.options, toolbar: ['bold', 'italic', 'bullist', 'numlist', 'customLink', 'unlink'] },
	},
]

const PICTURE_WIDTHS = [
	{ text: 'As wide as the text', value: 'text', icon: 'width_normal' },
	{ text: 'Wide', value: 'wide', icon: 'width_wide' },
]
const ACTION_STYLES = [
	{ text: 'Strong: what people came for', value: 'primary', icon: 'star' },
	{ text: 'Quiet', value: 'quiet', icon: 'star_border' },
]

/** What the description of a picture is for, wherever one is chosen. */
const ALT_NOTE =
	'Describe it in the file’s Description for those who do not see it, translate that there, and set its focal point.'

const galleryPictures: CollectionDefinition = {
	collection: 'block_gallery_pictures',
	table: true,
	meta: collectionMeta({
		group: 'folder_content',
		sort: 97,
		icon: 'import_export',
		singular: 'Picture of a gallery',
		plural: 'Pictures of galleries',
		hidden: true,
		audited: false,
	}),
	fields: [
		id(),
		manyToOne(
			'block_gallery_id',
			{
				target: 'block_gallery',
				onDelete: 'CASCADE',
				oneField: 'pictures',
				junctionField: 'directus_files_id',
				sortField: 'sort',
				deselect: 'delete',
			},
			{ hidden: true },
		),
		manyToOne(
			'directus_files_id',
			{ target: 'directus_files', onDelete: 'CASCADE', junctionField: 'block_gallery_id' },
			{ key: 'uuid', hidden: true },
		),
		integer('sort', { hidden: true }),
	],
}

/** What editors combine to a page, in the order in which the Studio offers it. */
export const BLOCKS: CollectionDefinition[] = [
	block(
		'text',
		{
			singular: 'Text',
			plural: 'Texts',
			icon: 'subject',
			sort: 80,
			template: '{{excerpt}}',
			note: 'Headings, paragraphs, lists, links and tables.',
		},
		[
			richText('html', { label: 'Text', required: true }),
			// The first words, which name the block in the Studio's lists; the extension keeps them.
			string('excerpt', { hidden: true, readonly: true }),
		],
	),
	block(
		'picture',
		{
			singular: 'Picture',
			plural: 'Pictures',
			icon: 'image',
			sort: 81,
			template: '{{picture.$thumbnail}} {{caption}}',
			note: 'One picture with a line below it.',
		},
		[
			image('picture', PUBLIC_FOLDER, { label: 'Picture', required: false, width: 'full', note: ALT_NOTE }),
			string('caption', { label: 'Line below it' }),
			select('width', PICTURE_WIDTHS, { label: 'Width', required: true, default: 'text' }),
		],
	),
	block(
		'quote',
		{
			singular: 'Quote',
			plural: 'Quotes',
			icon: 'format_quote',
			sort: 82,
			template: '{{quote}}',
			note: 'What somebody has said.',
		},
		[
			text('quote', { label: 'Words', required: true, note: 'Without quotation marks.' }),
			string('name', { label: 'Who said it' }),
			string('role', { label: 'Who that is', options: { placeholder: 'Regular since 2019' } }),
		],
	),
	block(
		'gallery',
		{
			singular: 'Gallery',
			plural: 'Galleries',
			icon: 'photo_library',
			sort: 83,
			template: '{{title}}',
			note: 'Several pictures side by side.',
		},
		[string('title', { label: 'Heading', width: 'full' }), pictures('pictures', { label: 'Pictures', note: ALT_NOTE })],
	),
	block(
		'faq',
		{
			singular: 'Questions and answers',
			plural: 'Questions and answers',
			icon: 'quiz',
			sort: 84,
			template: '{{title}}',
			note: 'Questions that open to their answers.',
		},
		[
			string('title', { label: 'Heading', width: 'full' }),
			repeater('questions', '{{ question }}', QUESTION, { label: 'Questions', addLabel: 'Add a question' }),
		],
	),
	block(
		'action',
		{
			singular: 'Call to action',
			plural: 'Calls to action',
			icon: 'ads_click',
			sort: 85,
			template: '{{label}}',
			note: 'A button with a few words about why.',
		},
		[
			string('title', { label: 'Heading', width: 'full' }),
			text('text', { label: 'A few words' }),
			string('label', { label: 'On the button', required: true }),
			string('url', {
				label: 'Leads to',
				required: true,
				note: 'A path of the shop like /order, or an address with https, mailto or tel.',
				options: { placeholder: '/order' },
			}),
			select('style', ACTION_STYLES, { label: 'Looks', required: true, default: 'primary' }),
		],
	),
	galleryPictures,
]
