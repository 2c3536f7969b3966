import { type FormField, findFormProblem } from '@app/domain/content/form-rules'
import { CapiError } from '../http/errors.ts'
import type { Row } from '../repositories/catalogue-rows.ts'
import { jsonFrom, listFrom } from '../repositories/columns.ts'
import type { Database } from '../repositories/orders.ts'

/** The schema of Directus, as far as it is read here. */
export interface FieldTypes {
	collections: Record<string, { fields: Record<string, { type: string }> } | undefined>
	relations: readonly { collection: string; field: string }[]
}

/** Forms change with an upgrade or when an administrator edits them. */
const MAX_AGE_MS = 60_000

/**
 * Refuses an edit that the Studio's form would not let anybody type: the API takes the least, the most and the choices
 * that the form has. Edits of code pass: it writes what it has worked out.
 */
export function createFormGuard(now: () => number) {
	const forms = new Map<string, { fields: FormField[]; at: number }>()
	async function readForm(database: Database, collection: string, schema: FieldTypes): Promise<FormField[]> {
		const known = forms.get(collection)
		if (known && now() - known.at < MAX_AGE_MS) return known.fields
		const types = schema.collections[collection]?.fields ?? {}
		const own = schema.relations.filter((relation) => relation.collection === collection)
		const relations = new Set(own.map(({ field }) => field))
		const rows: Row[] = await database('directus_fields').where({ collection })
		const fields = rows.flatMap((row) => {
			const type = types[String(row.field)]?.type
			return type === undefined ? [] : [mapField(row, type, relations)]
		})
		forms.set(collection, { fields, at: now() })
		return fields
	}
	return async function guard(database: Database, collection: string, schema: FieldTypes, edit: Row): Promise<void> {
		const problem = findFormProblem(await readForm(database, collection, schema), edit)
		if (problem) throw new CapiError(400, 'INVALID_PAYLOAD', problem.message, { field: problem.field })
	}
}

function mapField(row: Row, type: string, relations: ReadonlySet<string>): FormField {
	const labels = listFrom<{ language: string; translation: string }>(row.translations)
	return {
		field: String(row.field),
		label: labels.find(({ language }) => language === 'en-GB')?.translation ?? String(row.field),
		type,
		interface: row.interface === null ? null : String(row.interface),
		required: Boolean(row.required),
		isRelation: relations.has(String(row.field)),
		options: jsonFrom<FormField['options']>(row.options, {}),
	}
}
