/** What switches Stripe on. */
export interface StripeConfig {
	name: 'stripe'
	secretKey: string
	publishableKey: string
	webhookSecret: string
	/** Whether the keys move real money. */
	isLive: boolean
	/** Another server that speaks Stripe's protocol; null for Stripe's own. */
	api: { host: string; port: string; protocol: 'http' | 'https' } | null
}

/**
 * Each variable with what its value looks like. A key of the wrong kind would only be found out by the first customer
 * who pays.
 */
const KEYS = {
	STRIPE_SECRET_KEY: {
		pattern: /^[sr]k_(test|live)_\w+$/,
		looks: 'sk_test_… or sk_live_… (or a restricted key, rk_…)',
	},
	STRIPE_PUBLISHABLE_KEY: { pattern: /^pk_(test|live)_\w+$/, looks: 'pk_test_… or pk_live_…' },
	STRIPE_WEBHOOK_SECRET: { pattern: /^whsec_\w+$/, looks: 'whsec_…' },
} as const

/** Parses Stripe's settings; throws one sentence that names the variable, and never shows its value: it is a secret. */
export function parseStripe(read: (variable: string) => string): StripeConfig {
	const secretKey = readKey(read, 'STRIPE_SECRET_KEY')
	const publishableKey = readKey(read, 'STRIPE_PUBLISHABLE_KEY')
	const isLive = modeOf(secretKey) === 'live'
	if (modeOf(publishableKey) !== modeOf(secretKey)) {
		throw new Error('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be test keys or both be live keys.')
	}
	const webhookSecret = readKey(read, 'STRIPE_WEBHOOK_SECRET')
	return { name: 'stripe', secretKey, publishableKey, webhookSecret, isLive, api: parseApi(read, isLive) }
}

function readKey(read: (variable: string) => string, variable: keyof typeof KEYS): string {
	const value = read(variable)
	const { pattern, looks } = KEYS[variable]
	if (!value) throw new Error(`${variable} is missing: with CAPI_PAYMENT_GATEWAY=stripe it must be set (${looks}).`)
	if (!pattern.test(value)) throw new Error(`${variable} is not usable: it must look like ${looks}.`)
	return value
}

function modeOf(key: string): string | undefined {
	return key.split('_')[1]
}

function parseApi(read: (variable: string) => string, isLive: boolean): StripeConfig['api'] {
	const host = read('STRIPE_API_HOST')
	if (!host) return null
	if (isLive)
		throw new Error('STRIPE_API_HOST is for tests: a live key must not be sent to another server than Stripe’s.')
	const protocol = read('STRIPE_API_PROTOCOL') || 'https'
	if (protocol !== 'http' && protocol !== 'https') throw new Error('STRIPE_API_PROTOCOL must be "http" or "https".')
	const port = read('STRIPE_API_PORT') || (protocol === 'http' ? '80' : '443')
	if (!/^\d{1,5}$/.test(port)) throw new Error('STRIPE_API_PORT must be a port number.')
	return { host, port, protocol }
}
