import { AVATAR_FOLDER, PUBLIC_FOLDER } from '../schema/ids.ts'
import { PUBLIC_CONTENT } from './content.ts'
import { type PermissionSeed, read } from './permission.ts'
import { PUBLIC_TRANSLATIONS } from './translations.ts'

const published = { status: { _eq: 'published' } }

const FILE_FIELDS = [
	'id',
	'title',
	'description',
	'type',
	'width',
	'height',
	'focal_point_x',
	'focal_point_y',
	'filesize',
	'filename_download',
	'folder',
	'modified_on',
	'translations',
]

/** All that a branch has, with its parts: the fields of a part never lead back to it (permission-graph.test.ts). */
const BRANCH_FIELDS = [
	...[
		'id',
		'title',
		'status',
		'slug',
		'description',
		'image',
		'company',
		'sort',
		'date_updated',
		'translations',
		'products',
	],
	...['kitchen_status', 'can_order_online', 'closed_early', 'closed_early_at', 'kitchen_capacity'],
	...['ready_min', 'ready_max', 'busy_extra', 'slot_minutes', 'slot_capacity'],
	...['opening_hours', 'opening_exceptions', 'timezone', 'address', 'phone', 'location'],
	...['outlet_reference', 'odooID', 'pos_session'],
	...['section_kitchen', 'section_hours', 'section_place', 'section_point_of_sale'],
]
const PRODUCT_FIELDS = [
	...['id', 'name', 'status', 'price', 'tax', 'description', 'image', 'kcal', 'diets', 'allergens', 'badges'],
	...['code', 'company', 'category', 'type', 'odoo_id', 'sort', 'illustration'],
	...['translations', 'categories', 'options', 'section_food', 'section_technical'],
]
const ATTRIBUTE_VALUE_FIELDS = [
	...['id', 'name', 'price_extra', 'kcal', 'allergens', 'ingredient', 'available', 'sort', 'translations'],
]

/** Pictures of products and pages; never the files of people. */
export const PUBLIC_FILES = read('directus_files', FILE_FIELDS, { folder: { _eq: PUBLIC_FOLDER } })

/**
 * The same and the pictures of people: an <img> carries no token, so whoever knows a picture's id sees it. The
 * extension keeps the list of them from everybody.
 */
const SHOWN_FILES = read('directus_files', FILE_FIELDS, { folder: { _in: [PUBLIC_FOLDER, AVATAR_FOLDER] } })

/**
 * What everybody may read without signing in: the menu, the branches, what is published, and the public settings.
 * Nothing of orders or people.
 */
export const PUBLIC_PERMISSIONS: PermissionSeed[] = [
	read('branches', BRANCH_FIELDS, published),
	read('categories', ['id', 'name', 'slug', 'company', 'sort', 'description', 'translations']),
	read('products', PRODUCT_FIELDS, published),
	read('products_categories', ['id', 'categories_id', 'sort'], { products_id: published }),
	read('attributes', ['id', 'name', 'single', 'removal', 'sort', 'values', 'translations']),
	read('attribute_values', ATTRIBUTE_VALUE_FIELDS),
	read('product_options', ['id', 'attribute', 'required', 'sort', 'values'], { product: published }),
	read('product_option_values', ['id', 'value', 'price_extra', 'available', 'sort'], {
		option: { product: published },
	}),
	// How many are left is the branch's own business.
	read('branch_products', ['id', 'product', 'sold_out'], { branch: published, product: published }),
	read('companies', ['id', 'name', 'currency', 'odoo_id']),
	read('taxes', ['id', 'name', 'rate']),
	read('legal_pages', ['slug', 'title', 'revision', 'valid_from', 'blocks', 'translations']),
	read('settings', [
		'id',
		'brand_name',
		'brand_line',
		'maximum_order_per_item',
		'currency',
		'outage',
		'outage_message',
		'social_links',
		'support_email',
		'support_phone',
	]),
	...PUBLIC_CONTENT,
	...PUBLIC_TRANSLATIONS,
	SHOWN_FILES,
]
