import { isLocalPath } from '@app/contract/local-path'
import { inLanguage } from '@app/language/tags'
import type { Request } from 'express'
import type { Config } from '../config.ts'
import { addressFor } from '../http/addresses.ts'
import { languageFor } from '../languages.ts'

interface ReturnFrom {
	payment: { returnPath: string | null; paymentRef: string }
	order: { slug: string; language: string | null }
}

/**
 * Where the customer goes afterwards: the path that the session named, or the order's own page in its language, with
 * the payment's reference.
 */
export function returnAddress(
	{ storefrontUrl }: Pick<Config, 'storefrontUrl'>,
	request: Request,
	{ payment, order }: ReturnFrom,
): URL {
	const base = addressFor(storefrontUrl, request)
	const own = new URL(inLanguage(languageFor(order.language).tag, `/track/${order.slug}`), base)
	// Nobody is led to another site from a page that asks for a card, whatever the path says.
	const isOurs = payment.returnPath !== null && isLocalPath(payment.returnPath)
	const address = isOurs ? new URL(payment.returnPath!, base) : own
	address.searchParams.set('payment_ref', payment.paymentRef)
	return address
}
