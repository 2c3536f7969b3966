import type { LanguageTag } from '@app/language/tags'
import type { Knex } from 'knex'
import { languageTagOf } from '../languages.ts'
import type { Row } from './catalogue-rows.ts'
import type { Database } from './orders.ts'
import { enqueueTask } from './outbox.ts'

/** Topic of the newsletter's rows in the outbox: a large list holds up no other mail. */
export const NEWSLETTER_TOPIC = 'message.newsletter'

/** What editors write, in one language. */
export interface NewsletterText {
	subject: string
	preview: string | null
	html: string
	button_label: string | null
}

/** What editors write. */
export interface NewsletterTexts extends NewsletterText {
	button_url: string | null
	/** The same in other languages. */
	translations: Partial<Record<LanguageTag, NewsletterText>>
}

export interface Newsletter extends NewsletterTexts {
	id: number
	status: 'draft' | 'sending' | 'sent'
	/** Of the words that somebody has sent to themselves. */
	testedDigest: string | null
	/** Id of the last subscription whose mail is in the outbox. */
	reached: number
}

export async function findNewsletter(db: Database, id: number): Promise<Newsletter | null> {
	const row: Row | undefined = await db('newsletters').where({ id }).first()
	if (!row) return null
	const translations: Row[] = await db('newsletters_translations').where({ newsletters_id: id }).orderBy('id')
	return mapNewsletter(row, translations)
}

/** The newsletters to which translations belong. */
export async function listTranslated(db: Database, translations: readonly (number | string)[]): Promise<number[]> {
	return db('newsletters_translations').whereIn('id', translations).distinct().pluck('newsletters_id')
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
export async function enqueueNewsletter(
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
export async function countQueued(db: Database, facts: string): Promise<number> {
	const [counted] = await db('outbox').where('fact', 'like', `${facts}%`).count({ count: '*' })
	return Number(counted?.count ?? 0)
}

const textOf = (column: unknown) => (column ? String(column) : null)

const mapText = (row: Row): NewsletterText => ({
	subject: String(row.subject ?? ''),
	preview: textOf(row.preview),
	html: String(row.html ?? ''),
	button_label: textOf(row.button_label),
})

function mapNewsletter(row: Row, translations: readonly Row[]): Newsletter {
	return {
		id: Number(row.id),
		status: row.status as Newsletter['status'],
		...mapText(row),
		button_url: textOf(row.button_url),
		translations: Object.fromEntries(
			translations.flatMap((translation) => {
				const tag = languageTagOf(translation.languages_code)
				const text = mapText(translation)
				return tag && Object.values(text).some((word) => word) ? [[tag, text]] : []
			}),
		),
		testedDigest: textOf(row.tested_digest),
		reached: Number(row.reached ?? 0),
	}
}
