import { expect, it } from 'vitest'
import { bringsToken, decideUpgrade, listSocketPaths } from './decide-upgrade.ts'

const ENV = {
	WEBSOCKETS_ENABLED: true,
	WEBSOCKETS_REST_ENABLED: 'true',
	WEBSOCKETS_REST_PATH: '/websocket',
	WEBSOCKETS_GRAPHQL_ENABLED: false,
	WEBSOCKETS_GRAPHQL_PATH: '/graphql',
}

it('takes websockets at the paths that are switched on', () => {
	expect([...listSocketPaths(ENV)]).toEqual(['/websocket'])
	expect([...listSocketPaths({ ...ENV, WEBSOCKETS_ENABLED: false })]).toEqual([])
})

it.each([
	['/websocket', null],
	['/websocket?access_token=x', null],
	['/websocket/', 404],
	['/websocket/logs', 404],
	['/graphql', 404],
	['/', 404],
	['//websocket', 400],
	['http://[/websocket', 400],
	['http://a:999999/websocket', 400],
	[undefined, 400],
])('answers an upgrade to %s with %s', (target, status) => {
	expect(decideUpgrade({ target }, listSocketPaths(ENV))).toBe(status)
})

it.each([
	['/websocket', undefined, false],
	['/websocket?access_token=x', undefined, true],
	['/websocket?access%5Ftoken=x', undefined, true],
	['/websocket?a=access_token', 'other=1', false],
	['/websocket', 'a=1; session=2', true],
])('finds the token of an upgrade to %s with the cookie %s: %s', (target, cookie, expected) => {
	expect(bringsToken({ target, cookie }, 'session')).toBe(expected)
})
