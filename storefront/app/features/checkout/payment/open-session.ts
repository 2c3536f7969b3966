import { successOf } from '@app/contract/errors'
import { type PaymentSession, PaymentSessionSchema } from '@app/contract/payments'
import { t } from '@app/language/current'
import { type CmsClient, RequestError } from '../../../lib/http/cms-client.ts'
import type { PayableOrder, PayOutcome } from './pay-outcome.ts'
import { refused } from './pay-outcome.ts'

interface SessionOptions {
	/** The saved card that is to pay. */
	cardId?: string
	/** Keep the card for next time. */
	save?: boolean
}

const SessionReplySchema = successOf(PaymentSessionSchema)

/** Opens an attempt to pay the order at the gateway; an outcome where it did not come to that. Never throws. */
export async function openSession(
	cms: CmsClient,
	order: PayableOrder,
	{ cardId, save }: SessionOptions = {},
): Promise<PaymentSession | PayOutcome> {
	const body = {
		order_id: order.id,
		slug: order.slug,
		return_path: order.returnPath,
		...(cardId !== undefined && { card_id: cardId }),
		...(save && { save }),
	}
	try {
		return (await cms.post('/capi/payments/sessions', body, SessionReplySchema)).data
	} catch (error) {
		return mapSessionError(error, cardId !== undefined)
	}
}

/** A session alone charges nothing, so a lost answer is no danger here. */
function mapSessionError(error: unknown, isSavedCard: boolean): PayOutcome {
	const status = error instanceof RequestError ? error.status : 0
	// The order is paid or has ended meanwhile, or another tab is paying it: the order's status will tell.
	if (status === 409) return { kind: 'unknown' }
	if (status === 0) return refused(t('No connection to the till. Check your network and try again.'))
	if (status === 429) return refused(t('Too many tries in a short time. Wait a minute and try again.'))
	if (status === 404 && isSavedCard) return refused(t('This card is not saved any more. Choose another one.'))
	if (status === 404) return refused(t('This order is not known any more. Go back to your cart and start again.'))
	return refused(t('Payments are not possible at the moment. Try again in a minute.'))
}
