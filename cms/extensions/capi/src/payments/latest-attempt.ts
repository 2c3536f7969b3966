import { isOpenAttempt } from '@app/domain/payments/attempt-state'
import { findLatestPayment, type Payment } from '../repositories/payments.ts'
import type { Runtime } from '../runtime.ts'
import { refreshPayment } from './reconcile.ts'

export interface LatestAttempt {
	payment: Payment | null
	/** Whether a card was given for it and the outcome is not known: no other charge may be offered. */
	isUndecided: boolean
}

/** A browser that waits asks every second or two; the provider is asked about an attempt this often at most. */
const PATIENCE_MS = 2_000
/** Attempts asked about lately, each with when and whether the provider answered. Old ones make room. */
const asked = new Map<number, { at: number; answer: Promise<boolean> }>()
const MOST = 500

/**
 * The latest attempt to pay an order. One that is open at a provider elsewhere is asked about first: nobody may be
 * offered a second payment on a guess, and nobody waits for a notification that was lost.
 */
export async function readLatestAttempt(runtime: Runtime, order: number): Promise<LatestAttempt> {
	const payment = await findLatestPayment(runtime.database, order)
	const isOpen = payment !== null && isOpenAttempt(payment)
	if (!isOpen || !runtime.gateway.remote) return { payment, isUndecided: payment?.status === 'action_required' }
	const isAnswered = await askOnce(runtime, payment)
	const current = await findLatestPayment(runtime.database, order)
	return { payment: current, isUndecided: !isAnswered || current?.status === 'action_required' }
}

function askOnce(runtime: Runtime, payment: Payment): Promise<boolean> {
	const now = Date.now()
	const recent = asked.get(payment.id)
	if (recent && now - recent.at < PATIENCE_MS) return recent.answer
	const answer = refreshPayment(runtime, payment)
	asked.set(payment.id, { at: now, answer })
	if (asked.size > MOST) asked.delete(asked.keys().next().value!)
	return answer
}
