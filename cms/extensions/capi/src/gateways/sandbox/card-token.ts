import { createHmac, randomBytes } from 'node:crypto'
import { type Card, DeclineCodeSchema } from '@app/contract/payments'
import { cardBrand, isExpired } from '@app/domain/payments/card'
import * as v from 'valibot'
import type { NewCard } from '../card-vault.ts'
import { OUTCOMES, type SandboxOutcome } from './decide-outcome.ts'

/**
 * A saved card's token says what the sandbox will do with the card, and nothing about its number: `sbx_paid_…`,
 * `sbx_action_required_…`, `sbx_insufficient_funds_…`.
 */
const TOKEN = /^sbx_([a-z_]+)_[0-9a-f]{32}$/

/** The card to remember; its behaviour goes into the token. `secret` is the gateway's. */
export function createSandboxCard({ number, exp_month, exp_year }: Card, secret: string): NewCard {
	const outcome = OUTCOMES[number] ?? { kind: 'failed', declineCode: 'card_declined' }
	const behaviour = outcome.kind === 'failed' ? outcome.declineCode : outcome.kind
	return {
		token: `sbx_${behaviour}_${randomBytes(16).toString('hex')}`,
		customer: null,
		// Keyed: the numbers of all cards are few enough to be tried.
		fingerprint: createHmac('sha256', secret).update(`card ${number}`).digest('hex').slice(0, 32),
		brand: cardBrand(number) ?? 'card',
		last4: number.slice(-4),
		expMonth: exp_month,
		expYear: exp_year,
	}
}

/** What the sandbox does with a saved card. One that has run out is declined, as by a bank. */
export function decideTokenOutcome(card: Pick<NewCard, 'token' | 'expMonth' | 'expYear'>, now: number): SandboxOutcome {
	if (isExpired({ month: card.expMonth, year: card.expYear }, now)) {
		return { kind: 'failed', declineCode: 'expired_card' }
	}
	const behaviour = TOKEN.exec(card.token)?.[1]
	if (behaviour === 'paid') return { kind: 'paid', charge: null }
	if (behaviour === 'action_required') return { kind: 'action_required' }
	const declineCode = v.safeParse(DeclineCodeSchema, behaviour)
	return { kind: 'failed', declineCode: declineCode.success ? declineCode.output : 'processing_error' }
}

const NewCardSchema = v.object({
	token: v.string(),
	customer: v.null(),
	fingerprint: v.optional(v.nullable(v.string()), null),
	brand: v.string(),
	last4: v.string(),
	expMonth: v.number(),
	expYear: v.number(),
})

/** The card that an attempt's notes hold, null where they hold none. */
export function readNotedCard(providerData: Record<string, unknown>): NewCard | null {
	const result = v.safeParse(NewCardSchema, providerData.card)
	return result.success ? result.output : null
}
