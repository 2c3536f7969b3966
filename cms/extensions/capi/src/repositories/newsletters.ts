import type { Knex } from 'knex'
import type { Row } from './catalogue-rows.ts'
import type { Database } from './orders.ts'
import { enqueueTask } from './outbox.ts'

/** Topic of the newsletter's rows in the outbox: a large list holds up no other mail. */
export const NEWSLETTER_TOPIC = 'message.newsletter'

/** What editors write. */
export interface NewsletterWords {
	subject: string
	preview: string | null
	html: string
	button_label: string | null
	button_url: string | null
}

export interface Newsletter extends NewsletterWords {
	id: number
	status: 'draft' | 'sending' | 'sent'
	/** Of the words that somebody has sent to themselves. */
	testedDigest: string | null
	/** Id of the last subscription whose mail is in the outbox. */
	reached: number
}

export async function findNewsletter(db: Database, id: number): Promise<Newsletter | null> {
	const row: Row | undefined = await db('newsletters').where({ id }).first()
	return row ? mapNewsletter(row) : null
}

/** Those of which not every mail is in the outbox yet. */
export async function listUnfinished(db: Database): Promise<number[]> {
	return db('newsletters').where({ status: 'sending' }).orderBy('id').pluck('id')
}

/** The next confirmed addresses after a subscription. */
export async function listReaders(
	db: Database,
	after: number,
	limit: number,
): Promise<{ id: number; email: string }[]> {
	const rows: Row[] = await db('newsletter_subscriptions')
		.where({ status: 'confirmed' })
		.where('id', '>', after)
		.orderBy('id')
		.limit(limit)
		.select('id', 'email')
	return rows.map(({ id, email }) => ({ id: Number(id), email: String(email) }))
}

/** Owes a mail: one for each `fact`, however often it is asked for. */
export async function oweNewsletter(
	transaction: Knex.Transaction,
	payload: { newsletter: number } & ({ subscription: number } | { user: string }),
	{ now, fact }: { now: number; fact?: string },
): Promise<void> {
	await enqueueTask(transaction, { topic: NEWSLETTER_TOPIC, payload, now, ...(fact !== undefined && { fact }) })
}

export async function changeNewsletter(db: Database, id: number, columns: Row): Promise<void> {
	await db('newsletters').where({ id }).update(columns)
}

/** To how many addresses it has gone, or is about to. */
export async function countOwed(db: Database, facts: string): Promise<number> {
	const [counted] = await db('outbox').where('fact', 'like', `${facts}%`).count({ count: '*' })
	return Number(counted?.count ?? 0)
}

function mapNewsletter(row: Row): Newsletter {
	const textOf = (column: unknown) => (column ? String(column) : null)
	return {
		id: Number(row.id),
		status: row.status as Newsletter['status'],
		subject: String(row.subject ?? ''),
		preview: textOf(row.preview),
		html: String(row.html ?? ''),
		button_label: textOf(row.button_label),
		button_url: textOf(row.button_url),
		testedDigest: textOf(row.tested_digest),
		reached: Number(row.reached ?? 0),
	}
}
