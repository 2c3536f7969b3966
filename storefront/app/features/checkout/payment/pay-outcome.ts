import type { DeclineCode } from '@app/contract/payments'
import { admitFresh, type PaidFacts } from '@app/domain/cart/fresh-facts'
import { t } from '@app/language/current'
import { pageOpenedAt } from '../../../lib/rendering/page-opening.ts'

export interface PayableOrder {
	id: number
	slug: string
	/** Path that the gateway's pages come back to. */
	returnPath: string
}

export type PayOutcome =
	| { kind: 'paid'; paymentRef: string; paid: PaidFacts }
	| { kind: 'failed'; declineCode: DeclineCode | null }
	| { kind: 'action_required'; url: string }
	/** It never came to a charge; `field` says where the card itself is at fault. */
	| { kind: 'refused'; message: string; field: 'number' | null }
	/** Anything may have happened: ask before another charge is offered. */
	| { kind: 'unknown' }

/** It never came to a charge, and the customer is told so after `text`, one or more whole sentences. */
export function refused(text: string): PayOutcome {
	return { kind: 'refused', message: `${text} ${t('Nothing has been charged.')}`, field: null }
}

/**
 * It is paid, by an answer to a question of this time (epoch milliseconds). From before a thaw it is not believed:
 * the watch asks anew.
 */
export function paid(paymentRef: string, askedAt: number): PayOutcome {
	const facts = admitFresh({ facts: { payment_status: 'paid' as const }, fetchedAt: askedAt }, pageOpenedAt())
	return facts ? { kind: 'paid', paymentRef, paid: facts } : { kind: 'unknown' }
}
