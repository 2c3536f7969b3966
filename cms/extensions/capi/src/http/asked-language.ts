import type { IncomingMessage } from 'node:http'
import type { LanguageTag } from '@app/language/tags'
import { languageTagOf } from '../languages.ts'

/** A header that is longer was not written by a browser. */
const MAX_LENGTH = 200

/**
 * The language that a request asks for, of those that we speak: the storefront sends that of its page as
 * `Accept-Language`. Null where it asks for none of ours.
 */
export function askedLanguage({ headers }: Pick<IncomingMessage, 'headers'>): LanguageTag | null {
	const header = headers['accept-language'] ?? ''
	if (header.length > MAX_LENGTH) return null
	const wishes = header.split(',').flatMap((part) => {
		const [name = '', weight] = part.trim().split(/\s*;\s*q=/)
		const tag = languageTagOf(name)
		const worth = weight === undefined ? 1 : Number(weight)
		return tag !== null && worth > 0 ? [{ tag, worth }] : []
	})
	// Equal ones stay in the order of the header.
	return wishes.sort((a, b) => b.worth - a.worth)[0]?.tag ?? null
}
