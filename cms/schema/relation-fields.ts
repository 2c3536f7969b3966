import { type FieldOptions, field } from './field.ts'
import { PUBLIC_FOLDER } from './ids.ts'
import type { FieldDefinition, RelationDefinition } from './model.ts'

const FOREIGN_KEYS = {
	integer: { type: 'integer', data_type: 'integer', max_length: null },
	uuid: { type: 'uuid', data_type: 'char', max_length: 36 },
	string: { type: 'string', data_type: 'varchar', max_length: 255 },
} as const

/** A foreign key to another collection. */
export function manyToOne(
	name: string,
	relation: RelationDefinition,
	options: FieldOptions & { template?: string; key?: 'integer' | 'uuid' | 'string' } = {},
): FieldDefinition {
	const key = FOREIGN_KEYS[options.key ?? 'integer']
	const template = options.template ? { template: options.template } : null
	return {
		...field(
			name,
			key.type,
			{ index: true, ...options },
			{
				interface: 'select-dropdown-m2o',
				special: ['m2o'],
				options: template,
				display: 'related-values',
				display_options: template,
			},
			{
				data_type: key.data_type,
				max_length: key.max_length,
				foreign_key_table: relation.target,
				foreign_key_column: relation.targetKey ?? 'id',
			},
		),
		relation,
	}
}

export function image(name: string, folder: string, options: FieldOptions = {}): FieldDefinition {
	return {
		...field(
			name,
			'uuid',
			options,
			{ interface: 'file-image', special: ['file'], options: { folder, crop: false }, display: 'image' },
			{
				data_type: 'char',
				max_length: 36,
				foreign_key_table: 'directus_files',
				foreign_key_column: 'id',
			},
		),
		relation: { target: 'directus_files', onDelete: 'SET NULL' },
	}
}

/** The many side of a relation, edited as a table inside the form. The relation itself belongs to the foreign key. */
export function oneToMany(
	name: string,
	columns: string[],
	options: FieldOptions & { template?: string; readonlyList?: boolean } = {},
): FieldDefinition {
	return field(
		name,
		'alias',
		{ width: 'full', ...options },
		{
			interface: 'list-o2m',
			special: ['o2m'],
			options: {
				layout: 'table',
				fields: columns,
				enableSelect: false,
				enableCreate: !options.readonlyList,
				...(options.template && { template: options.template }),
			},
			display: 'related-values',
			display_options: options.template ? { template: options.template } : null,
			readonly: options.readonlyList ?? false,
		},
	)
}

export function manyToMany(
	name: string,
	template: string,
	options: FieldOptions & { createsToo?: boolean } = {},
): FieldDefinition {
	return field(
		name,
		'alias',
		{ width: 'full', ...options },
		{
			interface: 'list-m2m',
			special: ['m2m'],
			options: { template, enableCreate: options.createsToo ?? false },
			display: 'related-values',
			display_options: { template },
		},
	)
}

/** Pictures in an order, through a junction table. */
export function pictures(name: string, options: FieldOptions = {}): FieldDefinition {
	return field(
		name,
		'alias',
		{ width: 'full', ...options },
		{ interface: 'files', special: ['files'], options: { folder: PUBLIC_FOLDER }, display: 'related-values' },
	)
}

/** Rows of several collections in one list, which the editor combines. */
export function manyToAny(name: string, options: FieldOptions = {}): FieldDefinition {
	return field(
		name,
		'alias',
		{ width: 'full', ...options },
		// Each row belongs to one list: what is changed here must not change elsewhere.
		{ interface: 'list-m2a', special: ['m2a'], options: { enableSelect: false, limit: 100 } },
	)
}

/** The same texts in other languages. */
export function translations(options: FieldOptions = {}): FieldDefinition {
	return field(
		'translations',
		'alias',
		{ width: 'full', ...options },
		{
			interface: 'translations',
			special: ['translations'],
			options: { languageField: 'name', languageDirectionField: 'direction' },
		},
	)
}

/** A section of the form that can be folded. */
export function section(name: string, label: string, icon: string, start: 'open' | 'closed' = 'open'): FieldDefinition {
	return field(
		name,
		'alias',
		{ label, width: 'full' },
		{
			interface: 'group-detail',
			special: ['alias', 'no-data', 'group'],
			options: { headerIcon: icon, start },
		},
	)
}
