import { PUBLIC_FOLDER } from '../schema/ids.ts'
import { type PermissionSeed, read } from './permission.ts'

const published = { status: { _eq: 'published' } }

/** Pictures of products and pages; never the files of people. */
export const PUBLIC_FILES = read(
	'directus_files',
	['id', 'title', 'description', 'type', 'width', 'height', 'filesize', 'filename_download', 'folder', 'modified_on'],
	{ folder: { _eq: PUBLIC_FOLDER } },
)

/** What everybody may read without signing in: the menu, the branches and the public settings. Nothing of orders or people. */
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
	PUBLIC_FILES,
]
