import { type PermissionSeed, read, update } from './permission.ts'
import { PUBLIC_FILES } from './public.ts'

/** The user's own branch; somebody without a branch sees nothing, because no item has none. */
const ownBranch = { branch: { _eq: '$CURRENT_USER.branch' } }
const self = { id: { _eq: '$CURRENT_USER' } }

/** What the Studio keeps about its user; role, branch and email are the administrator's. */
export const OWN_PROFILE: PermissionSeed[] = [
	read('directus_users', ['branch'], self),
	update(
		'directus_users',
		[
			'first_name',
			'last_name',
			'password',
			'avatar',
			'language',
			'appearance',
			'theme_light',
			'theme_dark',
			'tfa_secret',
		],
		self,
	),
]

/** Of an order the kitchen needs to know who comes for it; email, link and keys stay out. */
const ORDER_FIELDS = [
	'id',
	'reference',
	'order_status',
	'payment_status',
	'branch',
	'pickup_type',
	'pickup_time',
	'ready_min_at',
	'ready_max_at',
	'ready_minutes',
	'summary',
	'lines',
	'section_customer',
	'first_name',
	'last_name',
	'phone',
	'section_money',
	'subtotal',
	'discount',
	'tax',
	'total',
	'currency',
	'coupon_code',
	'section_history',
	'history',
	'date_created',
	'date_updated',
]

/** What the kitchen decides about itself. `closed_early_at` follows from the switch beside it. */
const KITCHEN_FIELDS = [
	'section_kitchen',
	'kitchen_status',
	'can_order_online',
	'closed_early',
	'closed_early_at',
	'kitchen_capacity',
	'ready_min',
	'ready_max',
	'busy_extra',
	'slot_capacity',
]

/**
 * Branch staff work with the orders and the availability of their own branch. Money, people and keys are not theirs
 * to change.
 */
export const STAFF_PERMISSIONS: PermissionSeed[] = [
	read('orders', ORDER_FIELDS, ownBranch),
	// The two instants follow from the minutes that staff type.
	update('orders', ['order_status', 'ready_minutes', 'ready_min_at', 'ready_max_at'], ownBranch),
	read('order_lines', ['*'], { order: ownBranch }),
	read('order_history', ['*'], { order: ownBranch }),
	read('branch_products', ['*'], ownBranch),
	update('branch_products', ['sold_out', 'stock'], ownBranch),
	read('branches', ['*'], { id: { _eq: '$CURRENT_USER.branch' } }),
	// The Studio locks what lies in a section that may not be written.
	update('branches', KITCHEN_FIELDS, { id: { _eq: '$CURRENT_USER.branch' } }),
	read('products', ['*'], { status: { _neq: 'archived' } }),
	read('products_categories'),
	read('categories'),
	PUBLIC_FILES,
	// The buttons of the Studio's lists; what they may do is decided by the rules above.
	read('directus_flows', ['id', 'status', 'name', 'icon', 'color', 'options', 'trigger'], {
		trigger: { _eq: 'manual' },
	}),
	...OWN_PROFILE,
]
