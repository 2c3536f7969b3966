import { ATTRIBUTES } from './collections/attributes.ts'
import { branchProducts } from './collections/availability.ts'
import { BRANCHES } from './collections/branches.ts'
import { CHAIN } from './collections/chain.ts'
import { CONTENT } from './collections/content/content.ts'
import { deviceRecords } from './collections/devices.ts'
import { FOLDERS } from './collections/folders.ts'
import { FORM_COLLECTIONS } from './collections/forms.ts'
import { LEGAL } from './collections/legal.ts'
import { MENU } from './collections/menu.ts'
import { MONEY } from './collections/money.ts'
import { ORDERS } from './collections/orders.ts'
import { PUSH } from './collections/push.ts'
import { SAVED_CARDS } from './collections/saved-cards.ts'
import { sessions, settings, users } from './collections/settings.ts'
import type { CollectionDefinition } from './model.ts'

/** Every collection of the project: the one source of truth of the schema. */
export const COLLECTIONS: CollectionDefinition[] = [
	...FOLDERS,
	...ORDERS,
	branchProducts,
	...MENU,
	...ATTRIBUTES,
	...BRANCHES,
	...CHAIN,
	settings,
	...LEGAL,
	...CONTENT,
	deviceRecords,
	...MONEY,
	...SAVED_CARDS,
	...PUSH,
	...FORM_COLLECTIONS,
	users,
	sessions,
]
