import { successOf } from '@app/contract/errors'
import { type Card, PaymentConfirmationSchema } from '@app/contract/payments'
import { t } from '@app/language/current'
import { type CmsClient, RequestError } from '../../../lib/http/cms-client.ts'
import { now } from '../../../lib/timing/clock.ts'
import { openSession } from './open-session.ts'
import { type PayableOrder, type PayOutcome, paid, refused } from './pay-outcome.ts'

/** What the sandbox is paid with: a card as it was typed, or a saved one. */
export type Means = { card: Card; save: boolean } | { cardId: string }

const ConfirmationReplySchema = successOf(PaymentConfirmationSchema)

/**
 * Opens a session for the order and pays it at the sandbox. Never throws, and never logs: the request may hold a
 * card.
 */
export async function payByCard(cms: CmsClient, order: PayableOrder, means: Means): Promise<PayOutcome> {
	const session = await openSession(cms, order, 'cardId' in means ? means : {})
	if ('kind' in session) return session
	const { payment_ref } = session
	const body = { payment_ref, ...('cardId' in means ? { card_id: means.cardId } : means) }
	const askedAt = now()
	try {
		const reply = await cms.post('/capi/payments/sandbox/confirm', body, ConfirmationReplySchema)
		const { status, decline_code = null, action_url } = reply.data
		if (status === 'paid') return paid(payment_ref, askedAt)
		if (status === 'failed') return { kind: 'failed', declineCode: decline_code }
		return action_url ? { kind: 'action_required', url: action_url } : { kind: 'unknown' }
	} catch (error) {
		return mapConfirmError(error)
	}
}

/** Opens a session for the order and says where the gateway's own page is. Never throws. */
export async function payOnHostedPage(cms: CmsClient, order: PayableOrder): Promise<PayOutcome> {
	const session = await openSession(cms, order)
	return 'kind' in session ? session : { kind: 'action_required', url: session.hosted_url }
}

function mapConfirmError(error: unknown): PayOutcome {
	if (!(error instanceof RequestError)) return { kind: 'unknown' }
	if (error.code === 'INVALID_CARD') {
		return { kind: 'refused', message: t('This card number is not right. Check its digits.'), field: 'number' }
	}
	// The gateway read the request and did not act on it. A conflict is different: something else is going on with this
	// order.
	const isRefused = error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 409
	if (!isRefused) return { kind: 'unknown' }
	return error.status === 429
		? refused(t('Too many tries in a short time. Wait a minute and try again.'))
		: refused(t('The card was not accepted. Check its details and try again.'))
}
