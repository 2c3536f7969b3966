import { enqueueSubmission } from '../forms/submission.ts'
import { CapiError } from '../http/errors.ts'
import { confirmSubscription, eraseSubscription, findSubscription } from '../repositories/newsletter.ts'
import { inTransaction } from '../repositories/transaction.ts'
import type { Runtime } from '../runtime.ts'
import { hashOf } from './links.ts'

/** Puts an address on the list; a second time it is there already. Throws 403 INVALID_TOKEN, 401 TOKEN_EXPIRED. */
export async function confirm({ database, clock, messenger }: Runtime, token: string): Promise<void> {
	const now = clock.now()
	await inTransaction(database, async (transaction) => {
		const subscription = await findSubscription(transaction, { confirm_hash: hashOf(token) })
		if (!subscription) throw new CapiError(403, 'INVALID_TOKEN', 'This link is not valid, or has been replaced.')
		const { id, isConfirmed, expiresAt } = subscription
		if (isConfirmed) return
		if (expiresAt === null || expiresAt <= now) {
			throw new CapiError(401, 'TOKEN_EXPIRED', 'This link has expired. Please sign up once more.')
		}
		if (await confirmSubscription(transaction, id, now)) {
			await enqueueSubmission(transaction, { kind: 'newsletter.welcome', row: id, now })
		}
	})
	messenger.notify()
}

/**
 * Takes an address off the list and erases it. Nothing is on the list under a token that we do not know: that is what
 * was asked for.
 */
export async function leave({ database }: Pick<Runtime, 'database'>, token: string): Promise<void> {
	await eraseSubscription(database, hashOf(token))
}
