import { CapiError } from '../../http/errors.ts'
import { endSession, findOpenSession } from '../../repositories/sessions.ts'
import type { Runtime } from '../../runtime.ts'
import { readClaims, sessionKeyOf } from './token-claims.ts'

/**
 * Rejects an access token whose session has ended, or whose user has another role or status than when it was signed.
 * Directus itself asks the database about cookie sessions only, and believes the role in the token until it runs out.
 * Whether a token is genuine is Directus's to say.
 */
export async function assertOpen({ database }: Pick<Runtime, 'database'>, token: unknown): Promise<void> {
	const claims = readClaims(token)
	// Static tokens and shares have no session of a person.
	if (!claims?.id || claims.share !== null) return
	const key = sessionKeyOf(claims)
	const session = key && (await findOpenSession(database, claims.id, key))
	if (session?.status === 'active' && session.role === claims.role) return
	if (!key || 'sid' in key) throw new CapiError(401, 'TOKEN_EXPIRED', 'Token expired.')
	// Nothing renews what is wrong in a cookie: its session ends.
	if (session) await endSession(database, key)
	throw new CapiError(401, 'INVALID_CREDENTIALS', 'Invalid user credentials.')
}
