import { MAX_SAVED_CARDS } from '@app/contract/constants'
import type { NewCard } from '../../gateways/card-vault.ts'
import { CapiError } from '../../http/errors.ts'
import { enqueueForgetCard } from '../../repositories/payment-tasks.ts'
import {
	findCard,
	insertCard,
	listCards,
	lockCustomer,
	noteFingerprint,
	renewToken,
	type SavedCard,
} from '../../repositories/saved-cards.ts'
import { inTransaction } from '../../repositories/transaction.ts'
import type { Runtime } from '../../runtime.ts'

/**
 * Remembers a card for a customer; the first one is the default. The same card given again, or told of twice, stays
 * one card, and the newer token counts. Null where the customer is gone, or has as many cards as can be kept: the
 * provider then forgets this one.
 */
export async function keepCard(
	{ database, clock, gateway }: Pick<Runtime, 'database' | 'clock' | 'gateway'>,
	user: string,
	card: NewCard,
): Promise<SavedCard | null> {
	const { provider } = gateway
	await storeFingerprints({ database, gateway }, user, card)
	return inTransaction(database, async (transaction) => {
		const now = clock.now()
		const isKnown = await lockCustomer(transaction, user)
		const cards = isKnown ? await listCards(transaction, provider, user) : []
		const same = cards.find((other) => isSameCard(other, card))
		if (same) {
			if (same.token !== card.token) {
				await renewToken(transaction, same.id, card, now)
				await enqueueForgetCard(transaction, same, now)
			}
			return findCard(transaction, provider, user, same.id)
		}
		if (!isKnown || cards.length >= MAX_SAVED_CARDS) {
			await enqueueForgetCard(transaction, card, now)
			return null
		}
		const isDefault = cards.length === 0
		const id = await insertCard(transaction, { ...card, isDefault }, { provider, user, now })
		return findCard(transaction, provider, user, id)
	})
}

/** 409 CARD_LIMIT_REACHED. */
export function cardLimitReached(): CapiError {
	const message = `You can keep ${MAX_SAVED_CARDS} cards. Remove one to add another.`
	return new CapiError(409, 'CARD_LIMIT_REACHED', message)
}

/** Of two cards with the same last digits and expiry the fingerprint alone tells whether they are one. */
function isSameCard(a: NewCard, b: NewCard): boolean {
	if (a.token === b.token) return true
	return hasSameDigits(a, b) && a.fingerprint !== null && a.fingerprint === b.fingerprint
}

function hasSameDigits(a: NewCard, b: NewCard): boolean {
	return a.brand === b.brand && a.last4 === b.last4 && a.expMonth === b.expMonth && a.expYear === b.expYear
}

/**
 * Cards from before fingerprints were noted: the provider is asked once about those that the new one might be,
 * outside of any transaction.
 */
async function storeFingerprints(
	{ database, gateway }: Pick<Runtime, 'database' | 'gateway'>,
	user: string,
	card: NewCard,
): Promise<void> {
	const cards = await listCards(database, gateway.provider, user)
	for (const known of cards.filter((other) => other.fingerprint === null && hasSameDigits(other, card))) {
		const fingerprint = await gateway.cards.readFingerprint(known)
		if (fingerprint !== null) await noteFingerprint(database, known.id, fingerprint)
	}
}
