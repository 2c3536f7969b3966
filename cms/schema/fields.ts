import { type FieldOptions, field } from './field.ts'
import { PUBLIC_FOLDER } from './ids.ts'
import type { FieldDefinition } from './model.ts'

export interface Choice {
	text: string
	value: string | number
	/** A colour of the Studio's theme or #rrggbb; shown as the label's background. */
	color?: string
	icon?: string
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

/** Part of an address: letters, digits and hyphens. */
export function slug(options: FieldOptions = {}): FieldDefinition {
	return string('slug', {
		label: 'Address',
		required: true,
		unique: true,
		...options,
		options: { slug: true, trim: true, ...options.options },
	})
}

const TOOLBAR = ['undo', 'redo', 'bold', 'italic', 'underline', 'strikethrough', 'blocks']
const RICH_TOOLBAR = [
	...TOOLBAR,
	'bullist',
	'numlist',
	'blockquote',
	'customLink',
	'unlink',
	'customImage',
	'table',
	'hr',
]

/** HTML that people write as in a letter. The extension cleans it whenever it is written (contract/rich-text.ts). */
export const RICH_TEXT = {
	interface: 'input-rich-text-html',
	options: { toolbar: [...RICH_TOOLBAR, 'removeformat', 'fullscreen'], folder: PUBLIC_FOLDER },
}

export function richText(name: string, options: FieldOptions = {}): FieldDefinition {
	return field(
		name,
		'text',
		{ width: 'full', ...options },
		{ ...RICH_TEXT, display: 'formatted-value', display_options: { format: false } },
		{ data_type: 'text' },
	)
}

export function integer(name: string, options: FieldOptions = {}): FieldDefinition {
	return field(name, 'integer', options, { interface: 'input' }, { data_type: 'integer' })
}

/** No price, order or payment is higher: a slip of the finger. */
const MOST_MONEY = 100_000

/** An amount in the collection's currency: decimal(10,2). */
export function money(name: string, options: FieldOptions = {}): FieldDefinition {
	return field(
		name,
		'decimal',
		options,
		{
			interface: 'input',
			options: { min: 0, max: MOST_MONEY, step: 0.01, iconLeft: 'payments' },
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
			display_options: { format: 'EEE d MMM, HH:mm' },
		},
		{ data_type: 'datetime' },
	)
}
