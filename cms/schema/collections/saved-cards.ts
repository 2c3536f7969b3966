import { id, instant, integer, string, toggle } from '../fields.ts'
import type { CollectionDefinition } from '../model.ts'
import { manyToOne } from '../relation-fields.ts'
import { collectionMeta } from './folders.ts'

const decided = { readonly: true }

const savedCards: CollectionDefinition = {
	collection: 'saved_cards',
	table: true,
	meta: collectionMeta({
		group: 'folder_money',
		sort: 4,
		icon: 'wallet',
		singular: 'Saved card',
		plural: 'Saved cards',
		template: '{{brand}} •••• {{last4}}',
		note: 'Cards that customers keep: what they know them by, and the gateway’s token. Never a card number.',
	}),
	fields: [
		id(),
		manyToOne(
			'user',
			{ target: 'directus_users', onDelete: 'CASCADE' },
			{ label: 'Customer', ...decided, required: true, key: 'uuid', template: '{{first_name}} {{last_name}}' },
		),
		string('provider', { label: 'Gateway', ...decided, required: true }),
		string('brand', { label: 'Brand', ...decided, required: true }),
		string('last4', { label: 'Last four digits', ...decided, required: true }),
		integer('exp_month', { label: 'Expires, month', ...decided, required: true }),
		integer('exp_year', { label: 'Expires, year', ...decided, required: true }),
		toggle('is_default', { label: 'Offered first', ...decided }),
		string('token', { label: 'Token', hidden: true, ...decided, required: true }),
		string('fingerprint', {
			label: 'Fingerprint',
			hidden: true,
			...decided,
			note: 'By which the gateway tells the card’s number from others; tells nothing about the number.',
		}),
		string('customer', { label: 'Customer at the gateway', hidden: true, ...decided }),
		instant('date_created', { label: 'Saved', ...decided, special: 'date-created' }),
		instant('date_updated', { label: 'Changed', ...decided, special: 'date-updated' }),
	],
}

export const SAVED_CARDS: CollectionDefinition[] = [savedCards]
