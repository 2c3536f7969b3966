import { MIN_FORM_AGE_MS } from '@app/contract/forms'
import { findSpamSign } from '@app/domain/content/spam-check'
import type { Row } from '../repositories/catalogue-rows.ts'
import { addSubmission, hasSubmissionSince } from '../repositories/submissions.ts'
import { inTransaction } from '../repositories/transaction.ts'
import type { Runtime } from '../runtime.ts'
import { fingerprintOf } from './fingerprint.ts'
import { createTimestamps, readTimestamp } from './form-timestamp.ts'
import { enqueueSubmission } from './submission.ts'

const DAY_MS = 24 * 3_600_000

interface ReceivedSubmission {
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
export async function storeSubmission(
	{ config, clock, database, messenger }: Runtime,
	{ table, kind, columns, content, text, website, stamp, links }: ReceivedSubmission,
): Promise<boolean> {
	const now = clock.now()
	const { key } = config.account
	const openedAt = readTimestamp(createTimestamps(config), stamp, now)
	const rules = { minimumAgeMs: MIN_FORM_AGE_MS, ...links }
	const suspicion = findSpamSign({ trap: website, openedAt, text }, rules, now)
	// A letter that was suspected wrongly, sent too fast say, comes to staff when it is sent again.
	const told = suspicion === null ? content : [...content, 'suspected']
	const fingerprint = fingerprintOf(told, key, now)
	const isStored = await inTransaction(database, async (transaction) => {
		// The day may have changed between a press and its repetition.
		const yesterday = fingerprintOf(told, key, now - DAY_MS)
		if (await hasSubmissionSince(transaction, table, yesterday, now - DAY_MS)) return false
		const row = await addSubmission(transaction, table, columns, { suspicion, fingerprint, now })
		if (row === null) return false
		if (suspicion === null) await enqueueSubmission(transaction, { kind, row, now })
		return true
	})
	messenger.notify()
	return isStored
}
