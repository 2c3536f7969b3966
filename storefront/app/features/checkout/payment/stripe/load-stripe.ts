import { currentLanguage } from '@app/language/current'
import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { log } from '../../../../lib/log.ts'

const loaded = new Map<string, Promise<Stripe | null>>()

/**
 * Stripe's own script, which takes cards on its own origin and speaks the page's language; null where it cannot be
 * had (blocked, no network): then ask again.
 */
export function getStripe(publishableKey: string): Promise<Stripe | null> {
	const known = loaded.get(publishableKey)
	if (known) return known
	const loading = loadStripe(publishableKey, { locale: currentLanguage().tag }).catch((error) => {
		log('warn', 'The payment company’s form could not be loaded.', error)
		loaded.delete(publishableKey)
		return null
	})
	loaded.set(publishableKey, loading)
	return loading
}
