import { APPLICATIONS_FOLDER, PUBLIC_FOLDER } from '../schema/ids.ts'
import { EDITED_CONTENT } from './content.ts'
import { manage, type PermissionSeed, read, remove, update } from './permission.ts'
import { OWN_PROFILE } from './staff.ts'
import { WORD_TRANSLATIONS } from './translations.ts'

const inPublicFolder = { folder: { _eq: PUBLIC_FOLDER } }

/** What applicants send is for editors as well, to read. */
const SEEN_FOLDERS = [PUBLIC_FOLDER, APPLICATIONS_FOLDER]

/**
 * Pictures for the public; what an editor uploads lands there unless it names the folder of what applicants send, in
 * which exports to the file library are put.
 */
const PICTURES: PermissionSeed[] = [
	read('directus_folders', ['*'], { id: { _in: SEEN_FOLDERS } }),
	...manage('directus_files').map((permission) => {
		if (permission.action === 'create') {
			return { ...permission, validation: { folder: { _in: SEEN_FOLDERS } }, presets: { folder: PUBLIC_FOLDER } }
		}
		return { ...permission, filter: permission.action === 'read' ? { folder: { _in: SEEN_FOLDERS } } : inPublicFolder }
	}),
]

/** They answer what people write, and may throw it away; the words and documents are as they came. */
const FORM_COLLECTIONS: PermissionSeed[] = [
	...['contact_messages', 'job_applications'].flatMap((collection) => [
		read(collection),
		update(collection, ['status']),
		remove(collection, {}),
	]),
]

/**
 * Editors look after menu, branches, coupons and shop settings, and answer letters. Orders, payments and customers
 * are not theirs to see.
 */
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
		...WORD_TRANSLATIONS,
	].flatMap(manage),
	...EDITED_CONTENT,
	read('companies'),
	read('taxes'),
	read('settings'),
	update('settings', ['*']),
	...PICTURES,
	...manage('newsletters'),
	...manage('newsletters_translations'),
	...FORM_COLLECTIONS,
	...OWN_PROFILE,
]
