import { id, instant, integer, json, money, percent, repeater, select, string, text } from '../fields.ts'
import type { CollectionDefinition } from '../model.ts'
import { manyToOne, oneToMany, section } from '../relation-fields.ts'
import { ACTORS, CURRENCIES, ORDER_STATUS, PAYMENT_STATUS, PICKUP_TYPE } from './choices.ts'
import { collectionMeta } from './folders.ts'

const decided = { readonly: true }

const orders: CollectionDefinition = {
	collection: 'orders',
	table: true,
	meta: collectionMeta({
		group: 'folder_kitchen',
		sort: 1,
		icon: 'receipt_long',
		singular: 'Order',
		plural: 'Orders',
		template: '{{reference}} · {{first_name}}',
	}),
	fields: [
		id(),
		string('reference', {
			label: 'Reference',
			...decided,
			required: true,
			unique: true,
			options: { font: 'monospace' },
		}),
		select('order_status', ORDER_STATUS, {
			label: 'Order status',
			required: true,
			default: 'pending_payment',
			note: 'Moves that skip a step are refused.',
		}),
		select('payment_status', PAYMENT_STATUS, {
			label: 'Payment status',
			...decided,
			required: true,
			default: 'pending',
		}),
		manyToOne(
			'branch',
			{ target: 'branches', onDelete: 'NO ACTION' },
			{ label: 'Branch', ...decided, required: true, template: '{{title}}', index: false },
		),
		select('pickup_type', PICKUP_TYPE, { label: 'Pickup', ...decided, required: true, default: 'now' }),
		instant('pickup_time', { label: 'Pickup slot', ...decided }),
		integer('ready_minutes', {
			label: 'Ready in',
			options: { min: 1, max: 240, iconRight: 'timer', placeholder: 'Estimated' },
			note: 'Minutes from now, as the customer is told. Empty: estimated from the branch’s settings.',
		}),
		instant('ready_min_at', { label: 'Ready, at the earliest', ...decided }),
		instant('ready_max_at', { label: 'Ready, at the latest', ...decided }),
		text('summary', {
			label: 'In short',
			...decided,
			hidden: true,
			note: 'The lines in words, for the board.',
		}),
		oneToMany('lines', ['quantity', 'name', 'customizations', 'requests', 'note'], {
			label: 'Lines',
			template: '{{quantity}} × {{name}}',
			readonlyList: true,
		}),
		section('section_customer', 'Customer', 'person'),
		string('first_name', { label: 'First name', group: 'section_customer', ...decided, required: true }),
		string('last_name', { label: 'Last name', group: 'section_customer', ...decided, required: true }),
		// Guest orders join the account of their address.
		string('email', { label: 'Email', group: 'section_customer', ...decided, required: true, index: true }),
		string('phone', { label: 'Phone', group: 'section_customer', ...decided, required: true }),
		string('language', {
			label: 'Language',
			group: 'section_customer',
			...decided,
			note: 'In which the customer is written to. Empty: English.',
		}),
		manyToOne(
			'user',
			{ target: 'directus_users', onDelete: 'SET NULL' },
			{
				label: 'Account',
				group: 'section_customer',
				...decided,
				key: 'uuid',
				index: false,
				template: '{{first_name}} {{last_name}}',
				note: 'Empty for a guest.',
			},
		),
		section('section_money', 'Money', 'payments'),
		money('subtotal', { label: 'Subtotal', group: 'section_money', ...decided, required: true }),
		money('discount', { label: 'Discount', group: 'section_money', ...decided, required: true, default: 0 }),
		money('tax', { label: 'Tax inside', group: 'section_money', ...decided, required: true }),
		money('total', { label: 'Total', group: 'section_money', ...decided, required: true }),
		select('currency', CURRENCIES, { label: 'Currency', group: 'section_money', ...decided, required: true }),
		string('coupon_code', { label: 'Coupon', group: 'section_money', ...decided }),
		manyToOne(
			'coupon',
			{ target: 'coupons', onDelete: 'SET NULL' },
			{ label: 'Coupon record', group: 'section_money', ...decided, template: '{{code}}' },
		),
		oneToMany(
			'payments',
			['provider', 'status', 'amount', 'decline_code', 'refund_failed_at', 'dispute', 'date_created'],
			{
				label: 'Payment attempts',
				group: 'section_money',
				template: '{{provider}} {{status}}',
				readonlyList: true,
			},
		),
		section('section_history', 'History', 'history', 'closed'),
		oneToMany('history', ['at', 'order_status', 'payment_status', 'actor'], {
			label: 'History',
			group: 'section_history',
			template: '{{order_status}}',
			readonlyList: true,
		}),
		instant('date_created', { label: 'Ordered', group: 'section_history', ...decided, special: 'date-created' }),
		instant('date_updated', { label: 'Changed', group: 'section_history', ...decided, special: 'date-updated' }),
		instant('expires_at', { label: 'Given up at', group: 'section_history', ...decided, note: 'While it is unpaid.' }),
		manyToOne(
			'company',
			{ target: 'companies', onDelete: 'NO ACTION' },
			{ label: 'Company', group: 'section_history', ...decided, required: true, template: '{{name}}' },
		),
		instant('held_until', {
			label: 'Keeps its pieces until',
			group: 'section_history',
			...decided,
			note: 'While it is unpaid. Then counted pieces are on sale again, and are taken when it is paid.',
		}),
		string('placed_device', { hidden: true, ...decided, note: 'Digest of the device; forgotten after a day.' }),
		string('placed_address', { hidden: true, ...decided, note: 'Digest of the address; forgotten after a day.' }),
		string('code_seed', { hidden: true, ...decided, note: 'The mailed one-time code is a keyed digest of it.' }),
		instant('code_expires_at', { hidden: true, ...decided, note: 'End of the one-time code; the clean-up erases it.' }),
		integer('code_tries', { hidden: true, ...decided, note: 'Times that somebody entered the one-time code.' }),
		string('slug', { hidden: true, ...decided, required: true, unique: true }),
		string('cart', { hidden: true, ...decided }),
		string('idempotency_key', { hidden: true, ...decided, unique: true }),
		string('request_hash', { hidden: true, ...decided }),
	],
}

