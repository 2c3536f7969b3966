import { notFound } from '../../http/errors.ts'
import { enqueueForgetCard } from '../../repositories/payment-tasks.ts'
import { deleteCards, findCard, listCards, lockCustomer, setDefaultCard } from '../../repositories/saved-cards.ts'
import { inTransaction } from '../../repositories/transaction.ts'
import type { Runtime } from '../../runtime.ts'
import { workOffPaymentTasks } from '../work-off.ts'

/**
 * Forgets one of a customer's own cards, here at once and at the provider after the commit; the newest of the others
 * becomes the default where this was it. Throws 404 for any other card.
 */
export async function removeCard(runtime: Runtime, user: string, id: number): Promise<void> {
	const { database, gateway, clock } = runtime
	await inTransaction(database, async (transaction) => {
		const now = clock.now()
		await lockCustomer(transaction, user)
		const card = await findCard(transaction, gateway.provider, user, id)
		if (!card) throw notFound('The saved card was not found.')
		await deleteCards(transaction, [id])
		await enqueueForgetCard(transaction, card, now)
		const [next] = await listCards(transaction, gateway.provider, user)
		if (card.isDefault && next) await setDefaultCard(transaction, next.id, { provider: gateway.provider, user, now })
	})
	await workOffPaymentTasks(runtime)
}
