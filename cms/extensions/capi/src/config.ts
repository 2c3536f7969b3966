import { createHmac } from 'node:crypto'
import { canonicalAddress } from '@app/domain/http/address-key'
import { showsTestPages } from '@app/domain/http/demo-defaults'
import { type AccountConfig, parseAccountConfig } from './account/config.ts'
import { parseStripe, type StripeConfig } from './gateways/stripe/config.ts'
import { deriveStorefrontKey } from './http/storefront-server.ts'
import { type PushConfig, parsePushConfig } from './push/config.ts'

/** The provider that takes payments, and what it needs. */
type PaymentGatewayConfig = { name: 'sandbox'; secret: string } | StripeConfig

/** What the extension takes from the environment, parsed once at start. */
export interface Config {
	/** Where browsers reach this server. */
	publicUrl: URL
	/** Where browsers reach the storefront. */
	storefrontUrl: URL
	/** Origins that may read replies which leave ahead of Directus's own CORS. */
	corsOrigins: ReadonlySet<string> | 'any' | 'none'
	corsHeaders: string
	paymentGateway: PaymentGatewayConfig
	ordersPerMinute: number
	paymentsPerMinute: number
	/** Newsletter, contact form and applications, each by itself. */
	formsPerMinute: number
	/** Event streams that one address may hold at a time. */
	streamsPerAddress: number
	/** Attempts of one address to sign in on websockets. */
	socketSignInsPerMinute: number
	/**
	 * Addresses that no limit, delay or cap applies to, in their canonical form: load tests and the tests of this
	 * product.
	 */
	unlimitedAddresses: ReadonlySet<string>
	/** What the storefront's own server shows when it calls. */
	storefrontKey: string
	/** Directus's names of the cookies that let somebody in. */
	sessionCookie: string
	refreshCookie: string
	account: AccountConfig
	push: PushConfig
	/** Where addresses are looked up, and the key of what is kept of devices. */
	devices: { ipDatabases: string[]; key: string }
	/** Where drives are asked for, null where they are estimated; and how often one address may ask. */
	driving: { osrmUrl: string | null; routesPerMinute: number }
	/** Another Iconify for icons that our own sets do not have. */
	iconifyUrl: string | null
	/** Seals the links to drafts. */
	previewKey: string
	/**
	 * The storefront's token for reads of content; null where there is none. It is never anybody's account under /capi.
	 */
	publicToken: string | null
	/** Signs who chats; null where there is no chat. */
	chatwootSecret: string | null
	/** Liquid templates of mails. */
	mailTemplates: string
	mailSender: string
	/** Where messages are kept instead of sent; null where a mail server is configured. */
	mailFolder: string | null
	/** Cron rule of the clean-up: unpaid orders that ran out, refunds that still wait. */
	sweepSchedule: string
	/** Opens GET /capi/system/metrics; null where nobody shall read it. */
	metricsToken: string | null
	/** Whether the storefront's test pages have their own calls here. */
	testPages: boolean
	build: string
	/** File whose number of milliseconds is added to the clock; tests only. */
	testClockFile: string | null
	/** File that names the moment at which the process ends itself; tests only. */
	testCrashFile: string | null
	/** File that the list of all mounted routes is written to; tests only. */
	testRoutesFile: string | null
	/** Whether /capi is answered through Directus's own chain in place of our pipeline; tests only. */
	testDirectusChain: boolean
}

type Environment = Record<string, unknown>

