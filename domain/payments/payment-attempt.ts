import type { OrderStatus, PaymentStatus } from '@app/contract/orders'
import type { DeclineCode } from '@app/contract/payments'
import { isOver } from '../orders/order-status.ts'

/** One attempt to pay an order. An order may have had several, and at most one that is open. */
export type AttemptStatus = 'pending' | 'action_required' | 'paid' | 'failed' | 'expired' | 'refunded'

/**
 * Allowed moves of an attempt. Money counts whenever it comes: a card that was declined on the gateway's page may be
 * followed by another one there, and a payment that we had given up may arrive late. Nothing leads out of `refunded`,
 * also when the news of the payment comes after that of its return.
 */
export const ATTEMPT_TRANSITIONS = {
	pending: ['action_required', 'paid', 'failed', 'expired', 'refunded'],
	action_required: ['paid', 'failed', 'expired', 'refunded'],
	failed: ['paid', 'refunded'],
	expired: ['paid', 'refunded'],
	paid: ['refunded'],
	refunded: [],
} as const satisfies Record<AttemptStatus, readonly AttemptStatus[]>

/** Attempts that may still end either way. */
export const OPEN_ATTEMPTS = ['pending', 'action_required'] as const satisfies readonly AttemptStatus[]

/** Money that a gateway has taken. */
export interface Charge {
	/** The gateway's own name for it: the same charge is told about in several events. Null where it has none. */
	id: string | null
	amountMinor: number
	currency: string
}

/** What happened to an attempt. Gateways repeat events and mix up their order: what reads them counts on neither. */
export type PaymentOutcome =
	/** `charge` is null where the gateway takes exactly what it was asked for and says no more. */
	| { kind: 'paid'; charge: Charge | null }
	| { kind: 'failed'; declineCode: DeclineCode }
	| { kind: 'action_required' }
	/** The gateway will take no money for it any more. */
	| { kind: 'closed' }
	/** All of a charge went back, on whose wish ever. */
	| { kind: 'refunded'; charge: string | null }
	/** Something that changes nothing here; it is stored all the same. */
	| { kind: 'ignored' }

/** What a customer's bank said about a charge. A dispute takes its money away until it is won. */
export type DisputeState = 'open' | 'won' | 'lost'

/** What becomes of a charge after it was settled. The gateway names the refund and the dispute. */
export type AftermathOutcome =
	| { kind: 'refund'; refund: string; charge: string | null; state: 'given' | 'failed' }
	| { kind: 'dispute'; dispute: string; charge: string | null; state: DisputeState }

export interface SettlementInput {
	attempt: {
		status: AttemptStatus
		amountMinor: number
		currency: string
		/** Name of the charge that has paid it; null while none has, or where the gateway has no names. */
		charge: string | null
	}
	order: { orderStatus: OrderStatus; paymentStatus: PaymentStatus }
	outcome: PaymentOutcome
}

export type SettlementPlan =
	| { kind: 'nothing' }
	/** The customer has to confirm the payment at the bank. */
	| { kind: 'ask' }
	/** `order`: whether the order counts as failed, or something else has happened to it since. */
	| { kind: 'fail'; declineCode: DeclineCode; order: boolean }
	| { kind: 'close' }
	/** The attempt pays the order. */
	| { kind: 'accept' }
	/**
	 * Nobody may keep this money. `over`: the order has ended. `paid twice`: something else has paid it, `wrong amount`:
	 * it is not what the order costs. `stray`: a second charge of an attempt that was paid already.
	 */
	| { kind: 'give back'; reason: 'over' | 'paid twice' | 'wrong amount' | 'stray' }
	| { kind: 'note refund' }

const NOTHING: SettlementPlan = { kind: 'nothing' }

/** What follows from the news about an attempt, for the attempt and for its order. */
export function decideSettlement({ attempt, order, outcome }: SettlementInput): SettlementPlan {
	const can = (to: AttemptStatus) => (ATTEMPT_TRANSITIONS[attempt.status] as readonly AttemptStatus[]).includes(to)
	switch (outcome.kind) {
		case 'paid':
			return decidePaid(attempt, order, outcome.charge, can('paid'))
		case 'failed':
			if (!can('failed')) return NOTHING
			return { kind: 'fail', declineCode: outcome.declineCode, order: order.paymentStatus === 'pending' }
		case 'action_required':
			return can('action_required') ? { kind: 'ask' } : NOTHING
		case 'closed':
			return can('expired') ? { kind: 'close' } : NOTHING
		case 'refunded':
			return can('refunded') && !isAnotherCharge(attempt, outcome.charge) ? { kind: 'note refund' } : NOTHING
		case 'ignored':
			return NOTHING
		default:
			return outcome satisfies never
	}
}

function decidePaid(
	attempt: SettlementInput['attempt'],
	order: SettlementInput['order'],
	charge: Charge | null,
	isNews: boolean,
): SettlementPlan {
	if (!isNews) {
		return isAnotherCharge(attempt, charge?.id ?? null) ? { kind: 'give back', reason: 'stray' } : NOTHING
	}
	const isRight =
		charge === null || (charge.amountMinor === attempt.amountMinor && charge.currency === attempt.currency)
	if (!isRight) return { kind: 'give back', reason: 'wrong amount' }
	if (isOver(order.orderStatus)) return { kind: 'give back', reason: 'over' }
	const isWanted = order.paymentStatus === 'pending' || order.paymentStatus === 'failed'
	return isWanted ? { kind: 'accept' } : { kind: 'give back', reason: 'paid twice' }
}

/** Whether a charge is not the one that has paid the attempt; those without a name are taken for the same. */
function isAnotherCharge(attempt: SettlementInput['attempt'], charge: string | null): boolean {
	return charge !== null && attempt.charge !== null && charge !== attempt.charge
}

/**
 * The gateway is first asked about an open attempt after this long: most are decided by then, and its own news is
 * faster.
 */
export const FIRST_CHECK_MS = 20_000
/** And then this often, so that a lost notification is made up for within a minute. */
const CHECK_EVERY_MS = 30_000

export interface CheckInput {
	status: AttemptStatus
	/** Whether the order can still be paid. */
	isPayable: boolean
	/** Whether the attempt takes place on the gateway's own page, where a declined card may be followed by another one. */
	isHosted: boolean
	/** Whether the gateway would still take money for it. */
	isOpen: boolean
}

export type CheckPlan =
	/** Ask again after this long. */
	| { kind: 'ask again'; afterMs: number }
	/** Nobody is to pay by it any more, and the gateway has to know. */
	| { kind: 'close' }
	| { kind: 'done' }

/** What to do about an attempt after the gateway was asked and its answer settled. */
export function decideCheck({ status, isPayable, isHosted, isOpen }: CheckInput): CheckPlan {
	const isWaiting = isPayable && (status === 'pending' || status === 'action_required')
	// Between its card form and its page an open attempt has nothing that takes money, for a moment or until the
	// customer tries again.
	if (!isOpen && !isWaiting) return { kind: 'done' }
	const mayTryAgain = isPayable && status === 'failed' && isHosted
	return isWaiting || mayTryAgain ? { kind: 'ask again', afterMs: CHECK_EVERY_MS } : { kind: 'close' }
}
