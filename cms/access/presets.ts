import { ORDER_STATUS } from '../schema/collections/choices.ts'
import { STAFF_ROLE } from '../schema/ids.ts'
import type { Filter } from './permission.ts'

/** How the Studio shows a collection. Without a bookmark it is the list's default, for one role or for everybody. */
export interface PresetSeed {
	/** Names the preset in the ledger; never reused. */
	key: string
	collection: string
	role: string | null
	bookmark: string | null
	icon?: string
	color?: string
	layout: 'tabular' | 'kanban'
	layoutQuery: Record<string, unknown>
	layoutOptions: Record<string, unknown>
	filter: Filter | null
	/** Seconds after which the Studio asks again. */
	refresh?: number
}

/**
 * Orders that the kitchen has to do with today: paid for, and ordered within a day or to be picked up around now. The
 * Studio has no "today" in a branch's time zone, so a day is 18 hours back and 18 ahead.
 */
const TODAY: Filter = {
	_and: [
		{ order_status: { _nin: ['pending_payment', 'expired'] } },
		{
			_or: [
				{ _and: [{ pickup_time: { _null: true } }, { date_created: { _gte: '$NOW(-18 hours)' } }] },
				{ pickup_time: { _between: ['$NOW(-18 hours)', '$NOW(+18 hours)'] } },
			],
		},
	],
}

const BOARD = {
	layout: 'kanban',
	layoutQuery: { kanban: { limit: 500 } },
	layoutOptions: {
		kanban: {
			groupField: 'order_status',
			groupOrder: {
				groupField: 'order_status',
				sortMap: Object.fromEntries(ORDER_STATUS.map(({ value }, index) => [value, index])),
			},
			titleField: 'reference',
			textField: 'summary',
			dateField: 'ready_max_at',
			tagsField: null,
			userField: null,
			imageSource: null,
			showUngrouped: false,
		},
	},
	filter: TODAY,
	refresh: 10,
} satisfies Partial<PresetSeed>

function table(fields: string[], sort: string[], widths: Record<string, number> = {}, limit = 50) {
	return {
		layout: 'tabular',
		layoutQuery: { tabular: { fields, sort, page: 1, limit } },
		layoutOptions: { tabular: { widths, spacing: 'comfortable' } },
		filter: null,
	} satisfies Partial<PresetSeed>
}

const ORDERS_TABLE = table(
	['reference', 'order_status', 'payment_status', 'branch', 'first_name', 'total', 'pickup_time', 'date_created'],
	['-date_created'],
	{
		reference: 130,
		order_status: 150,
		payment_status: 140,
		branch: 200,
		first_name: 140,
		total: 110,
		pickup_time: 200,
	},
)
const AVAILABILITY = table(
	['product', 'sold_out', 'stock'],
	['product.sort'],
	{ product: 380, sold_out: 160, stock: 120 },
	100,
)

