import { createHmac } from 'node:crypto'
import {
	changeNewsletter,
	countQueued,
	enqueueNewsletter,
	findNewsletter,
	listReaders,
	listUnfinished,
} from '../../repositories/newsletters.ts'
import { inTransaction } from '../../repositories/transaction.ts'
import type { Runtime } from '../../runtime.ts'
import { digestOf } from './judge-edit.ts'

/** So many mails are put into the outbox in one transaction. */
const BATCH = 200

type Tools = Pick<Runtime, 'clock' | 'config' | 'database' | 'messenger'>

const dedupeKeysOf = (newsletter: number) => `newsletter-${newsletter}-`

/**
 * The name of a mail: an address gets each newsletter once, also where it has left the list and come back meanwhile.
 * Keyed: it names nobody.
 */
function dedupeKeyOf(newsletter: number, email: string, key: string): string {
	const address = createHmac('sha256', key).update(`newsletter to ${email.toLowerCase()}`).digest('hex').slice(0, 32)
	return dedupeKeysOf(newsletter) + address
}

/**
 * Owes a newsletter to every confirmed address, some at a time. It may be interrupted at any place and be done by two
 * nodes at once: each address has one mail in the outbox, by its fact.
 */
export async function fanOut(tools: Tools, id: number): Promise<void> {
	while (await enqueueBatch(tools, id)) tools.messenger.notify()
	tools.messenger.notify()
}

/** False when there is nobody left. */
async function enqueueBatch({ clock, config, database }: Tools, id: number): Promise<boolean> {
	return inTransaction(database, async (transaction) => {
		const newsletter = await findNewsletter(transaction, id)
		if (newsletter?.status !== 'sending') return false
		// Somebody has changed a word in the moment in which it was sent off.
		if (newsletter.testedDigest !== digestOf(newsletter)) {
			await changeNewsletter(transaction, id, { status: 'draft', started_at: null })
			return false
		}
		const now = clock.now()
		const readers = await listReaders(transaction, newsletter.reached, BATCH)
		for (const { id: subscription, email } of readers) {
			const fact = dedupeKeyOf(id, email, config.account.key)
			await enqueueNewsletter(transaction, { newsletter: id, subscription }, { now, fact })
		}
		const last = readers.at(-1)
		if (last) {
			await changeNewsletter(transaction, id, { reached: last.id })
			return true
		}
		const recipients = await countQueued(transaction, dedupeKeysOf(id))
		await changeNewsletter(transaction, id, { status: 'sent', sent_at: new Date(now), recipients })
		return false
	})
}

/** A step of the clean-up: newsletters whose sending was cut off. */
export async function finishNewsletters(tools: Tools): Promise<void> {
	for (const id of await listUnfinished(tools.database)) await fanOut(tools, id)
}
