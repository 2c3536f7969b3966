import { CHAIN } from './collections/chain.ts'
import { FOLDERS } from './collections/folders.ts'
import { KITCHEN } from './collections/kitchen.ts'
import { MENU } from './collections/menu.ts'
import { MONEY } from './collections/money.ts'
import { settings, users } from './collections/settings.ts'
import type { CollectionDefinition } from './model.ts'

/** Every collection of the project: the one source of truth of the schema. */
export const COLLECTIONS: CollectionDefinition[] = [...FOLDERS, ...KITCHEN, ...MENU, ...CHAIN, settings, ...MONEY, users]
