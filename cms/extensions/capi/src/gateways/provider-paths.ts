/**
 * Addresses under which this server sends customers to a provider's page, and takes them back
 * (payments/provider-pages.ts).
 */
export const PROVIDER_PATHS = {
	hostedPage: (paymentRef: string) => `/capi/payments/hosted/${paymentRef}`,
	back: (paymentRef: string) => `/capi/payments/return/${paymentRef}`,
}
