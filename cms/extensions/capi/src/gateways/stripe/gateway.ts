import type { Clock } from '../../clock.ts'
import type { Gateway } from '../gateway.ts'
import { createStripeAttempts } from './attempts.ts'
import { assertReachable, createStripeClient } from './client.ts'
import type { StripeConfig } from './config.ts'
import { createEventParser } from './events.ts'
import { createStripeVault } from './vault.ts'

/**
 * Stripe. The card form on our page is Stripe's own (a PaymentIntent for each attempt), the hosted page a Checkout
 * Session. What Stripe says counts when it is signed, or was asked for; what the browser says counts for nothing.
 */
export function createStripeGateway({ config, clock }: { config: StripeConfig; clock: Clock }): Gateway {
	const { publishableKey } = config
	const stripe = createStripeClient(config)
	return {
		provider: 'stripe',
		info: { provider: 'stripe', publishable_key: publishableKey },
		check: () => assertReachable(stripe),
		...createStripeAttempts({ stripe, clock, publishableKey }),
		parseEvent: createEventParser({ stripe, clock, config }),
		cards: createStripeVault({ stripe, clock, publishableKey }),
	}
}
