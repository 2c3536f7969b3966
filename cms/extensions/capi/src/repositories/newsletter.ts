import type { Knex } from 'knex'
import type { StoredLinks } from '../newsletter/links.ts'
import type { Row } from './catalogue-rows.ts'
import { instantFrom } from './columns.ts'
import type { Database } from './orders.ts'

export interface Subscription {
	id: number
	email: string
	isConfirmed: boolean
	/** When the link that confirms ends; null once it was used. */
	expiresAt: number | null
	nonce: string
	/** Of the page on which it was asked for; null: nobody said. */
	language: string | null
}

interface NewSubscription {
	email: string
	consent: string
	language: string | null
	links: StoredLinks
	now: number
	expiresAt: number
}

export async function findSubscription(
	db: Database,
	by: { id: number } | { email: string } | { confirm_hash: string } | { leave_hash: string },
): Promise<Subscription | null> {
	return mapSubscription(await db('newsletter_subscriptions').where(by).first())
}

/** Adds an address that waits for its click; one that is there already stays as it is. */
export async function addSubscription(
	transaction: Knex.Transaction,
	{ email, consent, language, links, now, expiresAt }: NewSubscription,
): Promise<void> {
	await transaction('newsletter_subscriptions')
		.insert({
			email,
			consent,
			language,
			...links,
			status: 'pending',
			requested_at: new Date(now),
			expires_at: new Date(expiresAt),
		})
		.onConflict('email')
		.ignore()
}

/** Lets an address wait longer, with other links where the earlier ones have ended. */
export async function renewSubscription(
	transaction: Knex.Transaction,
	id: number,
	{
		consent,
		language,
		links,
		now,
		expiresAt,
	}: Omit<NewSubscription, 'email' | 'links'> & { links: StoredLinks | null },
): Promise<void> {
	await transaction('newsletter_subscriptions')
		.where({ id, status: 'pending' })
		.update({ consent, language, ...links, requested_at: new Date(now), expires_at: new Date(expiresAt) })
}

/** False where somebody else has just done it. */
export async function confirmSubscription(transaction: Knex.Transaction, id: number, now: number): Promise<boolean> {
	const changed = await transaction('newsletter_subscriptions')
		.where({ id, status: 'pending' })
		.update({ status: 'confirmed', confirmed_at: new Date(now), expires_at: null })
	return changed === 1
}

/** Erases the address of a link, and everything about it. */
export async function eraseSubscription(db: Database, leaveHash: string): Promise<void> {
	await db('newsletter_subscriptions').where({ leave_hash: leaveHash }).delete()
}

/** Erases an address, whatever its capitals. */
export async function eraseSubscriptionOf(transaction: Knex.Transaction, email: string): Promise<void> {
	await transaction('newsletter_subscriptions').whereRaw('lower(email) = ?', [email.toLowerCase()]).delete()
}

/** Addresses that nobody has confirmed in time. */
export async function dropUnconfirmed(db: Database, before: number): Promise<void> {
	await db('newsletter_subscriptions').where({ status: 'pending' }).where('expires_at', '<', new Date(before)).delete()
}

function mapSubscription(row: Row | undefined): Subscription | null {
	if (!row) return null
	return {
		id: Number(row.id),
		email: String(row.email),
		isConfirmed: row.status === 'confirmed',
		expiresAt: instantFrom(row.expires_at),
		nonce: String(row.nonce),
		language: row.language ? String(row.language) : null,
	}
}
