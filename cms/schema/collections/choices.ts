import type { Choice } from '../fields.ts'

const GREEN = '#2E7D32'
const MUSTARD = '#B26A00'
const BLUE = '#1565C0'
const GREY = '#607080'
const RED = '#C62828'

export const PUBLICATION: Choice[] = [
	{ text: 'Published', value: 'published', color: GREEN },
	{ text: 'Draft', value: 'draft', color: GREY },
]

/** Of a message or an application. */
export const SUBMISSION_STATUS: Choice[] = [
	{ text: 'New', value: 'new', color: MUSTARD, icon: 'mark_email_unread' },
	{ text: 'Answered', value: 'answered', color: GREEN, icon: 'mark_email_read' },
	{ text: 'Suspected spam', value: 'spam', color: GREY, icon: 'report' },
]

export const SUBSCRIPTION_STATUS: Choice[] = [
	{ text: 'Confirmed', value: 'confirmed', color: GREEN },
	{ text: 'Waits for the click', value: 'pending', color: GREY },
]

export const NEWSLETTER_STATUS: Choice[] = [
	{ text: 'Draft', value: 'draft', color: GREY },
	{ text: 'On its way', value: 'sending', color: MUSTARD },
	{ text: 'Sent', value: 'sent', color: GREEN },
]

export const PRODUCT_STATUS: Choice[] = [...PUBLICATION, { text: 'Archived', value: 'archived', color: MUSTARD }]

export const KITCHEN_MODES: Choice[] = [
	{ text: 'Open', value: 'open', color: GREEN, icon: 'check_circle' },
	{ text: 'Busy', value: 'busy', color: MUSTARD, icon: 'local_fire_department' },
	{ text: 'Dine-in only', value: 'dine_in_only', color: BLUE, icon: 'table_restaurant' },
	{ text: 'Kitchen closed', value: 'kitchen_closed', color: RED, icon: 'block' },
]

/**
 * The order of the kitchen's work, then the ends that need nobody's hands: this is also the order of the board's
 * columns.
 */
export const ORDER_STATUS: Choice[] = [
	{ text: 'New', value: 'confirmed', color: MUSTARD, icon: 'notifications_active' },
	{ text: 'Accepted', value: 'accepted', color: BLUE, icon: 'thumb_up' },
	{ text: 'Preparing', value: 'preparing', color: '#6A1B9A', icon: 'skillet' },
	{ text: 'Ready', value: 'ready', color: GREEN, icon: 'shopping_bag' },
	{ text: 'Completed', value: 'completed', color: '#37474F', icon: 'done_all' },
	{ text: 'Waiting for payment', value: 'pending_payment', color: GREY, icon: 'hourglass_empty' },
	{ text: 'Cancelled', value: 'cancelled', color: RED, icon: 'cancel' },
	{ text: 'Expired', value: 'expired', color: GREY, icon: 'timer_off' },
]

/** Of an order. */
export const PAYMENT_STATUS: Choice[] = [
	{ text: 'Pending', value: 'pending', color: GREY },
	{ text: 'Paid', value: 'paid', color: GREEN },
	{ text: 'Failed', value: 'failed', color: RED },
	{ text: 'Expired', value: 'expired', color: GREY },
	{ text: 'Refunded', value: 'refunded', color: BLUE },
]

/** Of one attempt at the gateway. */
export const PAYMENT_ATTEMPT_STATUS: Choice[] = [
	...PAYMENT_STATUS,
	{ text: 'Confirmation asked', value: 'action_required', color: MUSTARD },
]

/** What the customer's bank has decided about a payment that the customer objects to. */
export const DISPUTE_STATE: Choice[] = [
	{ text: 'Open', value: 'open', color: MUSTARD, icon: 'gavel' },
	{ text: 'Won', value: 'won', color: GREEN },
	{ text: 'Lost', value: 'lost', color: RED },
]

export const PICKUP_TYPE: Choice[] = [
	{ text: 'As soon as possible', value: 'now', icon: 'bolt' },
	{ text: 'Later', value: 'later', icon: 'schedule' },
]

export const ACTORS: Choice[] = [
	{ text: 'Customer', value: 'customer' },
	{ text: 'Staff', value: 'staff' },
	{ text: 'System', value: 'system' },
	{ text: 'Payment', value: 'payment' },
]

export const COUPON_KINDS: Choice[] = [
	{ text: 'Percent off', value: 'percent', icon: 'percent' },
	{ text: 'Amount off', value: 'fixed', icon: 'remove' },
	{ text: 'One item cheaper or free', value: 'item', icon: 'lunch_dining' },
]

export const CURRENCIES: Choice[] = [
	{ text: 'Euro', value: 'EUR' },
	{ text: 'Pound sterling', value: 'GBP' },
	{ text: 'US dollar', value: 'USD' },
]

export const DAYS: Choice[] = [
	{ text: 'Monday', value: 1 },
	{ text: 'Tuesday', value: 2 },
	{ text: 'Wednesday', value: 3 },
	{ text: 'Thursday', value: 4 },
	{ text: 'Friday', value: 5 },
	{ text: 'Saturday', value: 6 },
	{ text: 'Sunday', value: 7 },
]

/** The 14 allergens of Regulation (EU) No 1169/2011, Annex II. */
export const ALLERGENS: Choice[] = [
	{ text: 'Gluten', value: 'gluten' },
	{ text: 'Crustaceans', value: 'crustaceans' },
	{ text: 'Eggs', value: 'eggs' },
	{ text: 'Fish', value: 'fish' },
	{ text: 'Peanuts', value: 'peanuts' },
	{ text: 'Soybeans', value: 'soybeans' },
	{ text: 'Milk', value: 'milk' },
	{ text: 'Nuts', value: 'nuts' },
	{ text: 'Celery', value: 'celery' },
	{ text: 'Mustard', value: 'mustard' },
	{ text: 'Sesame', value: 'sesame' },
	{ text: 'Sulphites', value: 'sulphites' },
	{ text: 'Lupin', value: 'lupin' },
	{ text: 'Molluscs', value: 'molluscs' },
]

export const DIETS: Choice[] = [
	{ text: 'Vegetarian', value: 'vegetarian' },
	{ text: 'Vegan', value: 'vegan' },
	{ text: 'Halal', value: 'halal' },
	{ text: 'Gluten free', value: 'gluten_free' },
]

export const BADGES: Choice[] = [
	{ text: 'Bestseller', value: 'bestseller' },
	{ text: 'New', value: 'new' },
	{ text: 'Spicy', value: 'spicy' },
	{ text: 'Limited', value: 'limited' },
	{ text: 'Sharing', value: 'sharing' },
]
