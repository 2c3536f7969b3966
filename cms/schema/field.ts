import type { FieldDefinition, FieldMeta, FieldSchema } from './model.ts'

/** What every field may say about itself. */
export interface FieldOptions {
	label?: string
	note?: string
	width?: 'half' | 'full' | 'fill'
	/** Name of the section of the form that holds the field. */
	group?: string
	/** The server decides the value; the Studio shows it. */
	readonly?: boolean
	hidden?: boolean
	required?: boolean
	default?: unknown
	unique?: boolean
	index?: boolean
	options?: Record<string, unknown>
	display?: string
	displayOptions?: Record<string, unknown>
	interface?: string
}

/** The Studio's languages that read English labels; others fall back to the field's name. */
export function labels(text: string): { language: string; translation: string }[] {
	return ['en-GB', 'en-US'].map((language) => ({ language, translation: text }))
}

/** A field with what its kind decides (`meta`, `schema`) and what its place decides (`options`). */
export function field(
	name: string,
	type: FieldDefinition['type'],
	options: FieldOptions,
	meta: Partial<FieldMeta>,
	schema?: Partial<FieldSchema>,
): FieldDefinition {
	return {
		field: name,
		type,
		meta: {
			...meta,
			interface: options.interface ?? meta.interface ?? null,
			display: options.display ?? meta.display ?? null,
			display_options: options.displayOptions ?? meta.display_options ?? null,
			options: meta.options || options.options ? { ...meta.options, ...options.options } : null,
			translations: options.label ? labels(options.label) : null,
			note: options.note ?? null,
			width: options.width ?? meta.width ?? 'half',
			group: options.group ?? null,
			readonly: options.readonly ?? meta.readonly ?? false,
			hidden: options.hidden ?? meta.hidden ?? false,
			required: options.required === true && options.default === undefined && !options.readonly,
		},
		...(schema && {
			schema: {
				...schema,
				is_nullable: schema.is_nullable ?? options.required !== true,
				is_unique: schema.is_unique ?? options.unique ?? false,
				is_indexed: schema.is_indexed ?? options.index ?? false,
				default_value: options.default ?? null,
			},
		}),
	}
}
