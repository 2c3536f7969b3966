import type { Card, PaymentConfirmation } from '@app/contract/payments'
import { isOpenAttempt } from '@app/domain/payments/attempt-state'
import { decideTokenOutcome } from '../../gateways/sandbox/card-token.ts'
import { decideSandboxOutcome, type SandboxOutcome } from '../../gateways/sandbox/decide-outcome.ts'
import { SANDBOX_PATHS, type SandboxGateway } from '../../gateways/sandbox/gateway.ts'
import { CapiError, notFound } from '../../http/errors.ts'
import { findOrderById, type Order } from '../../repositories/orders.ts'
import { findPaymentByRef, type Payment } from '../../repositories/payments.ts'
import type { SavedCard } from '../../repositories/saved-cards.ts'
import type { Runtime } from '../../runtime.ts'
import { expireIfNotCookable, expireIfOverdue } from '../../shop/orders/expire-orders.ts'
import { recordEvent } from '../change-attempt.ts'
import { assertPayable } from '../open-session.ts'
import { isPaymentRef } from '../payment-ref.ts'
import { type SettledAttempt, settleEvent } from '../settle-event.ts'

/** The runtime of a process whose configured gateway is the sandbox. */
export type SandboxRuntime = Runtime & { gateway: SandboxGateway }

export interface SandboxAttempt {
	payment: Payment
	order: Order
}

/** The attempt that a reference names. Throws 404. */
export async function findAttempt(runtime: SandboxRuntime, paymentRef: string): Promise<SandboxAttempt> {
	const { provider } = runtime.gateway
	const payment = isPaymentRef(paymentRef) ? await findPaymentByRef(runtime.database, provider, paymentRef) : null
	const order = payment ? await findOrderById(runtime.database, payment.order) : null
	if (!payment || !order) throw notFound('The payment was not found.')
	return { payment, order: await expireIfOverdue(runtime, order) }
}

/** What pays: a card as it was typed, kept for `keepFor` once it has paid, or a saved one. */
export type Means = { card: Card; keepFor: string | null } | { saved: SavedCard }

/**
 * Charges a card. Of two confirmations of an attempt at once, one charges and both hear that it is paid. Throws 422
 * INVALID_CARD, 404, and 409 ORDER_NOT_PAYABLE for an attempt that has ended: a declined card needs a new session.
 */
export async function confirmCard(
	runtime: SandboxRuntime,
	paymentRef: string,
	means: Means,
	base: URL,
): Promise<PaymentConfirmation> {
	const outcome = decideMeans(means, runtime.clock.now())
	if (!outcome) throw new CapiError(422, 'INVALID_CARD', 'This is not a valid card number.', { field: 'card.number' })
	await noteCard(runtime, paymentRef, means)
	return decideAttempt(runtime, paymentRef, outcome, base)
}

function decideMeans(means: Means, now: number): SandboxOutcome | null {
	return 'saved' in means ? decideTokenOutcome(means.saved, now) : decideSandboxOutcome(means.card, now)
}

/** A card that is to be kept is noted as a token before it pays; its number goes nowhere. */
async function noteCard(runtime: SandboxRuntime, paymentRef: string, means: Means): Promise<void> {
	if ('saved' in means || means.keepFor === null) return
	const attempt = await findAttempt(runtime, paymentRef)
	if (!isOpen(attempt)) return
	const provider = { card: runtime.gateway.createCard(means.card) }
	await recordEvent(runtime, attempt.payment, { type: 'card given', provider, keepFor: means.keepFor })
}

/**
 * The sandbox decides an attempt, as a bank would: its event is settled like any webhook, and what came of it is the
 * answer. One that has been decided stays so: paid is answered again, all else is 409 ORDER_NOT_PAYABLE. Throws 404.
 */
export async function decideAttempt(
	runtime: SandboxRuntime,
	paymentRef: string,
	outcome: SandboxOutcome,
	base: URL,
): Promise<PaymentConfirmation> {
	const { gateway } = runtime
	const event = gateway.createEvent(paymentRef, outcome)
	// Decided under the order's lock: of two attempts that are confirmed at once, one is charged.
	const options = { onlyOpen: true }
	const settled = await settleEvent(runtime, gateway.provider, gateway.parseEvent(event.body, event.headers), options)
	if (settled) return presentConfirmation(settled, base)
	const { payment, order } = await findAttempt(runtime, paymentRef)
	if (payment.status === 'paid') return { status: 'paid', payment_ref: paymentRef }
	assertPayable(await expireIfNotCookable(runtime, order))
	throw attemptEnded()
}

/** Whether an attempt can still be paid with. */
export function isOpen({ payment, order }: SandboxAttempt): boolean {
	return order.orderStatus === 'pending_payment' && isOpenAttempt(payment)
}

function presentConfirmation(attempt: SettledAttempt, base: URL): PaymentConfirmation {
	const { paymentRef: payment_ref, status, declineCode } = attempt
	if (status === 'paid') return { status, payment_ref }
	if (status === 'failed') return { status, payment_ref, decline_code: declineCode ?? 'processing_error' }
	if (status !== 'action_required') throw attemptEnded()
	return { status, payment_ref, action_url: new URL(SANDBOX_PATHS.challenge(payment_ref), base).href }
}

function attemptEnded(): CapiError {
	return new CapiError(409, 'ORDER_NOT_PAYABLE', 'This payment attempt has ended. Please start a new one.')
}

/**
 * For the sandbox's pages: what an order has come to that ended meanwhile is told by the storefront, which they lead
 * back to.
 */
export function ignoreEnded(error: unknown): null {
	if (error instanceof CapiError && error.code === 'ORDER_NOT_PAYABLE') return null
	throw error
}
