import { id, integer, json, money, select, string, tags, text } from '../fields.ts'
import { PUBLIC_FOLDER } from '../ids.ts'
import type { CollectionDefinition } from '../model.ts'
import { image, manyToMany, manyToOne, oneToMany, section } from '../relation-fields.ts'
import { ALLERGENS, BADGES, DIETS, PRODUCT_STATUS } from './choices.ts'
import { collectionMeta } from './folders.ts'
import { translationsField, translationTable, WORDS_NOTE } from './translations.ts'

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
		translationsField(WORDS_NOTE),
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
		translationsField(WORDS_NOTE),
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

export const MENU: CollectionDefinition[] = [
	products,
	categories,
	productsCategories,
	...['products', 'categories'].map((owner, index) =>
		translationTable(owner, { group: 'folder_menu', sort: 93 + index }, [
			string('name', { label: 'Name', width: 'full' }),
			text('description', { label: 'Description' }),
		]),
	),
]
