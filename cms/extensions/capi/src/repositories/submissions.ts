import type { Knex } from 'knex'
import type { Row } from './catalogue-rows.ts'
import { numberFrom } from './columns.ts'
import { type Database, idOf } from './orders.ts'

type SubmissionTable = 'contact_messages' | 'job_applications'

/** What every letter has beside its own columns. */
interface SubmissionState {
	/** Why it was taken for spam; null: it is a letter. */
	suspicion: string | null
	/** Unique: the name of its content today. */
	fingerprint: string
	now: number
}

/**
 * Adds a letter; null where the same has come already, today or by the fingerprint that it would have had yesterday
 * within a day.
 */
export async function addSubmission(
	transaction: Knex.Transaction,
	table: SubmissionTable,
	columns: Row,
	{ suspicion, fingerprint, now }: SubmissionState,
): Promise<number | null> {
	const [added] = await transaction(table)
		.insert({
			...columns,
			status: suspicion === null ? 'new' : 'spam',
			suspicion,
			fingerprint,
			date_created: new Date(now),
		})
		.onConflict('fingerprint')
		.ignore()
		.returning('id')
	return added === undefined ? null : idOf(added)
}

/** Whether a letter with this fingerprint came after a moment. */
export async function hasSubmissionSince(
	db: Database,
	table: SubmissionTable,
	fingerprint: string,
	after: number,
): Promise<boolean> {
	const row: Row | undefined = await db(table)
		.where({ fingerprint })
		.where('date_created', '>', new Date(after))
		.first('id')
	return row !== undefined
}

export async function findSubmission(db: Database, table: SubmissionTable, id: number): Promise<Row | null> {
	return (await db(table).where({ id }).first()) ?? null
}

/** How many months letters are kept; settings of the Studio. */
export async function readSubmissionRetention(db: Database): Promise<Record<SubmissionTable, number | null>> {
	const row: Row | undefined = await db('settings').first('message_retention_months', 'application_retention_months')
	return {
		contact_messages: numberFrom(row?.message_retention_months),
		job_applications: numberFrom(row?.application_retention_months),
	}
}

/** Erases all that came from an address, whatever its capitals, and gives the documents that go with it. */
export async function removeSubmissionsOf(transaction: Knex.Transaction, email: string): Promise<string[]> {
	const fromThere = (table: SubmissionTable) => transaction(table).whereRaw('lower(email) = ?', [email.toLowerCase()])
	const documents = await fromThere('job_applications').whereNotNull('document').pluck('document')
	await fromThere('contact_messages').delete()
	await fromThere('job_applications').delete()
	return documents
}

/**
 * Erases what is older than `before`, and suspected spam that is older than `spamBefore`. Documents are left to
 * `listLooseDocuments`.
 */
export async function removeSubmissions(
	db: Database,
	table: SubmissionTable,
	{ before, spamBefore }: { before: number; spamBefore: number },
): Promise<void> {
	await db(table).where('date_created', '<', new Date(before)).delete()
	await db(table).where({ status: 'spam' }).where('date_created', '<', new Date(spamBefore)).delete()
}
