import { listCards } from '../../repositories/saved-cards.ts'
import type { Runtime } from '../../runtime.ts'

/** The provider's name for a customer: the one that their cards are kept under, or a new one. */
export async function findOrCreateCustomer(
	{ database, gateway }: Pick<Runtime, 'database' | 'gateway'>,
	user: string,
): Promise<string> {
	const cards = await listCards(database, gateway.provider, user)
	return cards.find(({ customer }) => customer !== null)?.customer ?? gateway.cards.createCustomer(user)
}
