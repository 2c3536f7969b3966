import type { Branch } from '@app/contract/menu'
import { useMemo } from 'react'
import { packText, unpackText } from '../../lib/rendering/string-encoded-json.ts'

/** The branches as one text: every page has them, and most pages have little else. */
export const packBranches = (branches: readonly Branch[]): string => packText(branches)

let last: { text: string; branches: Branch[] } | undefined

/** The branches of `packBranches`' text. Those of a page and of its root are the same, and read once. */
export function unpackBranches(text: string): Branch[] {
	if (last?.text !== text) last = { text, branches: unpackText<Branch[]>(text) }
	return last.branches
}

/**
 * The same list as long as the text is: a page that was gone to later may have another text than its root, and each
 * keeps its own.
 */
export const useUnpackedBranches = (text: string): Branch[] => useMemo(() => unpackBranches(text), [text])
