import { id, instant, string, text, toggle } from '../fields.ts'
import type { CollectionDefinition } from '../model.ts'
import { manyToOne } from '../relation-fields.ts'
import { collectionMeta } from './folders.ts'

const decided = { readonly: true }

const pushSubscriptions: CollectionDefinition = {
	collection: 'push_subscriptions',
	table: true,
	meta: collectionMeta({
		group: 'folder_chain',
		sort: 20,
		icon: 'notifications',
		singular: 'Device with notifications',
		plural: 'Devices with notifications',
		template: '{{user.first_name}} {{last_used_at}}',
		note: 'Browsers that want to be told about orders. What it holds lets a message be sent: nobody but administrators reads it.',
		audited: false,
	}),
	fields: [
		id(),
		manyToOne(
			'user',
			{ target: 'directus_users', onDelete: 'CASCADE' },
			{ label: 'Customer', ...decided, key: 'uuid', template: '{{first_name}} {{last_name}}', note: 'Empty: a guest.' },
		),
		text('endpoint', { label: 'Address at the push service', ...decided, required: true, hidden: true }),
		string('endpoint_hash', { label: 'Its hash', ...decided, required: true, unique: true, hidden: true }),
		string('p256dh', { label: 'Key', ...decided, required: true, hidden: true }),
		string('auth', { label: 'Secret', ...decided, required: true, hidden: true }),
		string('server_key', { label: 'Made with our key', ...decided, required: true, hidden: true }),
		string('language', { label: 'Language', ...decided, note: 'Empty: that of the order.' }),
		toggle('enabled', { label: 'On', ...decided, default: true }),
		toggle('wants_orders', { label: 'News about orders', ...decided, default: true }),
		toggle('wants_offers', { label: 'Offers', ...decided }),
		instant('date_created', { label: 'Since', ...decided }),
		instant('last_used_at', { label: 'Last used', ...decided }),
	],
}

const pushOrders: CollectionDefinition = {
	collection: 'push_orders',
	table: true,
	meta: collectionMeta({
		group: 'folder_chain',
		sort: 21,
		icon: 'notification_important',
		singular: 'Followed order',
		plural: 'Followed orders',
		template: '{{order}}',
		note: 'Orders that a device is told about although nobody is signed in on it.',
		audited: false,
		hidden: true,
	}),
	fields: [
		id(),
		manyToOne(
			'subscription',
			{ target: 'push_subscriptions', onDelete: 'CASCADE' },
			{ label: 'Device', ...decided, required: true },
		),
		manyToOne('order', { target: 'orders', onDelete: 'CASCADE' }, { label: 'Order', ...decided, required: true }),
	],
}

export const PUSH: CollectionDefinition[] = [pushSubscriptions, pushOrders]
