import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Gateway } from './gateway.ts'
import { createSandboxGateway } from './sandbox/gateway.ts'
import { createStripeGateway } from './stripe/gateway.ts'

/** The gateway that the environment names (CAPI_PAYMENT_GATEWAY). */
export function createGateway(config: Config['paymentGateway'], clock: Clock): Gateway {
	if (config.name === 'stripe') return createStripeGateway({ config, clock })
	return createSandboxGateway({ secret: config.secret, clock })
}
