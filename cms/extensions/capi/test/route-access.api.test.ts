import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ROUTE_ROLES, type RouteRole } from '@app/domain/auth/route-access'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import type { MountedRoute } from '../src/access/list-routes.ts'
import { ROUTE_TABLE } from '../src/access/route-table.ts'
import { type ApiReply, baseUrl, call, draftOf, get, placedOrder, post, rowsOf, signIn, studio } from './client.ts'
import { PUBLIC_TOKEN } from './cms.ts'

const mounted = () => JSON.parse(readFileSync(inject('routesFile'), 'utf8')) as MountedRoute[]
const isOwn = ({ path }: MountedRoute) => path === '/capi' || path.startsWith('/capi/')
const headers: Record<RouteRole, Record<string, string>> = { guest: {}, customer: {}, staff: {}, editor: {} }

beforeAll(async () => {
	headers.customer = (await signIn('Customer')).headers
	headers.staff = (await signIn('Branch staff', { branch: 1 })).headers
	headers.editor = (await signIn('Editor')).headers
})

describe('the table of routes', () => {
	it('has a row for each route that the running CMS mounts', () => {
		const rows = new Set(ROUTE_TABLE.map(({ methods, path }) => `${methods[0]} ${path}`))
		const missing = mounted()
			.filter((route) => !isOwn(route) && route.method !== 'USE')
			.map(({ method, path }) => `${method} ${path === '/admin' ? '/admin/*' : path}`)
			// Gates of the extension stand in front of the same route under a name of their own.
			.filter((route) => !rows.has(route) && route !== 'PATCH /users/:id')
		expect(missing).toEqual([])
	})

	it('has a row below each path that the running CMS mounts something at', () => {
		const paths = mounted().filter((route) => !isOwn(route) && route.method === 'USE')
		const missing = paths.filter(({ path }) => !ROUTE_TABLE.some((row) => row.path.startsWith(path)))
		expect(paths.map(({ path }) => path)).toContain('/graphql/system')
		expect(missing).toEqual([])
	})
})

/** What the CMS mounts ahead of its sign-in: open to everybody, or to nobody. */
const AHEAD = ['/', '/robots.txt', '/admin/*', '/server/ping', '/deployments/webhooks/:provider']
const GUARDED = ROUTE_TABLE.filter(({ path }) => !AHEAD.includes(path))

/** An address of a route, about things that do not exist. */
const addressOf = (path: string) =>
	path
		.replace(':collection', 'branches')
		.replace('/*', '/no-such-address')
		.replace(/:\w+\??/g, '00000000-0000-4000-8000-000000000000')

const isRefused = ({ status, body }: { status: number; body: { errors?: { message: string }[] } }) =>
	status === 403 && body.errors?.[0]?.message === "You don't have permission to use this route."

describe.each(ROUTE_ROLES)('for a %s', (role) => {
	it('each route is open or closed as the table says', async () => {
		const wrong: string[] = []
		for (const { methods, path, roles } of GUARDED) {
			const method = methods[0]!
			// What signs in, out or up acts on more than its answer; who may do it is shown by the tests of accounts.
			if (path.startsWith('/auth/') || path === '/users/register') continue
			const body = method === 'GET' || path === '/utils/import/:collection' ? undefined : {}
			const reply = await call(method, addressOf(path), body, headers[role])
			if (isRefused(reply) === roles.includes(role)) wrong.push(`${method} ${path}: ${reply.status}`)
		}
		expect(wrong).toEqual([])
	})
})

