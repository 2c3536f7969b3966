import { id, instant, integer, json, money, select, string, text } from '../fields.ts'
import type { CollectionDefinition } from '../model.ts'
import { manyToOne } from '../relation-fields.ts'
import { CURRENCIES, DISPUTE_STATE, PAYMENT_ATTEMPT_STATUS } from './choices.ts'
import { collectionMeta } from './folders.ts'

const decided = { readonly: true }

const payments: CollectionDefinition = {
	collection: 'payments',
	table: true,
	meta: collectionMeta({
		group: 'folder_money',
		sort: 1,
		icon: 'credit_card',
		singular: 'Payment attempt',
		plural: 'Payment attempts',
		template: '{{order.reference}} · {{status}}',
	}),
	fields: [
		id(),
		manyToOne(
			'order',
			{ target: 'orders', onDelete: 'NO ACTION', oneField: 'payments' },
			{ label: 'Order', ...decided, required: true, template: '{{reference}}' },
		),
		string('provider', { label: 'Gateway', ...decided, required: true }),
		select('status', PAYMENT_ATTEMPT_STATUS, { label: 'Status', ...decided, required: true, default: 'pending' }),
		money('amount', { label: 'Amount', ...decided, required: true }),
		select('currency', CURRENCIES, { label: 'Currency', ...decided, required: true }),
		string('decline_code', { label: 'Declined because', ...decided }),
		instant('refund_failed_at', {
			label: 'Refund failed',
			...decided,
			note: 'The customer’s bank has returned it: the money has to go back another way.',
		}),
		select('dispute', DISPUTE_STATE, {
			label: 'Dispute',
			...decided,
			note: 'The customer objects at the bank. Answer in the gateway’s dashboard while it is open.',
		}),
		string('payment_ref', { label: 'Reference', hidden: true, ...decided, required: true, unique: true }),
		json('provider_data', { label: 'Gateway data', ...decided }),
		string('return_path', { label: 'Comes back to', ...decided, width: 'full' }),
		instant('check_at', {
			label: 'Gateway is asked next',
			...decided,
			note: 'What became of it. Empty: it is known, or the gateway keeps nothing.',
		}),
		instant('date_created', { label: 'Started', ...decided, special: 'date-created' }),
		instant('date_updated', { label: 'Changed', ...decided, special: 'date-updated' }),
	],
}

const paymentEvents: CollectionDefinition = {
	collection: 'payment_events',
	table: true,
	meta: collectionMeta({
		group: 'folder_money',
		sort: 2,
		icon: 'webhook',
		singular: 'Payment event',
		plural: 'Payment events',
		template: '{{provider}} {{type}}',
		note: 'Notifications of the gateway as they came. Kept so that a replay changes nothing.',
		audited: false,
	}),
	fields: [
		id(),
		string('provider', { label: 'Gateway', ...decided, required: true }),
		string('event_id', { label: 'Event id', ...decided, required: true }),
		string('type', { label: 'Type', ...decided, required: true }),
		json('payload', { label: 'Payload', ...decided }),
		instant('received_at', { label: 'Received', ...decided, required: true }),
		instant('processed_at', { label: 'Processed', ...decided }),
	],
}

const outbox: CollectionDefinition = {
	collection: 'outbox',
	table: true,
	meta: collectionMeta({
		group: 'folder_money',
		sort: 3,
		icon: 'outbox',
		singular: 'Outgoing message',
		plural: 'Outbox',
		template: '{{topic}}',
		note: 'Messages to people and calls to gateways, made after the change that they follow from is safe.',
		audited: false,
	}),
	fields: [
		id(),
		string('topic', { label: 'Topic', ...decided, required: true }),
		json('payload', { label: 'Payload', ...decided }),
		integer('attempts', { label: 'Attempts', ...decided, required: true, default: 0 }),
		instant('available_at', { label: 'Not before', ...decided, required: true }),
		instant('sent_at', { label: 'Done', ...decided }),
		instant('failed_at', { label: 'Given up', ...decided, note: 'Failed too often; nobody tries again by itself.' }),
		text('last_error', { label: 'Last error', ...decided }),
		string('fact', {
			label: 'Fact',
			...decided,
			unique: true,
			note: 'What it tells about: one fact is told once.',
		}),
		instant('date_created', { label: 'Created', ...decided, special: 'date-created' }),
	],
}

export const MONEY: CollectionDefinition[] = [payments, paymentEvents, outbox]
