/** Keys that look like Stripe's, for the local server that speaks its protocol. */
export const STRIPE_KEYS = {
	STRIPE_SECRET_KEY: 'sk_test_localserver',
	STRIPE_PUBLISHABLE_KEY: 'pk_test_localserver',
	STRIPE_WEBHOOK_SECRET: 'whsec_localserver',
} as const

/** What makes a CMS take payments through that server. */
export const stripeEnvironment = (url: string): Record<string, string> => ({
	...STRIPE_KEYS,
	CAPI_PAYMENT_GATEWAY: 'stripe',
	STRIPE_API_HOST: new URL(url).hostname,
	STRIPE_API_PORT: new URL(url).port,
	STRIPE_API_PROTOCOL: 'http',
})
