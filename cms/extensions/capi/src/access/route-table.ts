import { ROUTE_ROLES as EVERYBODY, type RouteRole, type RouteRule } from '@app/domain/auth/route-access'

const SIGNED_IN: readonly RouteRole[] = ['customer', 'staff', 'editor']
const STUDIO: readonly RouteRole[] = ['staff', 'editor']
const EDITORS: readonly RouteRole[] = ['editor']
/** Administrators alone. */
const NOBODY: readonly RouteRole[] = []

const READ = 'GET SEARCH'
const WRITE = 'POST PATCH DELETE'
const CHANGE = 'PATCH DELETE'

/**
 * Routes of a system collection: its rows are read in the Studio, and written by these roles as far as their
 * permissions go.
 */
const collection = (path: string, writers: readonly RouteRole[], readers = STUDIO): Row[] => [
	[READ, path, readers],
	['GET', `${path}/:pk`, readers],
	[WRITE, path, writers],
	[CHANGE, `${path}/:pk`, writers],
]

type Row = [methods: string, path: string, roles: readonly RouteRole[]]

/**
 * Every route that Directus 11.17.4 mounts, and who may use it. What is allowed here is still subject to permissions.
 * Guests and customers get the calls of the specification's section 7 and what the Studio's sign-in page needs; the
 * others get what the Studio does. A route that is missing here, of a newer Directus or of another extension, is
 * closed to all but administrators.
 */
