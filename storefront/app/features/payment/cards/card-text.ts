import type { SavedCard } from '@app/contract/payments'
import { expiryState } from '@app/domain/card'
import { brandName } from '../card-brand.ts'

/** How a card is called: "Visa ending in 4242", also for screen readers. */
export function cardName({ brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>): string {
	return `${brandName(brand)} ending in ${last4}`
}

/** How long it is good for, in words, and whether that needs attention. */
export function expiryText(card: SavedCard, now: number): { text: string; state: ReturnType<typeof expiryState> } {
	const state = expiryState({ month: card.exp_month, year: card.exp_year }, now)
	const texts = {
		fine: `Expires ${card.expiry}`,
		soon: `Expires soon, ${card.expiry}`,
		expired: `Expired ${card.expiry}`,
	}
	return { text: texts[state], state }
}
