import type { Order } from '../repositories/orders.ts'
import { findLatestPayment } from '../repositories/payments.ts'
import type { Runtime } from '../runtime.ts'
import { checkProviderStatus, closeAttempt } from './reconcile.ts'

/**
 * Before another charge is offered, the provider is asked what became of the last one: it may have been paid without
 * our having heard of it. Otherwise it takes no money from here on. True where something was learned, and the order
 * may have changed. Throws while the provider does not answer: nobody may pay a second time on a guess.
 */
export async function endEarlierAttempt(runtime: Runtime, order: Order): Promise<boolean> {
	const { remote, provider } = runtime.gateway
	if (!remote) return false
	const payment = await findLatestPayment(runtime.database, order.id)
	if (payment?.provider !== provider || payment.status === 'paid' || payment.status === 'refunded') return false
	const { isOpen } = await checkProviderStatus(runtime, remote, payment)
	if (isOpen && !(await closeAttempt(runtime, remote, payment))) await checkProviderStatus(runtime, remote, payment)
	return true
}
