import type { FieldDefinition, FieldMeta, FieldSchema, RelationDefinition } from './model.ts'

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

export interface Choice {
	text: string
	value: string | number
	/** A colour of the Studio's theme or #rrggbb; shown as the label's background. */
	color?: string
	icon?: string
}

/** The Studio's languages that read English labels; others fall back to the field's name. */
export function labels(text: string): { language: string; translation: string }[] {
	return ['en-GB', 'en-US'].map((language) => ({ language, translation: text }))
}

function field(
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

/** The primary key: a number that the database gives. */
export function id(): FieldDefinition {
	return field(
		'id',
		'integer',
		{},
		{ interface: 'input', readonly: true, hidden: true },
		{ data_type: 'integer', is_primary_key: true, has_auto_increment: true, is_nullable: false },
	)
}

export function string(name: string, options: FieldOptions = {}): FieldDefinition {
	return field(
		name,
		'string',
		options,
		{ interface: 'input', options: { trim: true } },
		{ data_type: 'varchar', max_length: 255 },
	)
}

export function text(name: string, options: FieldOptions = {}): FieldDefinition {
	return field(name, 'text', { width: 'full', ...options }, { interface: 'input-multiline' }, { data_type: 'text' })
}

export function integer(name: string, options: FieldOptions = {}): FieldDefinition {
	return field(name, 'integer', options, { interface: 'input' }, { data_type: 'integer' })
}

/** An amount in the collection's currency: decimal(10,2). */
export function money(name: string, options: FieldOptions = {}): FieldDefinition {
	return field(
		name,
		'decimal',
		options,
		{
			interface: 'input',
			options: { min: 0, step: 0.01, iconLeft: 'payments' },
			display: 'formatted-value',
			display_options: { format: true, font: 'monospace' },
		},
		{ data_type: 'decimal', numeric_precision: 10, numeric_scale: 2 },
	)
}

export function percent(name: string, options: FieldOptions = {}): FieldDefinition {
	return field(
		name,
		'decimal',
		options,
		{
			interface: 'input',
			options: { min: 0, max: 100, step: 0.1, iconRight: 'percent' },
			display: 'formatted-value',
			display_options: { suffix: ' %' },
		},
		{ data_type: 'decimal', numeric_precision: 10, numeric_scale: 2 },
	)
}

export function toggle(name: string, options: FieldOptions = {}): FieldDefinition {
	return field(
		name,
		'boolean',
		{ required: true, default: false, ...options },
		{ interface: 'boolean', special: ['cast-boolean'], display: 'boolean' },
		{ data_type: 'boolean' },
	)
}

/** One of a few values, shown as a coloured label in lists and as the columns of a board. */
export function select(name: string, choices: Choice[], options: FieldOptions = {}): FieldDefinition {
	const numeric = choices.every((choice) => typeof choice.value === 'number')
	return field(
		name,
		numeric ? 'integer' : 'string',
		options,
		{
			interface: 'select-dropdown',
			options: { choices },
			display: 'labels',
			display_options: {
				format: false,
				choices: choices.map(({ text, value, color }) => ({
					text,
					value,
					foreground: color ? '#FFFFFF' : null,
					background: color ?? null,
				})),
			},
		},
		numeric ? { data_type: 'integer' } : { data_type: 'varchar', max_length: 255 },
	)
}

/** A list of fixed words, kept as JSON. */
export function tags(name: string, choices: Choice[], options: FieldOptions = {}): FieldDefinition {
	return field(
		name,
		'json',
		options,
		{
			interface: 'select-multiple-checkbox',
			special: ['cast-json'],
			options: { choices, itemsShown: 14 },
			display: 'labels',
			display_options: { choices: choices.map(({ text, value }) => ({ text, value })) },
		},
		{ data_type: 'json' },
	)
}

/** JSON that people hardly ever write by hand. */
export function json(name: string, options: FieldOptions = {}): FieldDefinition {
	return field(
		name,
		'json',
		{ width: 'full', ...options },
		{ interface: 'input-code', special: ['cast-json'], options: { language: 'json', lineNumber: false } },
		{ data_type: 'json' },
	)
}

/** One column of a repeater. */
export interface RepeaterColumn {
	field: string
	name: string
	type: string
	interface: string
	width?: 'half' | 'full'
	options?: Record<string, unknown>
}

/** A short list of small records, kept as JSON and edited row by row. */
export function repeater(
	name: string,
	template: string,
	columns: RepeaterColumn[],
	options: FieldOptions & { addLabel: string },
): FieldDefinition {
	const fields = columns.map((column) => ({
		field: column.field,
		name: column.name,
		type: column.type,
		meta: {
			field: column.field,
			type: column.type,
			interface: column.interface,
			width: column.width ?? 'half',
			options: column.options ?? null,
		},
	}))
	return field(
		name,
		'json',
		{ width: 'full', ...options },
		{ interface: 'list', special: ['cast-json'], options: { template, fields, addLabel: options.addLabel } },
		{ data_type: 'json' },
	)
}

/** An instant, kept in UTC. */
export function instant(
	name: string,
	options: FieldOptions & { special?: 'date-created' | 'date-updated' } = {},
): FieldDefinition {
	return field(
		name,
		'timestamp',
		options,
		{
			interface: 'datetime',
			special: options.special ? [options.special] : null,
			display: 'datetime',
			display_options: { format: 'short' },
		},
		{ data_type: 'datetime' },
	)
}

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
			{ interface: 'file-image', special: ['file'], options: { folder, crop: true }, display: 'image' },
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
