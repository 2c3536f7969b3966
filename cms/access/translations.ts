import { translationTableName } from '../schema/collections/translations.ts'
import { PUBLIC_FOLDER } from '../schema/ids.ts'
import { type Filter, type PermissionSeed, read } from './permission.ts'

const published: Filter = { status: { _eq: 'published' } }

/** Collections whose rows are translated word by word: what of a translation the public reads, and of which rows. */
const TRANSLATED: Record<string, { words: string[]; shown?: Filter }> = {
	branches: { words: ['description'], shown: published },
	categories: { words: ['name', 'description'] },
	products: { words: ['name', 'description'], shown: published },
	attributes: { words: ['name'] },
	attribute_values: { words: ['name'] },
	legal_pages: { words: ['title', 'revision', 'blocks'] },
	authors: { words: ['role', 'bio'] },
	tags: { words: ['name'] },
	menu_links: { words: ['label'] },
	directus_files: { words: ['description'], shown: { folder: { _eq: PUBLIC_FOLDER } } },
}

/** Tables of those translations. */
export const WORD_TRANSLATIONS = Object.keys(TRANSLATED).map(translationTableName)

/** Translations of what is published, and of nothing else. */
export const PUBLIC_TRANSLATIONS: PermissionSeed[] = Object.entries(TRANSLATED).map(([owner, { words, shown }]) =>
	read(translationTableName(owner), ['id', 'languages_code', ...words], shown ? { [`${owner}_id`]: shown } : null),
)
