import { LINK_SCHEMES } from '@app/contract/rich-text'

/** A path, a query or a fragment of the storefront; `//` and `/\` begin another host. */
const OWN_PATH = /^(?:\/(?![/\\])|[?#])/
const SCHEME = new RegExp(`^(?:${LINK_SCHEMES.join('|')}):`, 'i')
/**
 * Browsers leave tabs and line breaks out of an address, and with them what a check has seen; spaces belong into
 * none.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Z}]/u

/**
 * The address of a link as it is stored, or null for one that might run or lead astray: no javascript:, no data:, no
 * other host by stealth.
 */
export function parseLink(given: unknown): string | null {
	if (typeof given !== 'string') return null
	const trimmed = given.trim()
	// Numbers are written in groups.
	const link = /^tel:/i.test(trimmed) ? trimmed.replace(/[ ()/-]/g, '') : trimmed
	if (link === '' || HIDDEN.test(link)) return null
	if (OWN_PATH.test(link)) return link
	if (!SCHEME.test(link) || !URL.canParse(link)) return null
	const { protocol, host, username, password } = new URL(link)
	if (username !== '' || password !== '') return null
	return protocol.startsWith('http') && host === '' ? null : link
}

/** Whether a link leads to another site. */
export const isForeign = (link: string): boolean => /^https?:/i.test(link)
