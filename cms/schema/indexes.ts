/**
 * Indexes that a snapshot cannot say: those over several columns. Unique ones keep a promise of docs/data-model.md, the others
 * carry a read that happens with every order or every minute.
 */
export interface CompoundIndex {
	name: string
	table: string
	columns: string[]
	unique?: boolean
}

export const COMPOUND_INDEXES: CompoundIndex[] = [
	{ name: 'branch_products_branch_product', table: 'branch_products', columns: ['branch', 'product'], unique: true },
	{ name: 'payment_events_provider_event', table: 'payment_events', columns: ['provider', 'event_id'], unique: true },
	{ name: 'categories_company_slug', table: 'categories', columns: ['company', 'slug'], unique: true },
	// The board of a branch, and how full a pickup slot is.
	{ name: 'orders_branch_created', table: 'orders', columns: ['branch', 'date_created'] },
	{ name: 'orders_branch_pickup', table: 'orders', columns: ['branch', 'pickup_time'] },
	// A customer's own orders, newest first.
	{ name: 'orders_user_created', table: 'orders', columns: ['user', 'date_created'] },
	// Unpaid orders whose time is over.
	{ name: 'orders_status_expires', table: 'orders', columns: ['order_status', 'expires_at'] },
	// Orders that changed lately: the clean-up looks among them for moves without their effects.
	{ name: 'orders_updated_status', table: 'orders', columns: ['date_updated', 'order_status'] },
	// Messages that are due.
	{ name: 'outbox_sent_available', table: 'outbox', columns: ['sent_at', 'available_at'] },
]
