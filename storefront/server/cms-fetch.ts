import { createHmac } from 'node:crypto'
import { STOREFRONT_KEY_HEADER, STOREFRONT_KEY_PURPOSE, VISITOR_ADDRESS_HEADER } from '@app/contract/storefront-server'

/** Makes the `fetch` of calls to the CMS in the name of a visitor; null for what is asked for nobody in particular. */
export type CmsFetch = (visitor: string | null) => typeof fetch

/**
 * Proves to the CMS that this server calls, so that its limits count the visitors and not this server. Without a
 * secret the CMS counts all calls against this server's address.
 */
export function createCmsFetch(secret: string | null): CmsFetch {
	if (secret === null) return () => fetch
	const key = createHmac('sha256', secret).update(STOREFRONT_KEY_PURPOSE).digest('hex')
	return (visitor) => (input, init) => {
		const headers = new Headers(init?.headers)
		headers.set(STOREFRONT_KEY_HEADER, key)
		if (visitor !== null) headers.set(VISITOR_ADDRESS_HEADER, visitor)
		return fetch(input, { ...init, headers })
	}
}
