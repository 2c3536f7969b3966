/**
 * Indexes that a snapshot cannot say: those over several columns or over some of the rows. Unique ones keep a promise
 * of docs/data-model.md, the others carry a read that happens with every order or every minute.
 */
export interface CompoundIndex {
	name: string
	table: string
	columns: string[]
	unique?: boolean
	/** Rows that it covers, as a condition in SQL. */
	where?: string
}

const BLOCK_PLACES = ['pages', 'posts', 'jobs'].flatMap((owner) => [`${owner}_blocks`, `${owner}_translations_blocks`])

export const COMPOUND_INDEXES: CompoundIndex[] = [
	{ name: 'branch_products_branch_product', table: 'branch_products', columns: ['branch', 'product'], unique: true },
	{ name: 'payment_events_provider_event', table: 'payment_events', columns: ['provider', 'event_id'], unique: true },
	{ name: 'categories_company_slug', table: 'categories', columns: ['company', 'slug'], unique: true },
	// The board of a branch, and how full a pickup slot is.
	{ name: 'orders_branch_created', table: 'orders', columns: ['branch', 'date_created'] },
	{ name: 'orders_branch_pickup', table: 'orders', columns: ['branch', 'pickup_time'] },
	// What a kitchen has to cook now, however many orders it has cooked before.
	{ name: 'orders_branch_status', table: 'orders', columns: ['branch', 'order_status', 'date_created'] },
	// Unpaid orders that hold a coupon, and a customer's own uses of it.
	{
		name: 'orders_coupon_payment',
		table: 'orders',
		columns: ['coupon', 'payment_status'],
		where: 'coupon is not null',
	},
	{ name: 'orders_coupon_user', table: 'orders', columns: ['coupon', 'user'], where: 'coupon is not null' },
	// A customer's own orders, newest first.
	{ name: 'orders_user_created', table: 'orders', columns: ['user', 'date_created'] },
	// Orders of deleted customers, among which the clean-up looks for names: very few of all.
	{ name: 'orders_nameless', table: 'orders', columns: ['order_status', 'email'], where: "phone = ''" },
	// Unpaid orders whose time is over.
	{ name: 'orders_status_expires', table: 'orders', columns: ['order_status', 'expires_at'] },
	// Unpaid orders whose pieces are kept too long, and orders that still say where they came from: few of all.
	{
		name: 'orders_held_status',
		table: 'orders',
		columns: ['held_until', 'order_status'],
		where: "held_until is not null and order_status = 'pending_payment'",
	},
	{
		name: 'orders_origin_created',
		table: 'orders',
		columns: ['date_created', 'placed_address'],
		where: 'placed_address is not null',
	},
	// One-time codes whose time is over. Over the time alone Directus would take it for a property of the field, and
	// drop it.
	{
		name: 'orders_code_expires_status',
		table: 'orders',
		columns: ['code_expires_at', 'order_status'],
		where: 'code_expires_at is not null',
	},
	// Orders that changed lately: the clean-up looks among them for moves without their effects.
	{ name: 'orders_updated_status', table: 'orders', columns: ['date_updated', 'order_status'] },
	// Two tabs that check out at once make one unpaid order of their cart. Over the cart alone Directus would take it
	// for a property of the field, and drop it.
	{
		name: 'orders_cart_unpaid',
		table: 'orders',
		columns: ['cart', 'order_status'],
		unique: true,
		where: "order_status = 'pending_payment'",
	},
	// Attempts about which the gateway has to be asked. Over the time alone Directus would take it for a property of the
	// field, as above.
	{ name: 'payments_check_status', table: 'payments', columns: ['check_at', 'status'], where: 'check_at is not null' },
	// One record of each order and of each push subscription.
	{ name: 'device_records_about_subject', table: 'device_records', columns: ['about', 'subject'], unique: true },
	// How many attempts of the last day ended how; asked by the operator's monitoring.
	{ name: 'payments_created_status', table: 'payments', columns: ['date_created', 'status'] },
	// A device follows an order once.
	{ name: 'push_orders_order_subscription', table: 'push_orders', columns: ['order', 'subscription'], unique: true },
	// Whether a block stands in something published: asked with each block that the public reads.
	...BLOCK_PLACES.map((table) => ({ name: `${table}_collection_item`, table, columns: ['collection', 'item'] })),
	// The tasks of a topic in the order in which they are due: a claim reads as many as it takes, however many wait
	// behind them or were done before.
	{
		name: 'outbox_open_topic_available',
		table: 'outbox',
		columns: ['topic', 'available_at', 'id'],
		where: 'sent_at is null and failed_at is null',
	},
	// Tasks that nobody tries any more; counted by the operator's monitoring.
	{
		name: 'outbox_given_up',
		table: 'outbox',
		columns: ['failed_at', 'topic'],
		where: 'sent_at is null and failed_at is not null',
	},
]

/** Indexes of earlier versions that others have replaced. */
export const RETIRED_INDEXES: string[] = ['outbox_sent_topic_available']
