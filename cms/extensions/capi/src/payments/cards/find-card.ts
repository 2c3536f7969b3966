import { notFound } from '../../http/errors.ts'
import { findCard, type SavedCard } from '../../repositories/saved-cards.ts'
import type { Runtime } from '../../runtime.ts'
import { parseCardId } from './present-card.ts'

/** The signed-in customer's own card of this id. Throws 404 for any other, and for guests: they have none. */
export async function findCustomerCard(
	{ database, gateway }: Pick<Runtime, 'database' | 'gateway'>,
	user: string | null,
	cardId: string,
): Promise<SavedCard> {
	const id = parseCardId(cardId)
	const card = user === null || id === null ? null : await findCard(database, gateway.provider, user, id)
	if (!card) throw notFound('The saved card was not found.')
	return card
}
