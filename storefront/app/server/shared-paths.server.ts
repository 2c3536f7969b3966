/**
 * Pages whose server rendering is the same for everybody: rendered once for each state of the CMS's data, compressed, and sent from
 * memory. Such a page must not look at the query, cookies or headers while it renders on the server.
 */
export const SHARED_PATHS: ReadonlySet<string> = new Set([
	'/',
	'/order',
	'/order/cart',
	'/settings',
	'/settings/cards',
	'/settings/orders',
	'/settings/coupons',
	'/robots.txt',
	'/manifest.webmanifest',
])
