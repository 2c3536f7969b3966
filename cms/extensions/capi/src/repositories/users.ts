import type { ChatIdentity } from '@app/contract/chat'
import type { Row } from './catalogue-rows.ts'
import { flagFrom } from './columns.ts'
import type { Database } from './orders.ts'

/** A row of Directus's users, as far as accounts of customers need it. */
export interface Account {
	id: string
	email: string
	firstName: string | null
	lastName: string | null
	/** Directus's own word: unverified, active, suspended, invited, archived, draft. */
	status: string
	/** `default` for a password. */
	provider: string
	passwordHash: string | null
	avatar: string | null
	/** As browsers name it; null: nobody said. */
	language: string | null
}

const COLUMNS = ['id', 'email', 'first_name', 'last_name', 'status', 'provider', 'password', 'avatar', 'language']

export async function findAccount(db: Database, id: string): Promise<Account | null> {
	return mapAccount(await db('directus_users').where({ id }).first(COLUMNS))
}

/** The six fields by which a customer is introduced to the chat (section 7); null for whoever is no active user. */
export async function findChatIdentity(db: Database, id: string): Promise<Omit<ChatIdentity, 'signature'> | null> {
	const row: Row | undefined = await db('directus_users')
		.leftJoin('directus_roles', 'directus_roles.id', 'directus_users.role')
		.where({ 'directus_users.id': id, status: 'active' })
		.first(['email', 'first_name', 'last_name', 'status', { role_name: 'directus_roles.name' }])
	if (!row) return null
	return {
		email: String(row.email ?? ''),
		firstName: String(row.first_name ?? ''),
		lastName: String(row.last_name ?? ''),
		userId: id,
		role: String(row.role_name ?? ''),
		status: String(row.status),
	}
}

/** Addresses are the same in either case, as for Directus itself. */
export async function findAccountByEmail(db: Database, email: string): Promise<Account | null> {
	return mapAccount(await db('directus_users').whereRaw('LOWER(??) = ?', ['email', email.toLowerCase()]).first(COLUMNS))
}

export async function listAccounts(db: Database, ids: readonly (string | number)[]): Promise<Account[]> {
	const rows: Row[] = await db('directus_users').whereIn('id', ids).select(COLUMNS)
	return rows.map((row) => mapAccount(row)!)
}

/** Writes columns of a user past Directus's own service: no event, no permission. */
export async function updateAccount(db: Database, id: string, columns: Row): Promise<void> {
	await db('directus_users').where({ id }).update(columns)
}

/** Writes columns of an account that waits for its click; nothing where it has been clicked. */
export async function editUnverified(db: Database, id: string, columns: Row): Promise<void> {
	await db('directus_users').where({ id, status: 'unverified' }).update(columns)
}

/**
 * Makes an unverified account an active one; false where it was not unverified any more, or has another password than
 * was seen.
 */
export async function activateAccount(
	db: Database,
	{ id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
): Promise<boolean> {
	const asSeen = { id, status: 'unverified', password: passwordHash }
	return (await db('directus_users').where(asSeen).update({ status: 'active' })) > 0
}

/** Writes over an active account what is left of it; false where it is not active any more: somebody was faster. */
export async function closeAccount(db: Database, id: string, columns: Row): Promise<boolean> {
	return (await db('directus_users').where({ id, status: 'active' }).update(columns)) > 0
}

/**
 * Accounts closed after a moment (their address begins with it) that hold something of the person again: a write that
 * came late.
 */
export async function listHalfForgotten(db: Database, after: number): Promise<{ id: string; email: string }[]> {
	return (
		db('directus_users')
			.where({ status: 'archived' })
			.where('email', 'like', 'deleted-%')
			.where('email', '>', `deleted-${after}`)
			// Somebody's real address may begin so as well.
			.whereNot('email', 'like', '%@%')
			.where((rest) =>
				rest
					.whereNot({ first_name: 'Deleted' })
					.orWhereNot({ last_name: 'User' })
					.orWhereNotNull('phone')
					.orWhereNotNull('avatar')
					.orWhereExists(db('orders').select('id').whereRaw('?? = ??', ['orders.user', 'directus_users.id'])),
			)
			.select('id', 'email')
	)
}

/** An account that nobody has ever verified makes room. */
export async function removeUnverified(db: Database, id: string): Promise<void> {
	await db('directus_users').where({ id, status: 'unverified' }).delete()
}

/**
 * What Directus itself remembers of somebody: every edit with what was written, every sign-in with its address,
 * settings of lists.
 */
export async function forgetTraces(db: Database, user: string, orders: readonly number[]): Promise<void> {
	const keys = orders.map(String)
	await db('directus_revisions').where({ collection: 'directus_users', item: user }).delete()
	await db('directus_revisions').where({ collection: 'orders' }).whereIn('item', keys).delete()
	await db('directus_activity').where({ user }).update({ ip: null, user_agent: null })
	await db('directus_presets').where({ user }).delete()
	await db('directus_notifications').where({ recipient: user }).delete()
}

/** Whether a refresh token opens a session now: not after signing out, another renewal, or the end of the account. */
export async function hasSession(db: Database, refreshToken: string): Promise<boolean> {
	const row = await db('directus_sessions')
		.join('directus_users', 'directus_users.id', 'directus_sessions.user')
		.where({ 'directus_sessions.token': refreshToken, 'directus_users.status': 'active' })
		.where('directus_sessions.expires', '>=', new Date())
		.first('directus_sessions.token')
	return row !== undefined
}

export async function endSessions(db: Database, user: string): Promise<void> {
	await db('directus_sessions').where({ user }).delete()
}

/** Whether a user has the role that registrations get: a customer, who has nothing to do in the Studio. */
export async function isCustomerAccount(db: Database, id: string): Promise<boolean> {
	const row = await db('directus_users')
		.join('directus_settings', 'directus_settings.public_registration_role', 'directus_users.role')
		.where({ 'directus_users.id': id })
		.first('directus_users.id')
	return row !== undefined
}

/** The role that registrations get; null where the project has none. */
export async function findCustomerRole(db: Database): Promise<string | null> {
	const row: Row | undefined = await db('directus_settings').first('public_registration_role')
	return row?.public_registration_role ? String(row.public_registration_role) : null
}

/** Whether the project lets anybody open an account; a switch of the Studio. */
export async function isRegistrationOpen(db: Database): Promise<boolean> {
	const row: Row | undefined = await db('directus_settings').first('public_registration')
	return flagFrom(row?.public_registration)
}

function mapAccount(row: Row | undefined): Account | null {
	if (!row) return null
	const textOf = (value: unknown) => (value === null || value === undefined ? null : String(value))
	return {
		id: String(row.id),
		email: String(row.email ?? ''),
		firstName: textOf(row.first_name),
		lastName: textOf(row.last_name),
		status: String(row.status),
		provider: String(row.provider),
		passwordHash: textOf(row.password),
		avatar: textOf(row.avatar),
		language: textOf(row.language),
	}
}