const ROWS: Row[] = [
	// Mounted ahead of the sign-in, where this table is documentation: pages and files of the Studio, and a sign of life.
	['GET', '/', EVERYBODY],
	['GET', '/robots.txt', EVERYBODY],
	['GET', '/admin/*', EVERYBODY],
	['GET', '/server/ping', EVERYBODY],
	['POST', '/deployments/webhooks/:provider', NOBODY],

	// Each route of our own asks for its own proof.
	['GET POST PATCH DELETE', '/capi/*', EVERYBODY],

	['GET', '/auth', EVERYBODY],
	['POST', '/auth/login', EVERYBODY],
	['GET', '/auth/login/:provider', EVERYBODY],
	['GET POST', '/auth/login/:provider/callback', EVERYBODY],
	['POST', '/auth/refresh', EVERYBODY],
	['POST', '/auth/logout', EVERYBODY],
	['POST', '/auth/password/request', EVERYBODY],
	['POST', '/auth/password/reset', EVERYBODY],

	...collection('/users', NOBODY),
	['POST', '/users/register', EVERYBODY],
	['GET', '/users/register/verify-email', EVERYBODY],
	['POST', '/users/invite', NOBODY],
	['POST', '/users/invite/accept', EVERYBODY],
	['GET', '/users/me', EVERYBODY],
	['PATCH', '/users/me', EVERYBODY],
	['PATCH', '/users/:pk', SIGNED_IN],
	['PATCH', '/users/me/track/page', STUDIO],
	['POST', '/users/me/tfa/generate', SIGNED_IN],
	['POST', '/users/me/tfa/enable', SIGNED_IN],
	['POST', '/users/me/tfa/disable', SIGNED_IN],
	['POST', '/users/:pk/tfa/disable', NOBODY],

	['GET', '/items/:collection', EVERYBODY],
	['GET', '/items/:collection/:pk', EVERYBODY],
	['SEARCH', '/items/:collection', STUDIO],
	[WRITE, '/items/:collection', STUDIO],
	[CHANGE, '/items/:collection/:pk', STUDIO],

	['GET', '/assets/:pk/:filename?', EVERYBODY],
	['POST', '/assets/files', STUDIO],
	['POST', '/assets/folder/:pk', STUDIO],

	...collection('/files', EDITORS),
	// Customers upload their own picture, and throw it away.
	['POST', '/files', ['customer', 'editor']],
	['DELETE', '/files/:pk', ['customer', 'editor']],
	['POST', '/files/import', EDITORS],
	...collection('/folders', NOBODY),

	// What the Studio asks for before anybody has signed in.
	['GET', '/server/info', EVERYBODY],
	[READ, '/translations', EVERYBODY],
	['GET', '/translations/:pk', STUDIO],
	[WRITE, '/translations', NOBODY],
	[CHANGE, '/translations/:pk', NOBODY],
	['GET', '/extensions/sources/:chunk', EVERYBODY],
	['POST', '/utils/resolve-redirect', EVERYBODY],

	['GET', '/server/health', STUDIO],
	['POST', '/server/setup', NOBODY],
	['GET', '/server/specs/oas', NOBODY],
	['GET', '/server/specs/graphql/:scope?', NOBODY],

	['GET', '/utils/random/string', STUDIO],
	// Whoever gives the hash chooses what it costs to verify.
	['POST', '/utils/hash/generate', NOBODY],
	['POST', '/utils/hash/verify', NOBODY],
	['POST', '/utils/sort/:collection', EDITORS],
	['POST', '/utils/revert/:revision', EDITORS],
	['POST', '/utils/import/:collection', EDITORS],
	['POST', '/utils/export/:collection', EDITORS],
	['POST', '/utils/translations/generate', NOBODY],
	['POST', '/utils/cache/clear', NOBODY],

	...collection('/activity', NOBODY),
	...collection('/comments', STUDIO),
	...collection('/notifications', NOBODY),
	[CHANGE, '/notifications', STUDIO],
	[CHANGE, '/notifications/:pk', STUDIO],
	...collection('/presets', STUDIO),
	...collection('/revisions', NOBODY),
	...collection('/shares', NOBODY),
	['POST', '/shares/auth', NOBODY],
	['POST', '/shares/invite', NOBODY],
	['GET', '/shares/info/:pk', NOBODY],
	...collection('/versions', NOBODY),
	['GET', '/versions/:pk/compare', STUDIO],
	['POST', '/versions/:pk/save', NOBODY],
	['POST', '/versions/:pk/promote', NOBODY],

	...collection('/flows', NOBODY),
	// The buttons of the Studio's lists.
	['GET POST', '/flows/trigger/:pk', STUDIO],
	...collection('/operations', NOBODY),
	...collection('/dashboards', NOBODY),
	...collection('/panels', NOBODY),

	// How the Studio learns what there is and what its user may do.
	[READ, '/collections', STUDIO],
	['GET', '/collections/:collection', STUDIO],
	['POST PATCH', '/collections', NOBODY],
	[CHANGE, '/collections/:collection', NOBODY],
	['GET', '/fields', STUDIO],
	['GET', '/fields/:collection', STUDIO],
	['GET', '/fields/:collection/:field', STUDIO],
	['POST PATCH', '/fields/:collection', NOBODY],
	[CHANGE, '/fields/:collection/:field', NOBODY],
	['GET', '/relations', STUDIO],
	['GET', '/relations/:collection', STUDIO],
	['GET', '/relations/:collection/:field', STUDIO],
	['POST', '/relations', NOBODY],
	[CHANGE, '/relations/:collection/:field', NOBODY],
	['GET', '/settings', STUDIO],
	['PATCH', '/settings', NOBODY],
	['POST', '/settings/owner', NOBODY],
	...collection('/permissions', NOBODY),
	['GET', '/permissions/me', STUDIO],
	['GET', '/permissions/me/:collection/:pk?', STUDIO],
	...collection('/policies', NOBODY),
	['GET', '/policies/me/globals', STUDIO],
	...collection('/roles', NOBODY),
	['GET', '/roles/me', STUDIO],
	['GET', '/extensions', STUDIO],

	// The product speaks REST; GraphQL would be a second way in past everything here.
	['GET POST', '/graphql', NOBODY],
	['GET POST', '/graphql/system', NOBODY],
	...collection('/access', NOBODY, NOBODY),
	['GET', '/schema/snapshot', NOBODY],
	['POST', '/schema/diff', NOBODY],
	['POST', '/schema/apply', NOBODY],
	['GET', '/extensions/registry', NOBODY],
	['GET', '/extensions/registry/account/:pk', NOBODY],
	['GET', '/extensions/registry/extension/:pk', NOBODY],
	['POST', '/extensions/registry/install', NOBODY],
	['POST', '/extensions/registry/reinstall', NOBODY],
	['DELETE', '/extensions/registry/uninstall/:pk', NOBODY],
	[CHANGE, '/extensions/:pk', NOBODY],
	['GET POST SEARCH', '/deployments', NOBODY],
	['GET PATCH DELETE', '/deployments/:provider', NOBODY],
	['GET PATCH', '/deployments/:provider/projects', NOBODY],
	['GET', '/deployments/:provider/projects/:id', NOBODY],
	['GET', '/deployments/:provider/dashboard', NOBODY],
	['POST', '/deployments/:provider/projects/:id/deploy', NOBODY],
	['GET', '/deployments/:provider/projects/:id/runs', NOBODY],
	['GET', '/deployments/:provider/projects/:id/runs/stats', NOBODY],
	['GET', '/deployments/:provider/runs/:id', NOBODY],
	['POST', '/deployments/:provider/runs/:id/cancel', NOBODY],
]

/** A later row replaces an earlier one with the same method and path. */
function toRules(rows: readonly Row[]): RouteRule[] {
	const rules = new Map<string, RouteRule>()
	for (const [methods, path, roles] of rows) {
		for (const method of methods.split(' ')) rules.set(`${method} ${path}`, { methods: [method], path, roles })
	}
	return [...rules.values()]
}

export const ROUTE_TABLE: readonly RouteRule[] = toRules(ROWS)
