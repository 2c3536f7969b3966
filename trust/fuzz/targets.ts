import { DEMO_GUEST } from '../../scripts/demo-customer.ts'
import storefrontRoutes from '../../storefront/app/routes.ts'

/** One route of a server, with parameters as `{name}`. */
export interface Target {
	server: 'cms' | 'storefront'
	methods: readonly string[]
	path: string
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

const MANAGEMENT_COLLECTIONS =
	'access activity collections comments content-versions dashboards extensions fields flows folders items mail notifications operations panels permissions policies presets relations revisions roles settings shares translations utils versions'.split(
		' ',
	)

const DIRECTUS_PATHS = [
	'/',
	'/admin',
	'/auth',
	'/auth/login',
	'/auth/login/google',
	'/auth/logout',
	'/auth/refresh',
	'/auth/password/request',
	'/auth/password/reset',
	'/auth/oauth/google/callback',
	'/assets/{id}',
	'/assets/{id}/{name}',
	'/fields/{collection}/{name}',
	'/relations/{collection}/{name}',
	'/flows/trigger/{id}',
	'/graphql',
	'/graphql/system',
	'/items/{collection}',
	'/items/{collection}/{id}',
	'/metrics',
	'/robots.txt',
	'/schema/snapshot',
	'/schema/diff',
	'/schema/apply',
	'/server/health',
	'/server/info',
	'/server/ping',
	'/server/specs/oas',
	'/server/specs/graphql',
	'/shares/auth',
	'/shares/info/{id}',
	'/users/invite',
	'/users/invite/accept',
	'/users/me',
	'/users/me/tfa/generate',
	'/users/register',
	'/users/register/verify-email',
	'/utils/cache/clear',
	'/utils/export/{collection}',
	'/utils/hash/generate',
	'/utils/hash/verify',
	'/utils/import/{collection}',
	'/utils/random/string',
	'/utils/sort/{collection}',
	'/websocket',
	'/nowhere/{name}',
	'/files',
	'/files/{id}',
	'/users',
	'/users/{id}',
]

/** The routers of Directus that its Studio alone uses. */
const MANAGEMENT_PATHS = MANAGEMENT_COLLECTIONS.flatMap((name) => [`/${name}`, `/${name}/{id}`])

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

const METHODS = ['GET', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'SEARCH'] as const

/** Every route of both servers: of /capi as the CMS describes them, of the storefront as it configures them, and Directus's routers. */
export async function findTargets(cmsUrl: string, { withManagement }: { withManagement: boolean }): Promise<Target[]> {
	const response = await fetch(`${cmsUrl}/capi/openapi.json`)
	const { paths } = (await response.json()) as OpenApi
	const capi = Object.entries(paths).map(([path, operations]): Target => {
		const [body] = Object.values(operations).flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}))
		const methods = Object.keys(operations).map((method) => method.toUpperCase())
		return { server: 'cms', methods, path, ...(body && { body: body.schema }) }
	})
	if (capi.length < 40) throw new Error('The CMS describes fewer routes than it has.')
	const pages = [...STOREFRONT_PATHS, ...pathsOf(storefrontRoutes)]
	return [
		...capi.map((target) => ({
			...target,
			path: target.path.startsWith('/capi') ? target.path : `/capi${target.path}`,
		})),
		...[...DIRECTUS_PATHS, ...(withManagement ? MANAGEMENT_PATHS : [])].map(
			(path): Target => ({ server: 'cms', methods: METHODS, path }),
		),
		...pages.map((path): Target => ({ server: 'storefront', methods: METHODS, path })),
	]
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
