import { BLOCK_COLLECTIONS } from '@app/contract/content-blocks'
import { id, integer, string } from '../../fields.ts'
import type { CollectionDefinition } from '../../model.ts'
import { manyToAny, manyToOne } from '../../relation-fields.ts'
import { collectionMeta } from '../folders.ts'
import { translationsField, translationTable } from '../translations.ts'

/** The list of blocks in a form: see `blockPlaces`. */
export const blocksField = () =>
	manyToAny('blocks', {
		label: 'Blocks',
		note: 'What the page is made of, from top to bottom. Drag to change the order.',
	})

/** The same texts in other languages: see `translationsOf`. */
export const pageTranslationsField = () =>
	translationsField(
		'English is what stands above. A language in which something of it is missing, or that has no blocks, shows the English text.',
	)

/** Where each block of a page, post or job stands. */
export function blockPlaces(owner: string, sort: number): CollectionDefinition {
	return {
		collection: `${owner}_blocks`,
		table: true,
		meta: collectionMeta({
			group: 'folder_content',
			sort,
			icon: 'import_export',
			singular: 'Place of a block',
			plural: `Blocks of ${owner}`,
			hidden: true,
			audited: false,
		}),
		fields: [
			id(),
			manyToOne(
				`${owner}_id`,
				{
					target: owner,
					onDelete: 'CASCADE',
					oneField: 'blocks',
					junctionField: 'item',
					sortField: 'sort',
					deselect: 'delete',
				},
				{ hidden: true },
			),
			{
				...string('item', { hidden: true }),
				relation: { targets: BLOCK_COLLECTIONS, collectionField: 'collection', junctionField: `${owner}_id` },
			},
			string('collection', { hidden: true }),
			integer('sort', { hidden: true }),
		],
	}
}

/** A page, post or job in another language: its words, and blocks of its own. */
export function translationsOf(
	owner: string,
	sort: number,
	words: CollectionDefinition['fields'],
): CollectionDefinition[] {
	const table = translationTable(owner, { group: 'folder_content', sort }, [...words, blocksField()])
	return [table, blockPlaces(table.collection, sort + 1)]
}
