import type { SavedCard } from '@app/contract/payments'
import { t } from '@app/language/current'
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import * as v from 'valibot'
import type { CmsClient } from '../../../../lib/http/cms-client.ts'
import { completeSetup, openSetup } from '../cards/card-calls.ts'

const ClientSchema = v.object({ client_secret: v.string() })
const NOT_CONFIRMED = 'Your bank did not confirm this card. Try again, or use another one.'

/**
 * Gives the card in Stripe's form to Stripe for later, and has our server remember it. An outcome without a card says
 * what the customer can do about it. @throws RequestError
 */
export async function saveAtStripe(
	cms: CmsClient,
	stripe: Stripe,
	elements: StripeElements,
): Promise<{ card: SavedCard } | { message: string }> {
	const { error: found } = await elements.submit()
	if (found) return { message: found.message ?? t('Check the details of your card.') }
	const { setup_ref, client } = await openSetup(cms)
	const { error } = await stripe.confirmSetup({
		elements,
		clientSecret: v.parse(ClientSchema, client).client_secret,
		confirmParams: { return_url: window.location.href },
		redirect: 'if_required',
	})
	if (error) return { message: error.type === 'card_error' ? (error.message ?? t(NOT_CONFIRMED)) : t(NOT_CONFIRMED) }
	return { card: await completeSetup(cms, setup_ref) }
}
