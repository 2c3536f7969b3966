import { id, instant, integer, money, percent, select, string, text, toggle } from '../fields.ts'
import type { CollectionDefinition } from '../model.ts'
import { manyToOne } from '../relation-fields.ts'
import { COUPON_KINDS, CURRENCIES } from './choices.ts'
import { collectionMeta } from './folders.ts'

const companies: CollectionDefinition = {
	collection: 'companies',
	table: true,
	meta: collectionMeta({
		group: 'folder_chain',
		sort: 3,
		icon: 'corporate_fare',
		singular: 'Company',
		plural: 'Companies',
		template: '{{name}}',
		note: 'Brands of the chain. A basket holds products of one company.',
	}),
	fields: [
		id(),
		string('name', { label: 'Name', required: true }),
		select('currency', CURRENCIES, { label: 'Currency', required: true, default: 'EUR' }),
		integer('odoo_id', { label: 'Odoo id', note: 'Number of the company in the point of sale.' }),
	],
}

const taxes: CollectionDefinition = {
	collection: 'taxes',
	table: true,
	meta: collectionMeta({
		group: 'folder_chain',
		sort: 4,
		icon: 'percent',
		singular: 'Tax',
		plural: 'Taxes',
		template: '{{name}}',
		note: 'Rates of tax inside the price.',
	}),
	fields: [
		id(),
		string('name', { label: 'Name', required: true }),
		percent('rate', { label: 'Rate', required: true, note: 'Contained in the price that customers see.' }),
	],
}

const coupons: CollectionDefinition = {
	collection: 'coupons',
	table: true,
	meta: collectionMeta({
		group: 'folder_menu',
		sort: 6,
		icon: 'local_activity',
		singular: 'Coupon',
		plural: 'Coupons',
		template: '{{code}}',
	}),
	fields: [
		id(),
		string('code', {
			label: 'Code',
			required: true,
			unique: true,
			options: { trim: true, font: 'monospace' },
			note: 'Upper case; customers may type it either way.',
		}),
		toggle('active', { label: 'Active', default: true }),
		select('kind', COUPON_KINDS, { label: 'Kind', required: true, default: 'percent' }),
		money('value', {
			label: 'Value',
			required: true,
			note: 'Percent off, an amount off the order, or what one piece of the item costs: 0 for a free one.',
		}),
		manyToOne(
			'product',
			{ target: 'products', onDelete: 'CASCADE' },
			{ label: 'Item', template: '{{name}}', note: 'For the kind “One item cheaper or free”.' },
		),
		money('minimum', { label: 'Minimum order', required: true, default: 0 }),
		integer('max_uses', {
			label: 'Uses in all',
			options: { min: 0, placeholder: 'No limit' },
			note: 'Empty: no limit.',
		}),
		integer('per_customer', {
			label: 'Uses for each customer',
			options: { min: 1, placeholder: 'No limit' },
			note: 'Empty: no limit.',
		}),
		integer('uses', {
			label: 'Used',
			required: true,
			default: 0,
			readonly: true,
			options: { min: 0 },
			note: 'Counted with each paid order.',
		}),
		instant('starts_at', { label: 'Valid from' }),
		instant('ends_at', { label: 'Valid until' }),
		// Every coupon is for customers who are signed in (section 6). The column is kept for databases that have it.
		toggle('login_required', { hidden: true, default: true }),
		manyToOne(
			'company',
			{ target: 'companies', onDelete: 'SET NULL' },
			{ label: 'Company', template: '{{name}}', note: 'Empty: for all companies.' },
		),
		manyToOne(
			'branch',
			{ target: 'branches', onDelete: 'CASCADE' },
			{ label: 'Branch', template: '{{title}}', note: 'Empty: for all branches.' },
		),
		toggle('public', {
			label: 'Shown to everybody',
			note: 'Listed for every account. Others work for whoever knows the code.',
		}),
		manyToOne(
			'customer',
			{ target: 'directus_users', onDelete: 'SET NULL' },
			{
				label: 'Given to',
				key: 'uuid',
				template: '{{first_name}} {{last_name}}',
				note: 'The account that it is listed for, where it is not shown to everybody.',
			},
		),
		text('description', { label: 'Description', note: 'Shown to customers.' }),
	],
}

export const CHAIN: CollectionDefinition[] = [companies, taxes, coupons]
