/**
 * Variables that the code reads and that are no settings: what starts the processes sets them, tests do, or they are
 * Directus's own and set from ours (cms/environment/directus-environment.ts).
 */
const INTERNAL: ReadonlySet<string> = new Set([
	// Of Node, the build and the compilers of native modules.
	...['NODE_ENV', 'PATH', 'CFLAGS', 'CXXFLAGS', 'DEV', 'MODE', 'SSR', 'SERVICE_WORKER', 'CAPI_BUILD'],
	...['CAPI_TEST_CLOCK', 'CAPI_TEST_CRASH_AT', 'CAPI_TEST_DIRECTUS_CHAIN', 'CAPI_TEST_ROUTES', 'TRUST_ROUND'],
	...[
		'PUBLIC_URL',
		'CORS_ENABLED',
		'CORS_ORIGIN',
		'CORS_ALLOWED_HEADERS',
		'HSTS_ENABLED',
		'DB_FILENAME',
		'TEMP_PATH',
		'MAX_PAYLOAD_SIZE',
	],
	...['EMAIL_TEMPLATES_PATH', 'LOGIN_STALL_TIME', 'REFRESH_TOKEN_COOKIE_NAME', 'SESSION_COOKIE_NAME'],
	...['STORAGE_LOCAL_ROOT', 'WEBSOCKETS_ENABLED', 'WEBSOCKETS_REST_AUTH_TIMEOUT'],
	// In place of DB_CONNECTION_STRING.
	...['DB_HOST', 'DB_PORT', 'DB_DATABASE'],
])

const READS = [
	/\benv\.([A-Z][A-Z0-9_]{2,})\b/g,
	/\benv\['([A-Z][A-Z0-9_]{2,})'\]/g,
	/\(env, '([A-Z][A-Z0-9_]{2,})'/g,
	/\bread\w*\('([A-Z][A-Z0-9_]{2,})'/g,
	/'((?:CAPI|STOREFRONT|CMS|PROJECT|VAPID|STRIPE|DEMO)_[A-Z0-9_]+)'/g,
]

/** The environment variables that a source reads and that the example of the environment does not name. */
export function findUnnamedVariables(source: string, example: string): string[] {
	const named = new Set([...example.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name))
	const read = new Set(READS.flatMap((pattern) => [...source.matchAll(pattern)].map(([, name]) => name!)))
	return [...read].filter((name) => !named.has(name) && !INTERNAL.has(name)).sort()
}
