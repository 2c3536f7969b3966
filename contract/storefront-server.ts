/** How the storefront's server introduces itself to the CMS, which then counts the visitor instead of the server. */

/** The header that proves the caller: HMAC-SHA256 of `STOREFRONT_KEY_PURPOSE` with SECRET, as hex. */
export const STOREFRONT_KEY_HEADER = 'x-storefront-server'
export const STOREFRONT_KEY_PURPOSE = 'storefront server'
/**
 * The header that names the visitor's address. A call without it is made for nobody in particular and is not counted.
 */
export const VISITOR_ADDRESS_HEADER = 'x-storefront-client-address'
