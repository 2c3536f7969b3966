import { join } from 'node:path'
import { inLanguage, LANGUAGE_TAGS } from '@app/language/tags'
import { CUSTOMER_ROLE } from '../schema/ids.ts'
import { originsOf } from './origins.ts'
import { PRIVATE_NETWORKS } from './private-networks.ts'
import { CMS_ROOT, type CmsSettings } from './settings.ts'

/** `array:` keeps Directus from reading a list of one as a plain string. */
const list = (values: string[]) => `array:${values.join(',')}`

/** A page of the storefront at each of its addresses, in every language. */
const pagesAt = (origins: string[], path: string) =>
	list(origins.flatMap((origin) => LANGUAGE_TAGS.map((tag) => origin + inLanguage(tag, path))))

/**
 * Values that follow from our own variables. They win over what the environment holds: PORT, for one, may be meant
 * for the storefront.
 */
function derivedVariables(settings: CmsSettings): Record<string, string> {
	return {
		// Directus would read the .env of the working directory, and let it win over everything below.
		CONFIG_PATH: join(settings.varDir, 'directus.env'),
		HOST: settings.host,
		PORT: String(settings.port),
		PUBLIC_URL: settings.publicUrl.href.replace(/\/$/, ''),
		SECRET: settings.secret,
		PACKAGE_FILE_LOCATION: CMS_ROOT,
		TEMP_PATH: join(settings.varDir, 'tmp'),
		...(settings.sqliteFile !== null && { DB_CLIENT: 'sqlite3', DB_FILENAME: settings.sqliteFile }),
	}
}

