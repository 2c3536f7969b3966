import { type PermissionSeed, read, update } from './permission.ts'

const self = { id: { _eq: '$CURRENT_USER' } }
const own = { user: { _eq: '$CURRENT_USER' } }

/** A customer reads and edits the own profile and reads the own orders. Orders are placed through /capi only. */
export const CUSTOMER_PERMISSIONS: PermissionSeed[] = [
	read('directus_users', ['id', 'email', 'first_name', 'last_name', 'avatar', 'role', 'status', 'language'], self),
	// Section 7 changes email and password through the user too: Directus then ends the other sessions by itself.
	update('directus_users', ['email', 'first_name', 'last_name', 'password', 'avatar', 'language'], self),
	read(
		'orders',
		[
			'id',
			'reference',
			'slug',
			'user',
			'branch',
			'company',
			'first_name',
			'last_name',
			'email',
			'phone',
			'order_status',
			'payment_status',
			'pickup_type',
			'pickup_time',
			'ready_min_at',
			'ready_max_at',
			'coupon_code',
			'subtotal',
			'discount',
			'tax',
			'total',
			'currency',
			'date_created',
			'lines',
			'history',
		],
		own,
	),
	read('order_lines', ['*'], { order: own }),
	read('order_history', ['id', 'order', 'order_status', 'at'], { order: own }),
]
