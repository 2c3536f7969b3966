import type { DeclineCode } from '@app/contract/payments'
import { t } from '@app/language/current'

export interface PayableOrder {
	id: number
	slug: string
	/** Path that the gateway's pages come back to. */
	returnPath: string
}

export type PayOutcome =
	| { kind: 'paid'; paymentRef: string }
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
