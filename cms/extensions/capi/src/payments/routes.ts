import { PaymentSessionRequestSchema } from '@app/contract/payments'
import type { Request, Router } from 'express'
import { addressFor } from '../http/addresses.ts'
import { invalidPayload } from '../http/errors.ts'
import { limitPerMinute } from '../http/rate-limit.ts'
import { route } from '../http/route.ts'
import { parseBody } from '../http/validate.ts'
import type { Runtime } from '../runtime.ts'
import { openSession } from './open-session.ts'
import { receiveEvent } from './receive-event.ts'
import { registerSandboxRoutes } from './sandbox/routes.ts'

export function registerPaymentRoutes(router: Router, runtime: Runtime): void {
	const { config } = runtime
	const limit = limitPerMinute('payments', config.paymentsPerMinute, config.unlimitedAddresses)

	/**
	 * POST /capi/payments/sessions: `order_id`, `slug`, optional `card_id` and `return_path` → `provider`, `payment_ref`, `client`,
	 * `hosted_url`. 404 unknown order, slug or card; 409 ORDER_NOT_PAYABLE once it is paid, cancelled or expired.
	 */
	router.post(
		'/payments/sessions',
		limit,
		route(async (request) => {
			const body = parseBody(request, PaymentSessionRequestSchema)
			return { data: await openSession(runtime, body, addressFor(config.publicUrl, request)) }
		}),
	)

	/** POST /capi/payments/webhooks/{provider}: the provider's signed event. 200 once stored, replays too; 400 bad signature. */
	router.post(
		'/payments/webhooks/:provider',
		route(async (request) => {
			await receiveEvent(runtime, request.params.provider ?? '', rawBodyOf(request), request.headers)
			return {}
		}),
	)

	if (config.paymentGateway === 'sandbox') registerSandboxRoutes(router, runtime, limit)
}

/** The bytes that were signed; Directus keeps them beside the parsed body. */
function rawBodyOf(request: Request): Buffer {
	const { rawBody } = request as { rawBody?: unknown }
	if (!Buffer.isBuffer(rawBody)) throw invalidPayload('The body', 'must be JSON')
	return rawBody
}
