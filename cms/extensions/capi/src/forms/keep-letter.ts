import { MIN_STAMP_AGE_MS } from '@app/contract/letters'
import { suspectLetter } from '@app/domain/content/spam-check'
import type { Row } from '../repositories/catalogue-rows.ts'
import { addLetter, hasLetterSince } from '../repositories/letters.ts'
import { inTransaction } from '../repositories/transaction.ts'
import type { Runtime } from '../runtime.ts'
import { fingerprintOf } from './fingerprint.ts'
import { enqueueLetter } from './letter.ts'
import { createStamps, readStamp } from './stamp.ts'

const DAY_MS = 24 * 3_600_000

interface ReceivedLetter {
	table: 'contact_messages' | 'job_applications'
	kind: 'contact' | 'application'
	columns: Row
	/** What makes it the same letter. */
	content: readonly (string | number | null)[]
	/** Its words, where links are looked for. */
	text: string
	/** The field that people do not see. */
	website: string | null
	stamp: string | null
	/** So many links are usual in it, and so many where nobody has shown that a form was open. */
	links: { maximumLinks: number; maximumLinksUnstamped: number }
}

/**
 * Stores a letter and notes that staff are to be told. Suspected spam is stored as such and told nobody; the same
 * letter within a day is kept once. Whoever sends gets the same answer for all of it. False where nothing was stored.
 */
export async function keepLetter(
	{ config, clock, database, messenger }: Runtime,
	{ table, kind, columns, content, text, website, stamp, links }: ReceivedLetter,
): Promise<boolean> {
	const now = clock.now()
	const { key } = config.account
	const openedAt = readStamp(createStamps(config), stamp, now)
	const rules = { minimumAgeMs: MIN_STAMP_AGE_MS, ...links }
	const suspicion = suspectLetter({ trap: website, openedAt, text }, rules, now)
	// A letter that was suspected wrongly, sent too fast say, comes to staff when it is sent again.
	const told = suspicion === null ? content : [...content, 'suspected']
	const fingerprint = fingerprintOf(told, key, now)
	const isStored = await inTransaction(database, async (transaction) => {
		// The day may have changed between a press and its repetition.
		const yesterday = fingerprintOf(told, key, now - DAY_MS)
		if (await hasLetterSince(transaction, table, yesterday, now - DAY_MS)) return false
		const row = await addLetter(transaction, table, columns, { suspicion, fingerprint, now })
		if (row === null) return false
		if (suspicion === null) await enqueueLetter(transaction, { kind, row, now })
		return true
	})
	messenger.wake()
	return isStored
}
