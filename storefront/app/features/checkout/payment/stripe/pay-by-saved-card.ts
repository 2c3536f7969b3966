import { t } from '@app/language/current'
import type { CmsClient } from '../../../../lib/http/cms-client.ts'
import { type PayableOrder, type PayOutcome, refused } from '../pay-outcome.ts'
import { getStripe } from './load-stripe.ts'
import { payByStripe } from './pay-by-stripe.ts'

/**
 * Pays with a card that Stripe keeps for the customer: no form, but Stripe.js asks the bank's questions. Never
 * throws.
 */
export async function payBySavedStripeCard(
	cms: CmsClient,
	order: PayableOrder,
	{ cardId, publishableKey }: { cardId: string; publishableKey: string },
): Promise<PayOutcome> {
	const stripe = await getStripe(publishableKey)
	if (!stripe)
		return refused(t('The payment company cannot be reached from this browser. An ad blocker may hold it back.'))
	return payByStripe(cms, stripe, order, { cardId })
}
