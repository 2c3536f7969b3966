import { CapiError } from '../../http/errors.ts'
import type { Database } from '../../repositories/orders.ts'
import { findOpenSession } from '../../repositories/sessions.ts'
import type { Account } from '../../repositories/users.ts'
import type { Runtime } from '../../runtime.ts'
import { PASSWORD_PROVIDER } from './judge-account.ts'
import { callers, sessionKeyOf } from './token-claims.ts'

/**
 * Throws unless the session that asks has proved a moment ago who holds it: by its sign-in, or by another one made
 * with its token. A new password and the end of an account need that; a stolen access token alone is not enough,
 * whatever the owner does elsewhere.
 */
export async function assertReauthenticated(
	account: Account,
	{ clock, config }: Pick<Runtime, 'clock' | 'config'>,
	database: Database,
): Promise<void> {
	const age = clock.now() - (await provedAt(account.id, database))
	if (age < config.account.proofSeconds * 1000) return
	if (account.provider === PASSWORD_PROVIDER) {
		throw new CapiError(401, 'INVALID_CREDENTIALS', 'Current password is incorrect, or was checked too long ago.')
	}
	throw new CapiError(403, 'REAUTHENTICATION_REQUIRED', 'Please sign in again first.')
}

async function provedAt(user: string, database: Database): Promise<number> {
	const claims = callers.getStore()
	if (claims?.id !== user) return 0
	const key = sessionKeyOf(claims)
	const session = key && (await findOpenSession(database, user, key))
	return Math.max(claims.proved_ms, session?.provedAt ?? 0)
}
