import { id, instant, json, select, string } from '../fields.ts'
import type { CollectionDefinition } from '../model.ts'
import { manyToOne } from '../relation-fields.ts'
import { collectionMeta } from './folders.ts'

const decided = { readonly: true }

const ABOUT = [
	{ text: 'Order', value: 'order', icon: 'receipt_long' },
	{ text: 'Sign-in', value: 'sign_in', icon: 'login' },
	{ text: 'Push subscription', value: 'push', icon: 'notifications' },
]

/** Who may look at it: administrators alone. No policy names it. */
export const deviceRecords: CollectionDefinition = {
	collection: 'device_records',
	table: true,
	meta: collectionMeta({
		group: 'folder_chain',
		sort: 9,
		icon: 'devices',
		singular: 'Device record',
		plural: 'Device records',
		template: '{{about}} · {{metadata}}',
		note: 'From which device an order, a sign-in or a push subscription came: against misuse, shortened and for a limited time (Shop settings).',
		audited: false,
	}),
	fields: [
		id(),
		select('about', ABOUT, { label: 'About', ...decided, required: true }),
		string('subject', {
			label: 'Of',
			...decided,
			required: true,
			note: 'The id of the order or of the push subscription.',
		}),
		manyToOne(
			'user',
			{ target: 'directus_users', onDelete: 'CASCADE' },
			{ label: 'Customer', ...decided, key: 'uuid', template: '{{first_name}} {{last_name}}' },
		),
		string('device', {
			label: 'Device',
			...decided,
			index: true,
			options: { font: 'monospace' },
			note: 'The same for what came from the same browser. Keyed: it leads back to nobody.',
		}),
		string('fingerprint', { label: 'Fingerprint', ...decided, options: { font: 'monospace' }, note: 'Keyed as well.' }),
		string('address', {
			label: 'Address',
			...decided,
			options: { font: 'monospace' },
			note: 'Keyed as well: the same for what came from the same address.',
		}),
		json('metadata', { label: 'What is known', ...decided }),
		instant('date_created', { label: 'At', ...decided, required: true, index: true }),
	],
}
