import { id } from '../fields.ts'
import type { CollectionDefinition } from '../model.ts'
import { manyToOne, translations } from '../relation-fields.ts'
import { collectionMeta } from './folders.ts'

/** What editors are told where a row is translated word by word. */
export const WORDS_NOTE = 'English is what stands above; what is left empty here is shown in English.'

/** The list of other languages in a form: see `translationTable`. */
export const translationsField = (note: string, group?: string) =>
	translations({ label: 'Other languages', note, ...(group && { group }) })

/** The table of a collection's translations: `directus_` is a beginning that Directus keeps for itself. */
export const translationTableName = (owner: string) => `${owner.replace(/^directus_/, '')}_translations`

/** The words of a collection's rows in other languages: a row for each language. English stands in the row itself. */
export function translationTable(
	owner: string,
	place: { group?: string; sort: number },
	words: CollectionDefinition['fields'],
	key: 'integer' | 'uuid' = 'integer',
): CollectionDefinition {
	const collection = translationTableName(owner)
	return {
		collection,
		table: true,
		meta: collectionMeta({
			...place,
			icon: 'translate',
			singular: 'Translation',
			plural: `Translations of ${collection.replace('_translations', '').replaceAll('_', ' ')}`,
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
				{ key, hidden: true },
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
