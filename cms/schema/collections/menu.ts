import {
	id,
	image,
	integer,
	json,
	manyToMany,
	manyToOne,
	money,
	oneToMany,
	section,
	select,
	string,
	tags,
	text,
	toggle,
} from '../fields.ts'
import { PUBLIC_FOLDER } from '../ids.ts'
import type { CollectionDefinition } from '../model.ts'
import { ALLERGENS, BADGES, DIETS, PRODUCT_STATUS } from './choices.ts'
import { collectionMeta } from './folders.ts'

const categories: CollectionDefinition = {
	collection: 'categories',
	table: true,
	meta: collectionMeta({
		group: 'folder_menu',
		sort: 2,
		icon: 'category',
		singular: 'Category',
		plural: 'Categories',
		template: '{{name}}',
		sortField: 'sort',
	}),
	fields: [
		id(),
		string('name', { label: 'Name', required: true }),
		string('slug', { label: 'Slug', required: true, options: { slug: true } }),
		manyToOne(
			'company',
			{ target: 'companies', onDelete: 'NO ACTION' },
			{ label: 'Company', required: true, template: '{{name}}' },
		),
		integer('sort', { hidden: true }),
		text('description', { label: 'Description', note: 'One line under the heading of the menu.' }),
	],
}

const products: CollectionDefinition = {
	collection: 'products',
	table: true,
	meta: {
		...collectionMeta({
			group: 'folder_menu',
			sort: 1,
			icon: 'lunch_dining',
			singular: 'Product',
			plural: 'Products',
			template: '{{image.$thumbnail}} {{name}}',
			sortField: 'sort',
		}),
		archive_field: 'status',
		archive_value: 'archived',
		unarchive_value: 'draft',
	},
	fields: [
		id(),
		string('name', { label: 'Name', required: true }),
		select('status', PRODUCT_STATUS, { label: 'Status', required: true, default: 'draft' }),
		money('price', { label: 'Price', required: true, note: 'With tax.' }),
		manyToOne(
			'tax',
			{ target: 'taxes', onDelete: 'NO ACTION' },
			{ label: 'Tax inside the price', required: true, template: '{{name}}' },
		),
		text('description', { label: 'Description' }),
		image('image', PUBLIC_FOLDER, {
			label: 'Picture',
			width: 'full',
			note: 'Square, 800 × 800 or more. Replace the drawing with a photograph at any time, and empty the drawing below.',
		}),
		manyToMany('categories', '{{categories_id.name}}', { label: 'Categories' }),
		oneToMany('options', ['attribute.name', 'required', 'values'], {
			label: 'What customers may choose',
			template: '{{attribute.name}}',
		}),
		section('section_food', 'Food information', 'nutrition'),
		integer('kcal', { label: 'Energy', group: 'section_food', options: { min: 0, iconRight: 'bolt' }, note: 'kcal.' }),
		tags('diets', DIETS, { label: 'Diets', group: 'section_food' }),
		tags('allergens', ALLERGENS, { label: 'Allergens', group: 'section_food', width: 'full' }),
		tags('badges', BADGES, { label: 'Badges', group: 'section_food', width: 'full' }),
		section('section_technical', 'Codes and drawing', 'settings', 'closed'),
		string('code', { label: 'Code', group: 'section_technical', required: true, unique: true }),
		manyToOne(
			'company',
			{ target: 'companies', onDelete: 'NO ACTION' },
			{ label: 'Company', group: 'section_technical', required: true, template: '{{name}}' },
		),
		string('category', { label: 'Kind of goods', group: 'section_technical', required: true, default: 'Food' }),
		string('type', { label: 'Type', group: 'section_technical', required: true, default: 'consu' }),
		integer('odoo_id', {
			label: 'Odoo id',
			group: 'section_technical',
			note: 'Number in the point of sale; the product’s own where it is empty.',
		}),
		integer('sort', { hidden: true }),
		json('illustration', {
			label: 'Drawing',
			group: 'section_technical',
			note: 'What the picture is drawn from while customers build their own. Empty where a photograph is used.',
		}),
	],
}

const productsCategories: CollectionDefinition = {
	collection: 'products_categories',
	table: true,
	meta: collectionMeta({
		sort: 90,
		icon: 'import_export',
		singular: 'Product in a category',
		plural: 'Products in categories',
		hidden: true,
	}),
	fields: [
		id(),
		manyToOne(
			'products_id',
			{
				target: 'products',
				onDelete: 'CASCADE',
				oneField: 'categories',
				junctionField: 'categories_id',
				sortField: 'sort',
				deselect: 'delete',
			},
			{ required: true },
		),
		manyToOne(
			'categories_id',
			{ target: 'categories', onDelete: 'CASCADE', junctionField: 'products_id' },
			{ required: true },
		),
		integer('sort', { hidden: true }),
	],
}

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
		oneToMany('values', ['name', 'price_extra', 'available'], { label: 'Values', template: '{{name}}' }),
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
		toggle('available', { label: 'Available', default: true, note: 'Everywhere. Switch off when the kitchens have run out.' }),
		integer('sort', { hidden: true }),
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

export const MENU: CollectionDefinition[] = [
	products,
	categories,
	attributes,
	attributeValues,
	productsCategories,
	productOptions,
	productOptionValues,
]
