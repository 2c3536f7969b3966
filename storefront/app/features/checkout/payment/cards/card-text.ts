import type { SavedCard } from '@app/contract/payments'
import { expiryState } from '@app/domain/payments/card'
import { t } from '@app/language/current'
import { brandName } from '../card-brand.ts'

/** How a card is called: "Visa ending in 4242", also for screen readers. */
export function cardName({ brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>): string {
	return t('{brand} ending in {last4}', { brand: brandName(brand), last4 })
}

const EXPIRY_TEXTS = {
	fine: 'Expires {date}',
	soon: 'Expires soon, {date}',
	expired: 'Expired {date}',
} as const

/** How long it is good for, in words, and whether that needs attention. */
export function expiryText(card: SavedCard, now: number): { text: string; state: ReturnType<typeof expiryState> } {
	const state = expiryState({ month: card.exp_month, year: card.exp_year }, now)
	return { text: t(EXPIRY_TEXTS[state], { date: card.expiry }), state }
}
