import { id, integer, toggle } from '../fields.ts'
import type { CollectionDefinition } from '../model.ts'
import { manyToOne } from '../relation-fields.ts'
import { collectionMeta } from './folders.ts'

export const branchProducts: CollectionDefinition = {
	collection: 'branch_products',
	table: true,
	meta: collectionMeta({
		group: 'folder_kitchen',
		sort: 2,
		icon: 'inventory_2',
		singular: 'Product at a branch',
		plural: 'Availability',
		template: '{{product.name}} · {{branch.title}}',
		note: 'What each branch sells, what is sold out and what is left.',
	}),
	fields: [
		id(),
		manyToOne(
			'product',
			{ target: 'products', onDelete: 'CASCADE' },
			{ label: 'Product', required: true, template: '{{image.$thumbnail}} {{name}}' },
		),
		manyToOne(
			'branch',
			{ target: 'branches', onDelete: 'CASCADE', oneField: 'products', deselect: 'delete' },
			{ label: 'Branch', required: true, template: '{{title}}', index: false },
		),
		toggle('sold_out', {
			label: 'Sold out',
			display: 'boolean',
			displayOptions: {
				labelOn: 'Sold out',
				labelOff: 'On sale',
				iconOn: 'block',
				iconOff: 'check',
				colorOn: '#C62828',
				colorOff: '#2E7D32',
			},
			note: 'Takes the product off this branch’s menu within a second.',
		}),
		integer('stock', {
			label: 'Left',
			options: { min: 0, placeholder: 'Not counted' },
			note: 'Counted down by paid orders. Empty: not counted.',
		}),
	],
}
