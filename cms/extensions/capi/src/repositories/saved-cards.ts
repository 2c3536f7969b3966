import type { Knex } from 'knex'
import type { NewCard } from '../gateways/card-vault.ts'
import type { Row } from './catalogue-rows.ts'
import { flagFrom } from './columns.ts'
import { type Database, idOf } from './orders.ts'

/** A card that a customer keeps for later. */
export interface SavedCard extends NewCard {
	id: number
	isDefault: boolean
}

/** A customer's cards at the configured provider: the default first, then the newest. */
export async function listCards(db: Database, provider: string, user: string): Promise<SavedCard[]> {
	const rows: Row[] = await db('saved_cards')
		.where({ provider, user })
		.orderBy([
			{ column: 'is_default', order: 'desc' },
			{ column: 'id', order: 'desc' },
		])
	return rows.map(mapCard)
}

/** One of the customer's own cards, or null: nobody learns whether somebody else has it. */
export async function findCard(db: Database, provider: string, user: string, id: number): Promise<SavedCard | null> {
	const row: Row | undefined = await db('saved_cards').where({ id, provider, user }).first()
	return row ? mapCard(row) : null
}

interface CardOwner {
	provider: string
	user: string
	now: number
}

/** Adds a card. `isDefault` takes the place from the one before it. */
export async function insertCard(
	transaction: Knex.Transaction,
	card: NewCard & { isDefault: boolean },
	{ provider, user, now }: CardOwner,
): Promise<number> {
	const at = new Date(now)
	const [inserted] = await transaction('saved_cards')
		.insert({
			user,
			provider,
			token: card.token,
			customer: card.customer,
			fingerprint: card.fingerprint,
			brand: card.brand,
			last4: card.last4,
			exp_month: card.expMonth,
			exp_year: card.expYear,
			is_default: card.isDefault,
			date_created: at,
			date_updated: at,
		})
		.returning('id')
	return idOf(inserted)
}

/** The card that is offered first; every other one of the customer's is no longer. */
export async function setDefaultCard(
	transaction: Knex.Transaction,
	id: number,
	{ provider, user, now }: CardOwner,
): Promise<void> {
	const own = () => transaction('saved_cards').where({ provider, user })
	await own().whereNot({ id }).where({ is_default: true }).update({ is_default: false })
	await own()
		.where({ id })
		.update({ is_default: true, date_updated: new Date(now) })
}

/** The same card under a new token, as when it is given once more: the newer token counts. */
export async function renewToken(
	transaction: Knex.Transaction,
	id: number,
	{ token, customer, fingerprint }: NewCard,
	now: number,
): Promise<void> {
	await transaction('saved_cards')
		.where({ id })
		.update({ token, customer, fingerprint, date_updated: new Date(now) })
}

/** Notes the fingerprint of a card that was kept without one. */
export async function noteFingerprint(db: Database, id: number, fingerprint: string): Promise<void> {
	await db('saved_cards').where({ id }).update({ fingerprint })
}

export async function deleteCards(transaction: Knex.Transaction, ids: readonly number[]): Promise<void> {
	await transaction('saved_cards').whereIn('id', ids).delete()
}

/** Holds a customer until the transaction ends, so that their cards and devices are added one after the other. */
export async function lockCustomer(transaction: Knex.Transaction, user: string): Promise<boolean> {
	return (await transaction('directus_users').where({ id: user }).forUpdate().first('id')) !== undefined
}

function mapCard(row: Row): SavedCard {
	return {
		id: Number(row.id),
		token: String(row.token),
		customer: row.customer === null ? null : String(row.customer),
		fingerprint: row.fingerprint ? String(row.fingerprint) : null,
		brand: String(row.brand),
		last4: String(row.last4),
		expMonth: Number(row.exp_month),
		expYear: Number(row.exp_year),
		isDefault: flagFrom(row.is_default),
	}
}