const orderLines: CollectionDefinition = {
	collection: 'order_lines',
	table: true,
	meta: collectionMeta({
		sort: 93,
		icon: 'list',
		singular: 'Line of an order',
		plural: 'Lines of orders',
		template: '{{quantity}} × {{name}}',
		hidden: true,
		sortField: 'sort',
	}),
	fields: [
		id(),
		manyToOne(
			'order',
			{ target: 'orders', onDelete: 'CASCADE', oneField: 'lines', sortField: 'sort', deselect: 'delete' },
			{ label: 'Order', ...decided, required: true, template: '{{reference}}' },
		),
		manyToOne(
			'product',
			{ target: 'products', onDelete: 'SET NULL' },
			{ label: 'Product', ...decided, template: '{{name}}' },
		),
		string('name', { label: 'Name', ...decided, required: true }),
		integer('quantity', { label: 'Quantity', ...decided, required: true }),
		integer('taken', {
			label: 'Taken off stock',
			...decided,
			hidden: true,
			note: 'Counted pieces that the line took. They come back when the order ends before it is cooked.',
		}),
		text('note', { label: 'Note', ...decided }),
		json('requests', {
			label: 'Requests',
			...decided,
			interface: 'tags',
			display: 'labels',
			displayOptions: { format: false },
		}),
		repeater(
			'customizations',
			'{{ name }}',
			[
				{ field: 'name', name: 'Choice', type: 'string', interface: 'input' },
				{ field: 'price_extra', name: 'Extra price', type: 'float', interface: 'input' },
			],
			{
				label: 'Choices',
				...decided,
				addLabel: 'Add',
				display: 'formatted-json-value',
				displayOptions: { format: '{{ name }}' },
			},
		),
		money('unit_price', { label: 'Price of one', ...decided, required: true }),
		money('total', { label: 'Total', ...decided, required: true }),
		money('discount', { label: 'Share of the discount', ...decided }),
		money('tax', { label: 'Tax inside', ...decided, required: true }),
		percent('tax_rate', { label: 'Tax rate', ...decided }),
		integer('sort', { hidden: true }),
	],
}

const orderHistory: CollectionDefinition = {
	collection: 'order_history',
	table: true,
	meta: collectionMeta({
		sort: 94,
		icon: 'history',
		singular: 'Step of an order',
		plural: 'Steps of orders',
		hidden: true,
		audited: false,
	}),
	fields: [
		id(),
		manyToOne(
			'order',
			{ target: 'orders', onDelete: 'CASCADE', oneField: 'history', deselect: 'delete' },
			{ label: 'Order', ...decided, required: true, template: '{{reference}}' },
		),
		select('order_status', ORDER_STATUS, { label: 'Order status', ...decided, required: true }),
		select('payment_status', PAYMENT_STATUS, { label: 'Payment status', ...decided, required: true }),
		instant('at', { label: 'At', ...decided, required: true }),
		select('actor', ACTORS, { label: 'By', ...decided, required: true }),
	],
}

export const ORDERS: CollectionDefinition[] = [orders, orderLines, orderHistory]
