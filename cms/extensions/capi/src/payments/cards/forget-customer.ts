import type { Knex } from 'knex'
import { enqueueForgetCard, enqueueForgetCustomer } from '../../repositories/payment-tasks.ts'
import { deleteCards, listCards } from '../../repositories/saved-cards.ts'

/**
 * Deletes a customer's saved cards in the caller's transaction, as when the account is deleted. After its commit
 * `workOffPaymentTasks` has the provider forget them too; one that is away is told later.
 */
export async function forgetCards(
	transaction: Knex.Transaction,
	provider: string,
	user: string,
	now: number,
): Promise<void> {
	const cards = await listCards(transaction, provider, user)
	await deleteCards(
		transaction,
		cards.map(({ id }) => id),
	)
	for (const card of cards) if (card.customer === null) await enqueueForgetCard(transaction, card, now)
	// With a customer the provider forgets everything that is kept under them.
	const customers = new Set(cards.flatMap(({ customer }) => customer ?? []))
	for (const customer of customers) await enqueueForgetCustomer(transaction, customer, now)
}
