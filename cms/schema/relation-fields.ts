import { type FieldOptions, field } from './field.ts'
import type { FieldDefinition, RelationDefinition } from './model.ts'

/** A foreign key to another collection. */
export function manyToOne(
	name: string,
	relation: RelationDefinition,
	options: FieldOptions & { template?: string; key?: 'integer' | 'uuid' } = {},
): FieldDefinition {
	const uuid = options.key === 'uuid'
	const template = options.template ? { template: options.template } : null
	return {
		...field(
			name,
			uuid ? 'uuid' : 'integer',
			{ index: true, ...options },
			{
				interface: 'select-dropdown-m2o',
				special: ['m2o'],
				options: template,
				display: 'related-values',
				display_options: template,
			},
			{
				data_type: uuid ? 'char' : 'integer',
				max_length: uuid ? 36 : null,
				foreign_key_table: relation.target,
				foreign_key_column: 'id',
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

export function manyToMany(name: string, template: string, options: FieldOptions = {}): FieldDefinition {
	return field(
		name,
		'alias',
		{ width: 'full', ...options },
		{
			interface: 'list-m2m',
			special: ['m2m'],
			options: { template, enableCreate: false },
			display: 'related-values',
			display_options: { template },
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
