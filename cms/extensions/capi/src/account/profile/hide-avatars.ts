import { AVATAR_FOLDER } from '@app/contract/constants'
import type { Row } from '../../repositories/catalogue-rows.ts'
import type { Editor } from './guard-profile.ts'

/**
 * Directus's filter of reading files. An <img> cannot carry a token, so everybody may read an avatar whose id they
 * know; the list of all of them is for nobody outside the Studio.
 */
export function hideAvatars(query: Row, editor: Editor | null): Row {
	if (editor === null || editor.admin || editor.app) return query
	const others = { folder: { _neq: AVATAR_FOLDER } }
	return { ...query, filter: query.filter ? { _and: [query.filter, others] } : others }
}