/** Values that Directus's own defaults leave open, unsafe or unlimited. Each can be set in the environment. */
function defaultVariables(settings: CmsSettings): Record<string, string> {
	const origins = originsOf(settings.storefrontUrl)
	const secure = String(settings.publicUrl.protocol === 'https:')
	const pages = (path: string) => pagesAt(origins, path)
	return {
		// A forged X-Forwarded-For must not choose a visitor's address: name the proxies that are trusted, if there are any.
		IP_TRUST_PROXY: 'false',
		TELEMETRY: 'false',
		MCP_ENABLED: 'false',
		AI_ENABLED: 'false',
		OPENAPI_ENABLED: 'false',
		GRAPHQL_INTROSPECTION: 'false',
		EXTENSIONS_PATH: join(CMS_ROOT, 'extensions'),
		EXTENSIONS_MUST_LOAD: 'true',
		// JSON, a line each, for whatever collects logs; npm start asks for the readable form.
		LOG_STYLE: 'raw',
		LOG_LEVEL: 'warn',
		// Their addresses carry tokens; the log of requests (level info) would keep them.
		LOG_HTTP_IGNORE_PATHS: list([
			'/users/register/verify-email',
			'/auth/login/google/callback',
			'/capi/newsletter/unsubscribe',
			'/capi/account/sign-in-link',
		]),
		// Of a logged request, beside what Directus takes out: keys of orders and payments, which src/http/hide-keys.ts
		// takes out of its address.
		LOGGER_REDACT__PATHS: list([
			'req.headers.authorization',
			'req.headers.cookie',
			'res.headers["set-cookie"]',
			'res.headers.location',
			'req.query.access_token',
			'req.query.slug',
			'req.query.token',
			'req.query.ref',
			'req.headers.referer',
		]),

		// Who signed in or changed what, with network addresses and former contents: as long as the privacy policy says.
		RETENTION_ENABLED: 'true',
		ACTIVITY_RETENTION: '90d',
		REVISIONS_RETENTION: '90d',

		// Limits on what one caller can ask for.
		RATE_LIMITER_ENABLED: 'true',
		RATE_LIMITER_POINTS: '1000',
		RATE_LIMITER_DURATION: '1',
		// The extension counts registrations.
		RATE_LIMITER_REGISTRATION_ENABLED: 'false',
		MAX_PAYLOAD_SIZE: '1mb',
		MAX_BATCH_MUTATION: '500',
		QUERY_LIMIT_DEFAULT: '100',
		QUERY_LIMIT_MAX: '1000',
		// Words of a gallery’s pictures in a translated page:
		// translations.blocks.item.pictures.directus_files_id.translations.description.
		MAX_RELATIONAL_DEPTH: '7',
		// Utilization is counted since the start of the process and is near 1 on any busy server: only delay tells of
		// trouble.
		PRESSURE_LIMITER_ENABLED: 'true',
		PRESSURE_LIMITER_MAX_EVENT_LOOP_UTILIZATION: 'false',
		PRESSURE_LIMITER_MAX_EVENT_LOOP_DELAY: '1000',
		// The mean of so long: of Directus's quarter of a second one stall of a busy machine is all, and whoever waited for
		// its end would be refused, browsers without a word that they can read.
		PRESSURE_LIMITER_SAMPLE_INTERVAL: '5000',
		PRESSURE_LIMITER_RETRY_AFTER: '5',

		// Sign-in: section 9 ends a session after 24 h.
		ACCESS_TOKEN_TTL: '15m',
		REFRESH_TOKEN_TTL: '24h',
		SESSION_COOKIE_TTL: '24h',
		REFRESH_TOKEN_COOKIE_SECURE: secure,
		SESSION_COOKIE_SECURE: secure,
		REFRESH_TOKEN_COOKIE_SAME_SITE: 'lax',
		SESSION_COOKIE_SAME_SITE: 'lax',
		USER_REGISTER_URL_ALLOW_LIST: pages('/auth/verify'),
		PASSWORD_RESET_URL_ALLOW_LIST: pages('/auth/verify-reset'),
		USER_INVITE_URL_ALLOW_LIST: pages('/auth/verify-reset'),

		// Browsers remember for a year that there is TLS.
		HSTS_ENABLED: secure,
		// Longer than a proxy keeps a connection (nginx: 60 s to a server): otherwise it sends a request into one that is
		// just being closed.
		SERVER_KEEP_ALIVE_TIMEOUT: '90000',
		// Longer than the longest call of the payment provider: what is being paid is answered before the process ends.
		SERVER_SHUTDOWN_TIMEOUT: '15000',

		// The storefront calls from its own origin, with a key for each order and answers that it may keep.
		CORS_ENABLED: 'true',
		CORS_ORIGIN: list([...origins, ...originsOf(settings.publicUrl)]),
		CORS_METHODS: 'GET,POST,PATCH,DELETE',
		CORS_ALLOWED_HEADERS: 'Content-Type,Authorization,Idempotency-Key,If-None-Match,Cache-Control',
		CORS_EXPOSED_HEADERS: 'Content-Range,ETag,Retry-After,X-Request-Id',
		CORS_CREDENTIALS: 'true',
		CORS_MAX_AGE: '600',

		// Guests listen to their branch; a socket that sends no sign-in is a visitor with the public permissions.
		WEBSOCKETS_ENABLED: 'true',
		WEBSOCKETS_REST_ENABLED: 'true',
		WEBSOCKETS_REST_AUTH: 'public',
		WEBSOCKETS_REST_CONN_LIMIT: '2000',
		// Seconds for a new sign-in after a token has expired.
		WEBSOCKETS_REST_AUTH_TIMEOUT: '10',
		WEBSOCKETS_GRAPHQL_ENABLED: 'false',
		WEBSOCKETS_LOGS_ENABLED: 'false',
		WEBSOCKETS_COLLAB_ENABLED: 'false',
		WEBSOCKETS_HEARTBEAT_ENABLED: 'true',
		WEBSOCKETS_HEARTBEAT_PERIOD: '30',

		// Files: pictures and documents only, and asset sizes from the presets of the project settings.
		STORAGE_LOCATIONS: 'local',
		STORAGE_LOCAL_DRIVER: 'local',
		STORAGE_LOCAL_ROOT: join(settings.varDir, 'uploads'),
		FILES_MAX_UPLOAD_SIZE: '10mb',
		FILES_MIME_TYPE_ALLOW_LIST: list([
			'image/jpeg',
			'image/png',
			'image/webp',
			'image/avif',
			'image/gif',
			'application/pdf',
		]),
		// Holds for each connection of an import: literal addresses, names that resolve to one, and redirects.
		IMPORT_IP_DENY_LIST: list([...PRIVATE_NETWORKS]),
		// More waiting resizes than this are refused, and a first visit asks for the whole menu at once.
		ASSETS_TRANSFORM_MAX_CONCURRENT: '200',
		ASSETS_TRANSFORM_IMAGE_MAX_DIMENSION: '6000',
		ASSETS_CACHE_TTL: '30d',

		// Reads of items answer from the database: /capi keeps what is hot, and orders are never cached (section 9).
		CACHE_ENABLED: 'false',
		CACHE_STORE: 'memory',
		CACHE_AUTO_PURGE: 'true',
		// Otherwise Directus clones its whole schema for every request, about half of what an order costs. Nothing of ours
		// changes it.
		CACHE_SCHEMA_FREEZE_ENABLED: 'true',

		// The Studio shows drafts in the storefront's own pages.
		CONTENT_SECURITY_POLICY_DIRECTIVES__FRAME_SRC: list(["'self'", 'blob:', ...origins]),

		EMAIL_TEMPLATES_PATH: join(CMS_ROOT, 'mail'),
		EMAIL_VERIFY_SETUP: 'false',
	}
}

