import { id } from '../fields.ts'
import type { CollectionDefinition } from '../model.ts'
import { manyToOne, translations } from '../relation-fields.ts'
import { collectionMeta } from './folders.ts'

/** What editors are told where a row is translated word by word. */
export const WORDS_NOTE = 'English is what stands above; what is left empty here is shown in English.'

/** The list of other languages in a form: see `translationTable`. */
export const translationsField = (note: string, group?: string) =>
	translations({ label: 'Other languages', note, ...(group && { group }) })

/** The words of a collection's rows in other languages: a row for each language. English stands in the row itself. */
export function translationTable(
	owner: string,
	place: { group?: string; sort: number },
	words: CollectionDefinition['fields'],
): CollectionDefinition {
	return {
		collection: `${owner}_translations`,
		table: true,
		meta: collectionMeta({
			...place,
			icon: 'translate',
			singular: 'Translation',
			plural: `Translations of ${owner.replaceAll('_', ' ')}`,
			hidden: true,
		}),
		fields: [
			id(),
			manyToOne(
				`${owner}_id`,
				{
					target: owner,
					onDelete: 'CASCADE',
					oneField: 'translations',
					junctionField: 'languages_code',
					deselect: 'delete',
				},
				{ hidden: true },
			),
			manyToOne(
				'languages_code',
				{ target: 'languages', targetKey: 'code', onDelete: 'CASCADE', junctionField: `${owner}_id` },
				{ key: 'string', hidden: true },
			),
			...words,
		],
	}
}
