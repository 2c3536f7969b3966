import { type PaymentCheck, PaymentCheckRequestSchema, PaymentSessionRequestSchema } from '@app/contract/payments'
import type { Request, Router } from 'express'
import { addressFor } from '../http/addresses.ts'
import { invalidPayload, notFound } from '../http/errors.ts'
import { limitPerMinute } from '../http/rate-limit.ts'
import { route } from '../http/route.ts'
import { parseBody } from '../http/validate.ts'
import { findPaymentByRef } from '../repositories/payments.ts'
import type { Runtime } from '../runtime.ts'
import { registerCardRoutes } from './cards/routes.ts'
import { openSession } from './open-session.ts'
import { isPaymentRef } from './payment-ref.ts'
import { registerProviderPages } from './provider-pages.ts'
import { receiveEvent } from './receive-event.ts'
import { refreshPayment } from './reconcile.ts'
import { registerSandboxRoutes } from './sandbox/routes.ts'

export function registerPaymentRoutes(router: Router, runtime: Runtime): void {
	const { config } = runtime
	const limit = limitPerMinute('payments', config.paymentsPerMinute, config)

	/**
	 * POST /capi/payments/sessions: `order_id`, `slug`, optional `card_id`, `save` and `return_path` → `provider`,
	 * `payment_ref`, `client`, `hosted_url`. 404 unknown order, slug or card; 403 for an account's order without its
	 * bearer token; 409 ORDER_NOT_PAYABLE once it is paid, cancelled or expired; 503 while the provider does not answer.
	 */
	router.post(
		'/payments/sessions',
		limit,
		route(async (request, { user }) => {
			const body = parseBody(request, PaymentSessionRequestSchema)
			return { data: await openSession(runtime, body, { user, base: addressFor(config.publicUrl, request) }) }
		}),
	)

	/**
	 * POST /capi/payments/check: `payment_ref` → `status` of the attempt, `decline_code`. A provider that keeps attempts
	 * is asked first, so that a notification which was lost or is late is made up for. 404 unknown payment.
	 */
	router.post(
		'/payments/check',
		limit,
		route(async (request) => {
			const { payment_ref } = parseBody(request, PaymentCheckRequestSchema)
			return { data: await checkPayment(runtime, payment_ref) }
		}),
	)

	/**
	 * POST /capi/payments/webhooks/{provider}: the provider's signed event. 200 once stored, replays too; 400 bad
	 * signature.
	 */
	router.post(
		'/payments/webhooks/:provider',
		route(async (request) => {
			await receiveEvent(runtime, request.params.provider ?? '', rawBodyOf(request), request.headers)
			return {}
		}),
	)

	registerCardRoutes(router, runtime, limit)
	registerProviderPages(router, runtime, limit)
	if (config.paymentGateway.name === 'sandbox') registerSandboxRoutes(router, runtime, limit)
}

async function checkPayment(runtime: Runtime, paymentRef: string): Promise<PaymentCheck> {
	const { database, gateway } = runtime
	const find = () => findPaymentByRef(database, gateway.provider, paymentRef)
	const payment = isPaymentRef(paymentRef) ? await find() : null
	if (!payment) throw notFound('The payment was not found.')
	await refreshPayment(runtime, payment)
	const { status, declineCode } = (await find()) ?? payment
	return { status, payment_ref: paymentRef, ...(declineCode !== null && { decline_code: declineCode }) }
}

/** The bytes that were signed; Directus keeps them beside the parsed body. */
function rawBodyOf(request: Request): Buffer {
	const { rawBody } = request as { rawBody?: unknown }
	if (!Buffer.isBuffer(rawBody)) throw invalidPayload('The body', 'must be JSON')
	return rawBody
}