/** Parses the environment; throws one sentence that names the variable when a value cannot be used. */
export function parseConfig(env: Environment): Config {
	return {
		publicUrl: url(env, 'PUBLIC_URL', 'http://127.0.0.1:8055'),
		storefrontUrl: url(env, 'STOREFRONT_PUBLIC_URL', 'http://127.0.0.1:3000'),
		corsOrigins: parseOrigins(env.CORS_ENABLED === true || env.CORS_ENABLED === 'true' ? env.CORS_ORIGIN : false),
		corsHeaders: list(env.CORS_ALLOWED_HEADERS).join(', ') || 'Content-Type, Authorization, Idempotency-Key',
		paymentGateway: parsePaymentGateway(env),
		ordersPerMinute: positive(env, 'CAPI_ORDERS_PER_MINUTE', 60),
		paymentsPerMinute: positive(env, 'CAPI_PAYMENTS_PER_MINUTE', 60),
		formsPerMinute: positive(env, 'CAPI_FORMS_PER_MINUTE', 10),
		streamsPerAddress: positive(env, 'CAPI_STREAMS_PER_ADDRESS', 40),
		socketSignInsPerMinute: positive(env, 'CAPI_SOCKET_SIGN_INS_PER_MINUTE', 120),
		unlimitedAddresses: new Set(list(env.CAPI_UNLIMITED_ADDRESSES).map(canonicalAddress)),
		storefrontKey: deriveStorefrontKey(text(env, 'SECRET', '')),
		sessionCookie: text(env, 'SESSION_COOKIE_NAME', 'directus_session_token'),
		refreshCookie: text(env, 'REFRESH_TOKEN_COOKIE_NAME', 'directus_refresh_token'),
		account: parseAccountConfig((name, fallback) => positive(env, name, fallback), deriveSecret(env, 'capi account')),
		devices: { ipDatabases: list(env.CAPI_IP_DATABASE), key: deriveSecret(env, 'device records') },
		push: parsePushConfig(
			{
				text: (name, fallback) => text(env, name, fallback),
				list: (name) => list(env[name]),
				positive: (name, fallback) => positive(env, name, fallback),
			},
			url(env, 'STOREFRONT_PUBLIC_URL', 'http://127.0.0.1:3000'),
		),
		driving: {
			osrmUrl: otherServer(env, 'CAPI_OSRM_URL'),
			routesPerMinute: positive(env, 'CAPI_ROUTES_PER_MINUTE', 240),
		},
		iconifyUrl: otherServer(env, 'CAPI_ICONIFY_URL'),
		previewKey: deriveSecret(env, 'content previews'),
		publicToken: text(env, 'STOREFRONT_PUBLIC_TOKEN', '') || null,
		chatwootSecret: text(env, 'CAPI_CHATWOOT_SECRET', '') || null,
		mailTemplates: text(env, 'EMAIL_TEMPLATES_PATH', './templates'),
		mailSender: text(env, 'EMAIL_FROM', 'no-reply@example.com'),
		mailFolder: text(env, 'CAPI_MAIL_FOLDER', '') || null,
		sweepSchedule: text(env, 'CAPI_SWEEP_SCHEDULE', '*/15 * * * * *'),
		metricsToken: parseMetricsToken(text(env, 'METRICS_TOKEN', '')),
		testPages: showsTestPages(text(env, 'TEST_PAGES', ''), [
			url(env, 'PUBLIC_URL', 'http://127.0.0.1:8055'),
			url(env, 'STOREFRONT_PUBLIC_URL', 'http://127.0.0.1:3000'),
		]),
		build: text(env, 'CAPI_BUILD', 'development'),
		testClockFile: env.NODE_ENV === 'test' ? text(env, 'CAPI_TEST_CLOCK', '') || null : null,
		testCrashFile: env.NODE_ENV === 'test' ? text(env, 'CAPI_TEST_CRASH_AT', '') || null : null,
		testRoutesFile: env.NODE_ENV === 'test' ? text(env, 'CAPI_TEST_ROUTES', '') || null : null,
		testDirectusChain: env.NODE_ENV === 'test' && text(env, 'CAPI_TEST_DIRECTUS_CHAIN', '') !== '',
	}
}

function parseMetricsToken(token: string): string | null {
	if (token && token.length < 16) throw new Error('METRICS_TOKEN must have at least 16 characters.')
	return token || null
}

function parsePaymentGateway(env: Environment): PaymentGatewayConfig {
	const name = text(env, 'CAPI_PAYMENT_GATEWAY', 'sandbox')
	if (name === 'stripe') return parseStripe((variable) => text(env, variable, ''))
	if (name !== 'sandbox') throw new Error(`CAPI_PAYMENT_GATEWAY must be "sandbox" or "stripe", but is "${name}".`)
	return { name, secret: text(env, 'CAPI_SANDBOX_SECRET', '') || deriveSecret(env, 'capi sandbox gateway') }
}

function text(env: Environment, name: string, fallback: string): string {
	const value = env[name]
	return value === undefined || value === null || value === '' ? fallback : String(value)
}

function url(env: Environment, name: string, fallback: string): URL {
	const value = text(env, name, fallback)
	if (!URL.canParse(value)) throw new Error(`${name} must be an absolute address, but is "${value}".`)
	return new URL(value)
}

/** The address of a server of somebody else's protocol, without a trailing slash; null where there is none. */
function otherServer(env: Environment, name: string): string | null {
	if (text(env, name, '') === '') return null
	const address = url(env, name, '')
	if (!/^https?:$/.test(address.protocol)) throw new Error(`${name} must begin with http:// or https://.`)
	return address.href.replace(/\/+$/, '')
}

function positive(env: Environment, name: string, fallback: number): number {
	const value = Number(text(env, name, String(fallback)))
	if (!Number.isInteger(value) || value < 1) throw new Error(`${name} must be a whole number of at least 1.`)
	return value
}

/** Directus's own parser makes arrays of values with commas. */
function list(value: unknown): string[] {
	const parts = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : []
	return parts.map((part) => String(part).trim()).filter(Boolean)
}

function parseOrigins(value: unknown): Config['corsOrigins'] {
	if (value === true || value === 'true' || value === '*') return 'any'
	const origins = list(value).filter((origin) => origin !== 'false')
	return origins.length > 0 ? new Set(origins) : 'none'
}

/**
 * A key of our own from Directus's SECRET, so that an installation has one secret to keep and nothing ships with a
 * default.
 */
function deriveSecret(env: Environment, purpose: string): string {
	const secret = text(env, 'SECRET', '')
	if (!secret) throw new Error('SECRET must be set: our own keys are derived from it.')
	return createHmac('sha256', secret).update(purpose).digest('hex')
}
