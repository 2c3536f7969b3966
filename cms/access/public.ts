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

/** Pictures of products and pages; never the files of people. */
export const PUBLIC_FILES = read('directus_files', FILE_FIELDS, { folder: { _eq: PUBLIC_FOLDER } })

/**
 * The same and the pictures of people: an <img> carries no token, so whoever knows a picture's id sees it. The extension keeps the list of
 * them from everybody.
 */
const SHOWN_FILES = read('directus_files', FILE_FIELDS, { folder: { _in: [PUBLIC_FOLDER, AVATAR_FOLDER] } })

/** What everybody may read without signing in: the menu, the branches, what is published, and the public settings. Nothing of orders or people. */
export const PUBLIC_PERMISSIONS: PermissionSeed[] = [
	read('branches', ['*'], published),
	read('categories'),
	read('products', ['*'], published),
	read('products_categories', ['*'], { products_id: published }),
	read('attributes'),
	read('attribute_values'),
	read('product_options', ['*'], { product: published }),
	read('product_option_values', ['*'], { option: { product: published } }),
	// How many are left is the branch's own business.
	read('branch_products', ['id', 'branch', 'product', 'sold_out'], { branch: published, product: published }),
	read('companies', ['id', 'name', 'currency', 'odoo_id']),
	read('taxes'),
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