describe('a closed route', () => {
	it.each(['/utils/hash/verify', '/UTILS/Hash/Verify/', '/utils/hash/verify?x=1'])(
		'verifies no hash for strangers: %s',
		async (path) => {
			const hash = '$argon2id$v=19$m=4194304,t=9,p=1$c29tZXNhbHQ$RdescudvJCsgt3ub+b4dWRWJTmaaJObG'
			for (const role of ['guest', 'customer', 'staff'] as const) {
				expect((await call('POST', path, { string: 'x', hash }, headers[role])).status).toBe(403)
			}
		},
	)

	it('is closed by each spelling of its path and method that Express would take', async () => {
		for (const path of ['/Server/Health', '/server/health/', '/server//health', '/server/%68ealth']) {
			expect((await get(path)).status, path).toBeGreaterThanOrEqual(403)
		}
		expect((await fetch(`${baseUrl()}/server/health`, { method: 'HEAD' })).status).toBe(403)
		expect((await get('/server/ping')).status).toBe(200)
		expect((await get('/server/health', headers.staff)).status).toBe(200)
	})

	it('is open to administrators', async () => {
		expect((await studio('POST', '/utils/hash/generate', { string: 'x' })).status).toBe(200)
		expect((await studio('GET', '/schema/snapshot')).status).toBe(200)
	})

	it('refuses a file of a stranger before its body is there', async () => {
		const form = new FormData()
		form.append('file', new Blob([new Uint8Array(100)], { type: 'image/png' }), 'x.png')
		const files = await studio<{ id: string }[]>('GET', '/files?limit=1&fields=id')
		const reply = await fetch(`${baseUrl()}/files/${files.data[0]!.id}`, { method: 'PATCH', body: form })
		expect(reply.status).toBe(403)
		expect(await reply.json()).toMatchObject({
			errors: [{ message: "You don't have permission to use this route.", extensions: { code: 'FORBIDDEN' } }],
		})
	})
})

/** JSON with so many levels, as text: JSON.stringify could not write the deepest. */
const jsonOf = (levels: number, [open, close]: readonly [string, string]) => open.repeat(levels) + close.repeat(levels)
const LISTS = ['[', ']'] as const
const OBJECTS = ['{"a":', '}'] as const
const deepObject = (levels: number) => jsonOf(levels, OBJECTS).replace('{"a":}', '{"a":1}')

const expectFailureOfDirectus = (reply: ApiReply, code: string) =>
	expect({ status: reply.status, code: reply.body?.errors?.[0]?.extensions?.code }).toEqual({ status: 400, code })

