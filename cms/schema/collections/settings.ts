import { id, instant, integer, repeater, select, string, text, toggle } from '../fields.ts'
import type { CollectionDefinition } from '../model.ts'
import { manyToOne, section } from '../relation-fields.ts'
import { CURRENCIES } from './choices.ts'
import { collectionMeta } from './folders.ts'

export const settings: CollectionDefinition = {
	collection: 'settings',
	table: true,
	meta: collectionMeta({
		group: 'folder_chain',
		sort: 2,
		icon: 'tune',
		singular: 'Shop settings',
		plural: 'Shop settings',
		singleton: true,
	}),
	fields: [
		id(),
		toggle('outage', {
			label: 'Outage',
			width: 'full',
			note: 'Closes the whole shop at once: everybody sees the outage screen.',
		}),
		text('outage_message', { label: 'Outage message', note: 'Empty: the shop’s own words.' }),
		section('section_brand', 'Brand', 'storefront'),
		string('brand_name', { label: 'Name', group: 'section_brand', required: true, default: '' }),
		string('brand_line', { label: 'Line', group: 'section_brand' }),
		repeater(
			'social_links',
			'{{ name }}',
			[
				{ field: 'name', name: 'Name', type: 'string', interface: 'input' },
				{ field: 'url', name: 'Address', type: 'string', interface: 'input', options: { placeholder: 'https://' } },
				{
					field: 'icon',
					name: 'Icon',
					type: 'string',
					interface: 'input',
					options: { placeholder: 'tabler:brand-instagram' },
				},
			],
			{ label: 'Social links', group: 'section_brand', addLabel: 'Add a link', note: 'The first three are shown.' },
		),
		string('support_email', { label: 'Email', group: 'section_brand' }),
		string('support_phone', { label: 'Phone', group: 'section_brand' }),
		section('section_orders', 'Orders', 'receipt_long'),
		select('currency', CURRENCIES, { label: 'Currency', group: 'section_orders', required: true, default: 'EUR' }),
		integer('maximum_order_per_item', {
			label: 'At most of one item',
			group: 'section_orders',
			required: true,
			default: 20,
			options: { min: 1, max: 999 },
		}),
		integer('order_expiry_minutes', {
			label: 'Unpaid orders are given up after',
			group: 'section_orders',
			required: true,
			default: 30,
			options: { min: 2, max: 1440 },
			note: 'Minutes.',
		}),
		integer('order_hold_minutes', {
			label: 'Unpaid orders keep their pieces for',
			group: 'section_orders',
			required: true,
			default: 3,
			options: { min: 0, max: 1440 },
			note: 'Minutes, of counted products. A further unpaid order of the same customer keeps none.',
		}),
		integer('open_orders_per_device', {
			label: 'Unpaid orders of one device',
			group: 'section_orders',
			required: true,
			default: 3,
			options: { min: 1, max: 999 },
			note: 'At a time.',
		}),
		integer('open_orders_per_address', {
			label: 'Unpaid orders of one address',
			group: 'section_orders',
			required: true,
			default: 20,
			options: { min: 1, max: 9_999 },
			note: 'Of the network, at a time.',
		}),
		integer('open_orders_per_phone', {
			label: 'Unpaid orders of one phone number',
			group: 'section_orders',
			required: true,
			default: 5,
			options: { min: 1, max: 999 },
			note: 'At a time. Orders of other devices and addresses count for as long as they may hold pieces.',
		}),
		section('section_privacy', 'Privacy', 'policy', 'closed'),
		integer('device_retention_days', {
			label: 'Device records are kept for',
			group: 'section_privacy',
			required: true,
			default: 90,
			options: { min: 1, max: 730 },
			note: 'Days. What is older is deleted by itself.',
		}),
		integer('message_retention_months', {
			label: 'Messages are kept for',
			group: 'section_privacy',
			required: true,
			default: 12,
			options: { min: 1, max: 60 },
			note: 'Months. Suspected spam: 30 days.',
		}),
		integer('application_retention_months', {
			label: 'Applications are kept for',
			group: 'section_privacy',
			required: true,
			default: 6,
			options: { min: 1, max: 60 },
			note: 'Months, with their documents. Suspected spam: 30 days.',
		}),
	],
}

/** Staff belong to a branch: their permissions compare with this field. Customers have a telephone. */
export const users: CollectionDefinition = {
	collection: 'directus_users',
	table: true,
	fields: [
		manyToOne(
			'branch',
			{ target: 'branches', onDelete: 'SET NULL' },
			{
				label: 'Branch',
				template: '{{title}}',
				note: 'Whose orders and products a member of the branch staff works with.',
			},
		),
		string('phone', { label: 'Telephone', note: 'Of a customer; suggested at the checkout.' }),
	],
}

/**
 * Directus's own sessions. It renames a row when it renews the session, so `sid` is what names a session from its
 * sign-in to its end.
 */
export const sessions: CollectionDefinition = {
	collection: 'directus_sessions',
	table: true,
	fields: [
		string('sid', { label: 'Session', unique: true, readonly: true, hidden: true, note: 'Access tokens carry it.' }),
		instant('identity_proved_at', {
			label: 'Last proved who they are',
			readonly: true,
			hidden: true,
			note: 'With the present password, given while this session was open.',
		}),
	],
}
