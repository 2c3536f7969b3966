import * as v from 'valibot'

/**
 * What a page has to know of the gateway before there is a session; part of the menu's settings, the same for
 * everybody. Apart from what paying needs, since every menu brings it.
 */
export const GatewayInfoSchema = v.variant('provider', [
	v.object({ provider: v.literal('sandbox') }),
	v.object({ provider: v.literal('stripe'), publishable_key: v.string() }),
])
export type GatewayInfo = v.InferOutput<typeof GatewayInfoSchema>
