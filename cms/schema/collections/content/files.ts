import { text } from '../../fields.ts'
import type { CollectionDefinition } from '../../model.ts'
import { translationsField, translationTable } from '../translations.ts'

/** Directus's own files: what is to be seen on a picture is said in each language. */
const files: CollectionDefinition = {
	collection: 'directus_files',
	table: true,
	fields: [
		translationsField(
			'The description above is English; where there is none here, it is read out on pages in that language.',
		),
	],
}

export const FILES: CollectionDefinition[] = [
	files,
	translationTable(
		'directus_files',
		{ group: 'folder_content', sort: 98 },
		[text('description', { label: 'Description', note: 'What is to be seen, for those who do not see it.' })],
		'uuid',
	),
]