describe('a request that Directus cannot work with', () => {
	it.each<[string, string, unknown?]>([
		['GET', '/items/posts?sort=-__proto__'],
		['GET', '/roles/me?filter={"id":{"_in":[[[]]]}}'],
		['GET', '/items/posts?groupBy[]=year(constructor)&aggregate[count]=id'],
		['GET', '/items/posts?fields[a]=id'],
		['GET', '/items/posts?limit=1e999'],
		['SEARCH', '/items/posts', { query: { sort: ['__proto__'] } }],
		['DELETE', '/items/settings', { email: {} }],
		['DELETE', '/dashboards', { data: [] }],
		['POST', '/translations', { email: 'a@b.ie' }],
		// Nothing comes back that could be exported.
		['POST', '/auth/password/request?export=csv', { email: 'nobody@example.com' }],
		['POST', '/auth/password/request?export=xml', { email: 'nobody@example.com' }],
		// A condition names a relation by a sign that is in no name of XML.
		['GET', '/permissions?export=xml&limit=-1'],
	])('is refused: %s %s', async (method, path, body) => {
		expectFailureOfDirectus(await studio(method, path, body), 'INVALID_PAYLOAD')
	})

	it.each([101, 2_000, 40_000])('is refused where its body has %i levels', async (levels) => {
		const lists = jsonOf(levels, LISTS)
		const objects = deepObject(levels)
		const asked = [
			['DELETE', '/flows/', lists],
			['POST', '/presets', objects],
			['POST', '/dashboards', `{"name":${lists.slice(1, -1)}}`],
			['PATCH', '/users/me', objects],
			['SEARCH', '/items/posts', `{"query":{"filter":${objects}}}`],
			['POST', '/graphql', `{"query":"{ posts { id } }","variables":${objects}}`],
			['POST', '/utils/hash/generate', `{"string":${lists}}`],
			['POST', '/auth/login', objects],
			['POST', '/capi/shop/orders', `{"items":${lists}}`],
			['POST', '/capi/payments/webhooks/sandbox', objects],
			['POST', '/capi/contact', objects],
		] as const
		for (const [method, path, body] of asked) {
			const { status, body: reply } = await studio<unknown>(method, path, body)
			expect({ status, code: reply?.errors?.[0]?.extensions?.code }, path).toEqual({
				status: 400,
				code: 'INVALID_PAYLOAD',
			})
		}
	})

	it.each([101, 800])('is refused where a parameter has %i levels', async (levels) => {
		for (const parameter of ['filter', 'deep', 'aggregate', 'transforms', 'meta']) {
			for (const json of [deepObject(levels), jsonOf(levels, LISTS)]) {
				const reply = await studio('GET', `/items/posts?${parameter}=${json}`)
				expectFailureOfDirectus(reply, 'INVALID_PAYLOAD')
			}
		}
	})

	it('is refused where its GraphQL has 1,600 levels', async () => {
		const reply = await studio('POST', '/graphql', { query: jsonOf(1_600, ['{a', '}']) })
		expect(reply.status).toBe(400)
	})

	it('is refused where a file to import has 8,000 levels', async () => {
		const rows = `[{"title":${jsonOf(8_000, LISTS)}}]`
		const part = 'Content-Disposition: form-data; name="file"; filename="a.json"\r\nContent-Type: application/json'
		const form = `--x\r\n${part}\r\n\r\n${rows}\r\n--x--\r\n`
		const type = { 'content-type': 'multipart/form-data; boundary=x' }
		const reply = await post('/utils/import/posts', form, { ...headers.editor, ...type })
		expectFailureOfDirectus(reply, 'INVALID_PAYLOAD')
	})

	it('is refused where a form names no boundary', async () => {
		const reply = await call('POST', '/files', 'x', { ...headers.editor, 'content-type': 'multipart/form-data' })
		expectFailureOfDirectus(reply, 'INVALID_PAYLOAD')
	})

	it('is refused to administrators too where it would install code', async () => {
		expect((await studio('GET', '/extensions/registry')).status).toBe(403)
	})
})

describe('an editor’s file import', () => {
	it('reaches no server of this host, under any of its names', async () => {
		const asked: string[] = []
		const server = createServer((request, response) => {
			asked.push(request.url ?? '')
			response.setHeader('Content-Type', 'image/png').end('x')
		})
		await new Promise<void>((done) => server.listen(0, '0.0.0.0', done))
		const { port } = server.address() as AddressInfo
		for (const host of ['127.0.0.1', '127.1.2.3', '2130706433', 'localhost', '0.0.0.0', '[::ffff:127.0.0.1]']) {
			const reply = await post('/files/import', { url: `http://${host}:${port}/${host}` }, headers.editor)
			expectFailureOfDirectus(reply, 'INVALID_PAYLOAD')
		}
		server.close()
		expect(asked).toEqual([])
	})
})

describe('the storefront’s public token', () => {
	it('reads content, and is nobody’s account', async () => {
		const { id } = await signIn('Customer', { token: PUBLIC_TOKEN })
		const headers = { authorization: `Bearer ${PUBLIC_TOKEN}` }
		expect((await get('/items/posts?limit=1', headers)).status).toBe(200)
		const order = await placedOrder(draftOf(), headers)
		const [row] = await rowsOf<{ user: unknown }>('orders', { id: { _eq: order.id } })
		expect(row).toMatchObject({ user: null })
		expect((await get('/capi/shop/orders', headers)).status).toBe(401)
		for (const method of ['GET', 'PATCH']) {
			const reply = await call(method, '/users/me', method === 'GET' ? undefined : { first_name: 'Eve' }, headers)
			expect([401, 403]).toContain(reply.status)
		}
		await studio('PATCH', `/users/${id}`, { token: null })
	})
})
