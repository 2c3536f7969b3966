import type { Card } from '@app/contract/payments'
import { isExpired, passesLuhn } from '@app/domain/payments/card'
import type { PaymentOutcome } from '@app/domain/payments/payment-attempt'

/** What the sandbox can decide about an attempt. */
export type SandboxOutcome = Extract<PaymentOutcome, { kind: 'paid' | 'failed' | 'action_required' }>

/** The sandbox's cards (api.md): any future expiry, any security code. */
export const OUTCOMES: Readonly<Record<string, SandboxOutcome>> = {
	'4242424242424242': { kind: 'paid', charge: null },
	'4000000000000002': { kind: 'failed', declineCode: 'card_declined' },
	'4000000000009995': { kind: 'failed', declineCode: 'insufficient_funds' },
	'4000000000000119': { kind: 'failed', declineCode: 'processing_error' },
	'4000002500003155': { kind: 'action_required' },
}

/**
 * What the sandbox does with a card; null when the number is none (422 INVALID_CARD). A real card is declined: it has
 * no business here.
 */
export function decideSandboxOutcome(card: Card, now: number): SandboxOutcome | null {
	if (!passesLuhn(card.number)) return null
	if (isExpired({ month: card.exp_month, year: card.exp_year }, now)) {
		return { kind: 'failed', declineCode: 'expired_card' }
	}
	return OUTCOMES[card.number] ?? { kind: 'failed', declineCode: 'card_declined' }
}