/**
 * Google as an OpenID provider, where a client is configured. Sessions are cookies: no token ever stands in an
 * address.
 */
function googleVariables(settings: CmsSettings, given: Record<string, string>): Record<string, string> {
	const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret, GOOGLE_ISSUER_URL: issuer } = given
	if (!id || !secret) return {}
	const origins = originsOf(settings.storefrontUrl)
	const provider = {
		DRIVER: 'openid',
		CLIENT_ID: id,
		CLIENT_SECRET: secret,
		ISSUER_URL: issuer || 'https://accounts.google.com/.well-known/openid-configuration',
		// Without Google the shop still takes orders and passwords.
		ISSUER_DISCOVERY_MUST_SUCCEED: 'false',
		IDENTIFIER_KEY: 'sub',
		SCOPE: 'openid profile email',
		// Directus would ask Google again with each refresh otherwise, and keep a key to do so.
		PARAMS: 'json:{"access_type":"online"}',
		ALLOW_PUBLIC_REGISTRATION: 'true',
		REQUIRE_VERIFIED_EMAIL: 'true',
		DEFAULT_ROLE_ID: CUSTOMER_ROLE,
		SYNC_USER_INFO: 'false',
		MODE: 'session',
		COOKIE_SECURE: String(settings.publicUrl.protocol === 'https:'),
		REDIRECT_ALLOW_LIST: pagesAt(origins, '/auth/google-callback'),
		LABEL: 'Google',
		ICON: 'google',
	}
	return {
		AUTH_PROVIDERS: 'google',
		AUTH_ALLOWED_PUBLIC_URLS: list(originsOf(settings.publicUrl)),
		...Object.fromEntries(Object.entries(provider).map(([name, value]) => [`AUTH_GOOGLE_${name}`, value])),
	}
}

/** Until a transport is named, the extension keeps each message as a file and hands none to Directus's mailer. */
function mailVariables(settings: CmsSettings, given: Record<string, string>): Record<string, string> {
	return given.EMAIL_TRANSPORT ? {} : { EMAIL_TRANSPORT: 'sendmail', CAPI_MAIL_FOLDER: join(settings.varDir, 'mail') }
}

/**
 * The complete environment of the Directus process: what our variables decide, then what the environment says, then
 * safe defaults.
 */
export function buildDirectusEnvironment(settings: CmsSettings, env: NodeJS.ProcessEnv): Record<string, string> {
	const given = Object.fromEntries(
		Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
	)
	return {
		...defaultVariables(settings),
		...mailVariables(settings, given),
		...googleVariables(settings, given),
		...given,
		...derivedVariables(settings),
	}
}
