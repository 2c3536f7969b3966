import { PUBLIC_FOLDER } from '../schema/ids.ts'
import { manage, type PermissionSeed, read, update } from './permission.ts'
import { OWN_PROFILE } from './staff.ts'

const inPublicFolder = { folder: { _eq: PUBLIC_FOLDER } }

/** Pictures for the public; whatever an editor uploads lands there. */
const PICTURES: PermissionSeed[] = [
	read('directus_folders', ['*'], { id: { _eq: PUBLIC_FOLDER } }),
	...manage('directus_files').map((permission) =>
		permission.action === 'create'
			? { ...permission, validation: inPublicFolder, presets: { folder: PUBLIC_FOLDER } }
			: { ...permission, filter: inPublicFolder },
	),
]

/** Editors look after menu, branches, coupons and shop settings. Orders, payments and customers are not theirs to see. */
export const EDITOR_PERMISSIONS: PermissionSeed[] = [
	...[
		'branches',
		'branch_products',
		'categories',
		'products',
		'products_categories',
		'attributes',
		'attribute_values',
		'product_options',
		'product_option_values',
		'coupons',
		'legal_pages',
	].flatMap(manage),
	read('companies'),
	read('taxes'),
	read('settings'),
	update('settings', ['*']),
	...PICTURES,
	...OWN_PROFILE,
]
