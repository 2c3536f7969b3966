import type { DeclineCode } from '@app/contract/payments'

/** Stripe's codes, as far as they mean something else to the customer than "declined". */
const CODES: Readonly<Record<string, DeclineCode>> = {
	insufficient_funds: 'insufficient_funds',
	expired_card: 'expired_card',
	invalid_expiry_month: 'expired_card',
	invalid_expiry_year: 'expired_card',
	processing_error: 'processing_error',
	issuer_not_available: 'processing_error',
	try_again_later: 'processing_error',
	authentication_required: 'authentication_failed',
	payment_intent_authentication_failure: 'authentication_failed',
	setup_intent_authentication_failure: 'authentication_failed',
}

/** Why a payment failed, in our words; the bank's own reason counts before Stripe's. */
export function mapDeclineCode(error: { code?: string | null; decline_code?: string | null } | null): DeclineCode {
	return CODES[error?.decline_code ?? ''] ?? CODES[error?.code ?? ''] ?? 'card_declined'
}
