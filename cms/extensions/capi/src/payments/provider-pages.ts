import { isOpenAttempt } from '@app/domain/payments/attempt-state'
import type { Request, RequestHandler, Response, Router } from 'express'
import { PROVIDER_PATHS } from '../gateways/provider-paths.ts'
import { addressFor } from '../http/addresses.ts'
import { notFound } from '../http/errors.ts'
import { findOrderById, type Order } from '../repositories/orders.ts'
import { findPaymentByRef, type Payment } from '../repositories/payments.ts'
import type { Runtime } from '../runtime.ts'
import { attemptOf } from './attempt-of.ts'
import { recordEvent } from './change-attempt.ts'
import { isPaymentRef } from './payment-ref.ts'
import { reconcileSoon, refreshPayment } from './reconcile.ts'
import { returnAddress } from './return-address.ts'

/**
 * The way to the page of a provider elsewhere and back. Both are addresses that a browser opens: they answer with a
 * redirect. The sandbox serves its page itself.
 */
export function registerProviderPages(router: Router, runtime: Runtime, limit: RequestHandler): void {
	const { config, gateway } = runtime
	const { remote } = gateway

	/**
	 * GET /capi/payments/hosted/{payment_ref}: 303 to the provider's page, which from then on is the attempt's only way
	 * to pay; back to the storefront where the attempt takes no money any more. 404 unknown payment; 503 while the
	 * provider does not answer.
	 */
	router.get(
		'/payments/hosted/:ref',
		limit,
		redirect(async (request) => {
			const { payment, order } = await findAttempt(runtime, request.params.ref ?? '')
			const home = returnAddress(config, request, { payment, order })
			if (!remote || order.orderStatus !== 'pending_payment' || !isOpenAttempt(payment)) return home
			const back = new URL(PROVIDER_PATHS.back(payment.paymentRef), addressFor(config.publicUrl, request))
			const page = await remote.openHostedPage(attemptOf(payment, order.reference), back)
			if (!page) {
				await refreshPayment(runtime, payment)
				return home
			}
			const opened = await recordEvent(runtime, payment, { type: 'page opened', provider: page.providerData })
			if (opened && !opened.isClosing) return page.url
			// Another attempt has taken its place while the page was made, or the order has ended: nobody is to pay there.
			reconcileSoon(runtime)
			return home
		}),
	)

	/**
	 * GET /capi/payments/return/{payment_ref}: where the provider sends the customer back to. The provider is asked at
	 * once, so that the storefront need not wait for its notification; then 303 to the path that the session named. 404
	 * unknown payment.
	 */
	router.get(
		'/payments/return/:ref',
		limit,
		redirect(async (request) => {
			const { payment, order } = await findAttempt(runtime, request.params.ref ?? '')
			await refreshPayment(runtime, payment)
			return returnAddress(config, request, { payment, order })
		}),
	)
}

async function findAttempt(
	{ database, gateway }: Runtime,
	paymentRef: string,
): Promise<{ payment: Payment; order: Order }> {
	const payment = isPaymentRef(paymentRef) ? await findPaymentByRef(database, gateway.provider, paymentRef) : null
	const order = payment ? await findOrderById(database, payment.order) : null
	if (!payment || !order) throw notFound('The payment was not found.')
	return { payment, order }
}

function redirect(find: (request: Request) => Promise<URL>): RequestHandler {
	return (request, response: Response, next) => {
		find(request)
			.then(({ href }) => {
				response.setHeader('Cache-Control', 'no-store')
				// The address holds the payment's reference.
				response.setHeader('Referrer-Policy', 'no-referrer')
				response.redirect(303, href)
			})
			.catch(next)
	}
}
