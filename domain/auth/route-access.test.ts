import { describe, expect, it, test } from 'vitest'
import { compileRouteTable, ROUTE_ROLES, type RouteRole, routeRoleOf } from './route-access.ts'

const STAFF = 'role-of-staff'

test.each([
	['nobody', {}, 'guest'],
	['somebody without the Studio', { user: 'a', role: 'x' }, 'customer'],
	['branch staff', { user: 'a', role: STAFF, app: true }, 'staff'],
	['anybody else in the Studio', { user: 'a', role: 'x', app: true }, 'editor'],
	['an administrator', { user: 'a', role: STAFF, app: true, admin: true }, null],
])('%s has a role', (_name, caller, role) => {
	expect(routeRoleOf(caller, STAFF)).toBe(role)
})

describe('a table of routes', () => {
	const all = [...ROUTE_ROLES]
	const decide = compileRouteTable([
		{ methods: ['GET'], path: '/', roles: all },
		{ methods: ['GET', 'PATCH'], path: '/users/:pk', roles: ['editor'] },
		{ methods: ['GET'], path: '/users/me', roles: ['customer', 'editor'] },
		{ methods: ['GET'], path: '/assets/:pk/:filename?', roles: all },
		{ methods: ['GET', 'POST'], path: '/capi/*', roles: all },
		{ methods: ['GET'], path: '/capi/system/secret', roles: [] },
		{ methods: ['GET'], path: '/robots.txt', roles: all },
	])

	test.each<[string, string, RouteRole, string]>([
		['GET', '/', 'guest', 'allowed'],
		['GET', '/users/me', 'customer', 'allowed'],
		['GET', '/users/me/', 'customer', 'allowed'],
		['GET', '/USERS/ME', 'customer', 'allowed'],
		['HEAD', '/users/me', 'customer', 'allowed'],
		['GET', '/users/me', 'guest', 'forbidden'],
		['GET', '/users/17', 'customer', 'forbidden'],
		['GET', '/users/%6de', 'customer', 'forbidden'],
		['PATCH', '/users/me', 'customer', 'forbidden'],
		['GET', '/users/17/keys', 'editor', 'unknown'],
		['DELETE', '/users/17', 'editor', 'unknown'],
		['GET', '/assets/17', 'guest', 'allowed'],
		['GET', '/assets/17/burger.webp', 'guest', 'allowed'],
		['GET', '/assets/17/burger.webp/x', 'guest', 'unknown'],
		['GET', '/capi', 'guest', 'allowed'],
		['POST', '/capi/shop/quote', 'guest', 'allowed'],
		['GET', '/capi/system/secret', 'editor', 'forbidden'],
		['GET', '/capitals', 'guest', 'unknown'],
		['GET', '/robotsxtxt', 'guest', 'unknown'],
		['GET', '//users/me', 'editor', 'unknown'],
		['get', '/users/me', 'editor', 'unknown'],
	])('%s %s for a %s is %s', (method, path, role, verdict) => {
		expect(decide(method, path, role)).toBe(verdict)
	})

	it('lets the most specific rule decide, whatever their order', () => {
		const rules = [
			{ methods: ['GET'], path: '/a/:x', roles: all },
			{ methods: ['GET'], path: '/a/b', roles: [] },
		]
		for (const table of [rules, rules.toReversed()]) {
			expect(compileRouteTable(table)('GET', '/a/b', 'guest')).toBe('forbidden')
		}
	})
})