export const PRESETS: PresetSeed[] = [
	{ key: 'staff-orders', collection: 'orders', role: STAFF_ROLE, bookmark: null, ...BOARD },
	{
		key: 'board',
		collection: 'orders',
		role: null,
		bookmark: 'Today’s board',
		icon: 'view_week',
		color: '#2E7D32',
		...BOARD,
	},
	{ key: 'all-orders', collection: 'orders', role: null, bookmark: 'All orders', icon: 'list', ...ORDERS_TABLE },
	{ key: 'orders', collection: 'orders', role: null, bookmark: null, ...ORDERS_TABLE },
	{ key: 'staff-availability', collection: 'branch_products', role: STAFF_ROLE, bookmark: null, ...AVAILABILITY },
	{
		key: 'sold-out',
		collection: 'branch_products',
		role: null,
		bookmark: 'Sold out now',
		icon: 'block',
		color: '#C62828',
		...table(['product', 'branch', 'sold_out', 'stock'], ['product.sort'], { product: 380, branch: 220 }, 100),
		filter: { _or: [{ sold_out: { _eq: true } }, { stock: { _lte: 0 } }] },
	},
	{
		key: 'availability',
		collection: 'branch_products',
		role: null,
		bookmark: null,
		...table(['product', 'branch', 'sold_out', 'stock'], ['branch', 'product.sort'], { product: 380, branch: 220 }),
	},
	{
		key: 'products',
		collection: 'products',
		role: null,
		bookmark: null,
		...table(['image', 'name', 'price', 'categories', 'badges', 'status'], ['sort'], {
			image: 70,
			name: 280,
			price: 110,
		}),
	},
	{
		key: 'branches',
		collection: 'branches',
		role: null,
		bookmark: null,
		...table(['title', 'kitchen_status', 'can_order_online', 'address', 'phone', 'status'], ['sort'], {
			title: 240,
			kitchen_status: 150,
			can_order_online: 160,
			address: 320,
		}),
	},
	{
		key: 'categories',
		collection: 'categories',
		role: null,
		bookmark: null,
		...table(['name', 'company', 'description'], ['company', 'sort'], { name: 200, company: 240, description: 400 }),
	},
	{
		key: 'attributes',
		collection: 'attributes',
		role: null,
		bookmark: null,
		...table(['name', 'single', 'removal', 'values'], ['sort'], { name: 220 }),
	},
	{
		key: 'coupons',
		collection: 'coupons',
		role: null,
		bookmark: null,
		...table(['code', 'active', 'kind', 'value', 'minimum', 'uses', 'max_uses', 'ends_at'], ['code'], { code: 160 }),
	},
	{
		key: 'posts',
		collection: 'posts',
		role: null,
		bookmark: null,
		...table(['picture', 'title', 'status', 'author', 'tags', 'date_created'], ['-date_created'], {
			picture: 70,
			title: 360,
			author: 160,
		}),
	},
	{
		key: 'post-drafts',
		collection: 'posts',
		role: null,
		bookmark: 'Drafts',
		icon: 'edit_note',
		color: '#607080',
		...table(['picture', 'title', 'author', 'date_created'], ['-date_created'], { picture: 70, title: 360 }),
		filter: { status: { _eq: 'draft' } },
	},
	{
		key: 'pages',
		collection: 'pages',
		role: null,
		bookmark: null,
		...table(['picture', 'title', 'slug', 'status', 'date_updated'], ['title'], { picture: 70, title: 320 }),
	},
	{
		key: 'jobs',
		collection: 'jobs',
		role: null,
		bookmark: null,
		...table(['title', 'branch', 'employment_type', 'status', 'closes_at', 'date_created'], ['sort'], {
			title: 280,
			branch: 220,
		}),
	},
	{
		key: 'authors',
		collection: 'authors',
		role: null,
		bookmark: null,
		...table(['picture', 'name', 'role', 'slug'], ['name'], { picture: 70, name: 220, role: 280 }),
	},
	{
		key: 'menu-links',
		collection: 'menu_links',
		role: null,
		bookmark: null,
		...table(['label', 'url'], ['sort'], { label: 220, url: 320 }),
	},
	{
		key: 'payments-trouble',
		collection: 'payments',
		role: null,
		bookmark: 'Failed refunds and disputes',
		icon: 'gavel',
		color: '#C62828',
		...table(['order', 'status', 'amount', 'refund_failed_at', 'dispute', 'date_updated'], ['-date_updated']),
		filter: { _or: [{ refund_failed_at: { _nnull: true } }, { dispute: { _nnull: true } }] },
	},
	{
		key: 'payments',
		collection: 'payments',
		role: null,
		bookmark: null,
		...table(['order', 'provider', 'status', 'amount', 'decline_code', 'date_created'], ['-date_created']),
	},
	{
		key: 'payment-events',
		collection: 'payment_events',
		role: null,
		bookmark: null,
		...table(['provider', 'type', 'event_id', 'received_at', 'processed_at'], ['-received_at']),
	},
	{
		key: 'outbox-given-up',
		collection: 'outbox',
		role: null,
		bookmark: 'Given up',
		icon: 'sms_failed',
		color: '#C62828',
		...table(['topic', 'fact', 'attempts', 'failed_at', 'last_error'], ['-failed_at'], { fact: 320, last_error: 400 }),
		filter: { failed_at: { _nnull: true } },
	},
	{
		key: 'outbox',
		collection: 'outbox',
		role: null,
		bookmark: null,
		...table(['fact', 'topic', 'attempts', 'available_at', 'sent_at', 'failed_at', 'last_error'], ['-available_at']),
	},
	{
		key: 'messages',
		collection: 'contact_messages',
		role: null,
		bookmark: null,
		...table(['status', 'topic', 'name', 'branch', 'date_created'], ['-date_created'], { topic: 200, name: 220 }),
		filter: { status: { _neq: 'spam' } },
	},
	{
		key: 'messages-spam',
		collection: 'contact_messages',
		role: null,
		bookmark: 'Suspected spam',
		icon: 'report',
		...table(['suspicion', 'name', 'message', 'date_created'], ['-date_created'], { message: 420 }),
		filter: { status: { _eq: 'spam' } },
	},
	{
		key: 'applications',
		collection: 'job_applications',
		role: null,
		bookmark: null,
		...table(['status', 'job_title', 'name', 'document', 'date_created'], ['-date_created'], {
			job_title: 260,
			name: 220,
		}),
		filter: { status: { _neq: 'spam' } },
	},
	{
		key: 'newsletters',
		collection: 'newsletters',
		role: null,
		bookmark: null,
		...table(['subject', 'status', 'recipients', 'tested_at', 'sent_at'], ['-date_created'], { subject: 420 }),
	},
	{
		key: 'newsletter',
		collection: 'newsletter_subscriptions',
		role: null,
		bookmark: null,
		...table(['email', 'status', 'confirmed_at', 'requested_at'], ['-requested_at'], { email: 320 }, 100),
	},
]
