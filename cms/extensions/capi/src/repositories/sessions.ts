import type { Row } from './catalogue-rows.ts'
import { instantFrom } from './columns.ts'
import type { Database } from './orders.ts'

/** How a token names the session that it belongs to: by our own id, or by the token of a cookie session. */
export type SessionKey = { sid: string } | { token: string }

/** A session of Directus's that has not ended, with what its user is now. */
export interface OpenSession {
	role: string | null
	/** Directus's own word; `active` for whoever may come in. */
	status: string
	/** When the present password was given last while this session was open; epoch milliseconds. */
	provedAt: number | null
}

/** Null where the session has ended, or belongs to somebody else. */
export async function findOpenSession(db: Database, user: string, key: SessionKey): Promise<OpenSession | null> {
	const [[column, value] = ['sid', '']] = Object.entries(key)
	const row: Row | undefined = await db('directus_sessions')
		.join('directus_users', 'directus_users.id', 'directus_sessions.user')
		.where({ [`directus_sessions.${column}`]: value, 'directus_users.id': user })
		.where('directus_sessions.expires', '>=', new Date())
		.first(['directus_users.role', 'directus_users.status', 'directus_sessions.identity_proved_at'])
	if (!row) return null
	return {
		role: row.role === null ? null : String(row.role),
		status: String(row.status),
		provedAt: instantFrom(row.identity_proved_at),
	}
}

/** Notes that whoever holds this session has given the present password. */
export async function noteReauthentication(db: Database, user: string, key: SessionKey, at: number): Promise<void> {
	await db('directus_sessions')
		.where({ ...key, user })
		.update({ identity_proved_at: new Date(at) })
}

/** Gives the session that a refresh token opens its id. */
export async function nameSession(db: Database, refreshToken: string, sid: string): Promise<void> {
	await db('directus_sessions').where({ token: refreshToken }).update({ sid })
}

/** The id of the session that a refresh token opens; null for one without, and where there is none. */
export async function findSessionId(db: Database, refreshToken: string): Promise<string | null> {
	const row: Row | undefined = await db('directus_sessions').where({ token: refreshToken }).first('sid')
	return row?.sid ? String(row.sid) : null
}

/** The token by which Directus knows a session that we know by its id. */
export async function findSessionToken(db: Database, user: string, sid: string): Promise<string | null> {
	const row: Row | undefined = await db('directus_sessions').where({ sid, user }).first('token')
	return row ? String(row.token) : null
}

/** Whose sessions these tokens open. */
export async function listSessionUsers(db: Database, tokens: readonly string[]): Promise<string[]> {
	const rows: Row[] = await db('directus_sessions').whereIn('token', tokens).whereNotNull('user').distinct('user')
	return rows.map(({ user }) => String(user))
}

export async function endSession(db: Database, key: SessionKey): Promise<void> {
	await db('directus_sessions').where(key).delete()
}

/**
 * Sessions that have ended keep an address and a browser; Directus drops them with the next sign-in, whenever that
 * is.
 */
export async function dropEndedSessions(db: Database): Promise<void> {
	await db('directus_sessions').where('expires', '<', new Date()).delete()
}
