import { AVATAR_FOLDER } from '../schema/ids.ts'
import { type PermissionSeed, read, remove, update } from './permission.ts'

const self = { id: { _eq: '$CURRENT_USER' } }
const PROFILE = ['first_name', 'last_name', 'avatar', 'language', 'phone']
const LINE_FIELDS = [
	...['id', 'product', 'name', 'quantity', 'note', 'requests', 'customizations', 'sort'],
	...['unit_price', 'total', 'discount', 'tax', 'tax_rate'],
]
const own = { user: { _eq: '$CURRENT_USER' } }

/** A customer reads and edits the own profile and reads the own orders. Orders are placed through /capi only. */
export const CUSTOMER_PERMISSIONS: PermissionSeed[] = [
	read('directus_users', [...PROFILE, 'id', 'email', 'role', 'status', 'provider'], self),
	// Not the address: the deletion form (section 7) and its change by re-verification are the extension's.
	update('directus_users', [...PROFILE, 'password'], self),
	// Uploading is the extension's too: what it stores is a picture in this folder.
	remove('directus_files', { folder: { _eq: AVATAR_FOLDER }, uploaded_by: { _eq: '$CURRENT_USER' } }),
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
	// Not the order that they belong to: `lines.order.lines…` would have no end.
	read('order_lines', LINE_FIELDS, { order: own }),
	read('order_history', ['id', 'order_status', 'at'], { order: own }),
]
