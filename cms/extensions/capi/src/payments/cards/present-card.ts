import type { SavedCard as WireCard } from '@app/contract/payments'
import { formatStoredExpiry } from '@app/domain/payments/card'
import type { SavedCard } from '../../repositories/saved-cards.ts'

/** A saved card as its owner sees it; the token stays here. */
export function presentCard({ id, brand, last4, expMonth, expYear, isDefault }: SavedCard): WireCard {
	const expiry = formatStoredExpiry({ month: expMonth, year: expYear })
	return { id: String(id), brand, last4, exp_month: expMonth, exp_year: expYear, expiry, default: isDefault }
}

/** The number that a card's id on the wire stands for; null for a text that is no id. */
export function parseCardId(id: string): number | null {
	return /^\d{1,9}$/.test(id) ? Number(id) : null
}
