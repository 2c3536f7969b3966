import { ROUTE_TABLE } from '../../cms/extensions/capi/src/access/route-table.ts'
import { DEMO_GUEST } from '../../scripts/demo-customer.ts'
import storefrontRoutes from '../../storefront/app/routes.ts'

/** One route of a server, with parameters as `{name}`. */
export interface Target {
	server: 'cms' | 'storefront'
	methods: readonly string[]
	path: string
	/** How long an answer may take, in milliseconds. */
	limitMs: number
	/** A JSON schema of the body it takes, where the contract has one. */
	body?: Schema
}

/** The part of JSON Schema that the contract's bodies use. */
export interface Schema {
	type?: string
	properties?: Record<string, Schema>
	items?: Schema
	anyOf?: Schema[]
	oneOf?: Schema[]
	enum?: unknown[]
	const?: unknown
}

interface OpenApi {
	paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>
}

/** Beside Directus's routes: Google's way back, the websocket's address, and addresses of nothing. */
const OTHER_CMS_PATHS = ['/auth/oauth/google/callback', '/metrics', '/websocket', '/nowhere/{name}', '/items', '/utils']

/** Every route of Directus, as the table of who may use them names it: `:pk`, `:filename?` and `*` are parameters. */
const DIRECTUS_PATHS = new Set(
	ROUTE_TABLE.map(({ path }) => path.replace(/:(\w+)\??/g, '{$1}').replace('*', '{name}')).filter(
		(path) => !path.startsWith('/capi/'),
	),
)

const STOREFRONT_PATHS = [
	'/',
	'/healthz',
	'/metrics',
	'/media/{id}/{name}',
	'/assets/{name}',
	'/sw.js',
	'/__manifest',
	'/_root.data',
	'/.well-known/{name}',
	'/{name}.data',
]

/** Routes that draw or resize. */
const PICTURES = {
	cms: new Set(['/assets/{pk}/{filename}', '/assets/files', '/assets/folder/{pk}', '/files', '/files/import']),
	storefront: new Set(['/media/{id}/{name}', '/og/{kind}/{file}']),
}

/** Routes that wait on purpose, so that their time does not tell who has an account; in milliseconds. */
const DELAYS_MS: Readonly<Record<string, number>> = {
	'/auth/login': 500,
	'/auth/password/request': 550,
	'/users/register': 1_050,
	'/capi/newsletter/subscribe': 300,
	'/capi/shop/orders/{slug}/code': 300,
}

const limitOf = ({ server, path }: Pick<Target, 'server' | 'path'>) =>
	(PICTURES[server].has(path) ? 2_000 : 500) + (server === 'cms' ? (DELAYS_MS[path] ?? 0) : 0)

type Route = Omit<Target, 'limitMs'>

const METHODS = ['GET', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'SEARCH'] as const

/** Every route of both servers: those of /capi, of Directus and of the storefront. */
export async function findTargets(cmsUrl: string): Promise<Target[]> {
	const response = await fetch(`${cmsUrl}/capi/openapi.json`)
	const { paths } = (await response.json()) as OpenApi
	const capi = Object.entries(paths).map(([path, operations]): Route => {
		const [body] = Object.values(operations).flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}))
		const methods = Object.keys(operations).map((method) => method.toUpperCase())
		return { server: 'cms', methods, path, ...(body && { body: body.schema }) }
	})
	if (capi.length < 40) throw new Error('The CMS describes fewer routes than it has.')
	const pages = [...STOREFRONT_PATHS, ...pathsOf(storefrontRoutes)]
	const all: Route[] = [
		...capi.map((target) => ({
			...target,
			path: target.path.startsWith('/capi') ? target.path : `/capi${target.path}`,
		})),
		...[...DIRECTUS_PATHS, ...OTHER_CMS_PATHS].map((path): Route => ({ server: 'cms', methods: METHODS, path })),
		...pages.map((path): Route => ({ server: 'storefront', methods: METHODS, path })),
	]
	return all.map((target) => ({ ...target, limitMs: limitOf(target) }))
}

interface RouteEntry {
	path?: string
	children?: RouteEntry[]
}

/** `/track/{slug}` for `track/:slug`. */
const pathsOf = (entries: readonly RouteEntry[], parent = ''): string[] =>
	entries.flatMap(({ path, children = [] }) => {
		const own = path === undefined ? parent : `${parent}/${path.replace(/:(\w+)/g, '{$1}').replace('*', '{name}')}`
		return [own || '/', ...pathsOf(children, own)]
	})

/** A body that the schema allows. */
export function sample(schema: Schema, name = ''): unknown {
	if ('const' in schema) return schema.const
	if (schema.enum) return schema.enum[0]
	const [first] = schema.anyOf ?? schema.oneOf ?? []
	if (first) return sample(first, name)
	if (schema.properties) {
		return Object.fromEntries(Object.entries(schema.properties).map(([key, value]) => [key, sample(value, key)]))
	}
	if (schema.items) return [sample(schema.items, name)]
	if (schema.type === 'number' || schema.type === 'integer') return 1
	if (schema.type === 'boolean') return true
	if (name.includes('email')) return DEMO_GUEST.email
	return 'a1'
}
