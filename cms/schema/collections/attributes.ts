import { id, integer, money, string, tags, toggle } from '../fields.ts'
import type { CollectionDefinition } from '../model.ts'
import { manyToOne, oneToMany } from '../relation-fields.ts'
import { ALLERGENS } from './choices.ts'
import { collectionMeta } from './folders.ts'
import { translationsField, translationTable, WORDS_NOTE } from './translations.ts'

const attributes: CollectionDefinition = {
	collection: 'attributes',
	table: true,
	meta: collectionMeta({
		group: 'folder_menu',
		sort: 3,
		icon: 'tune',
		singular: 'Attribute',
		plural: 'Attributes',
		template: '{{name}}',
		sortField: 'sort',
		note: 'What products can be ordered with or without: sizes, extras, removals.',
	}),
	fields: [
		id(),
		string('name', { label: 'Name', required: true }),
		toggle('single', { label: 'One choice only', note: 'Attribute 12 always takes exactly one.' }),
		toggle('removal', { label: 'Takes something off', note: 'The choice goes to the kitchen as a request.' }),
		integer('sort', { hidden: true }),
		oneToMany('values', ['name', 'price_extra', 'ingredient', 'available'], { label: 'Values', template: '{{name}}' }),
		translationsField(WORDS_NOTE),
	],
}

const attributeValues: CollectionDefinition = {
	collection: 'attribute_values',
	table: true,
	meta: collectionMeta({
		group: 'folder_menu',
		sort: 4,
		icon: 'format_list_bulleted',
		singular: 'Attribute value',
		plural: 'Attribute values',
		template: '{{attribute.name}}: {{name}}',
		sortField: 'sort',
		hidden: true,
	}),
	fields: [
		id(),
		manyToOne(
			'attribute',
			{ target: 'attributes', onDelete: 'CASCADE', oneField: 'values', sortField: 'sort', deselect: 'delete' },
			{ label: 'Attribute', required: true, template: '{{name}}' },
		),
		string('name', { label: 'Name', required: true }),
		money('price_extra', { label: 'Extra price', required: true, default: 0 }),
		integer('kcal', { label: 'Energy', note: 'kcal added.' }),
		tags('allergens', ALLERGENS, { label: 'Allergens added', width: 'full' }),
		string('ingredient', { label: 'Layer of the drawing', note: 'Added, or taken away by a removal.' }),
		toggle('available', {
			label: 'Available',
			default: true,
			note: 'Everywhere. Switch off when the kitchens have run out.',
		}),
		integer('sort', { hidden: true }),
		translationsField(WORDS_NOTE),
	],
}

const productOptions: CollectionDefinition = {
	collection: 'product_options',
	table: true,
	meta: collectionMeta({
		sort: 91,
		icon: 'tune',
		singular: 'Option of a product',
		plural: 'Options of products',
		template: '{{attribute.name}}',
		sortField: 'sort',
		hidden: true,
	}),
	fields: [
		id(),
		manyToOne(
			'product',
			{ target: 'products', onDelete: 'CASCADE', oneField: 'options', sortField: 'sort', deselect: 'delete' },
			{ label: 'Product', required: true, template: '{{name}}', hidden: true },
		),
		manyToOne(
			'attribute',
			{ target: 'attributes', onDelete: 'CASCADE' },
			{ label: 'Attribute', required: true, template: '{{name}}' },
		),
		toggle('required', { label: 'Customers must choose' }),
		integer('sort', { hidden: true }),
		oneToMany('values', ['value.name', 'price_extra', 'available'], {
			label: 'Values',
			template: '{{value.name}}',
			note: 'The first value of a single choice is chosen at the start.',
		}),
	],
}

const productOptionValues: CollectionDefinition = {
	collection: 'product_option_values',
	table: true,
	meta: collectionMeta({
		sort: 92,
		icon: 'tune',
		singular: 'Value of a product’s option',
		plural: 'Values of products’ options',
		template: '{{value.name}}',
		sortField: 'sort',
		hidden: true,
	}),
	fields: [
		id(),
		manyToOne(
			'option',
			{ target: 'product_options', onDelete: 'CASCADE', oneField: 'values', sortField: 'sort', deselect: 'delete' },
			{ label: 'Option', required: true, hidden: true },
		),
		manyToOne(
			'value',
			{ target: 'attribute_values', onDelete: 'CASCADE' },
			{ label: 'Value', required: true, template: '{{attribute.name}}: {{name}}' },
		),
		money('price_extra', { label: 'Extra price here', note: 'Empty: the extra price of the value itself.' }),
		toggle('available', { label: 'Available', default: true }),
		integer('sort', { hidden: true }),
	],
}

export const ATTRIBUTES: CollectionDefinition[] = [
	attributes,
	attributeValues,
	productOptions,
	productOptionValues,
	...['attributes', 'attribute_values'].map((owner, index) =>
		translationTable(owner, { group: 'folder_menu', sort: 95 + index }, [
			string('name', { label: 'Name', width: 'full' }),
		]),
	),
]
