import { CapiError } from '../../http/errors.ts'
import type { Account } from '../../repositories/users.ts'
import type { Runtime } from '../../runtime.ts'
import { PASSWORD_PROVIDER } from './judge-account.ts'

/**
 * Throws unless somebody has signed in to the account a moment ago. A new password and the end of an account need the present password,
 * which the client checks by signing in with it; a stolen access token alone is not enough.
 */
export function assertProved(account: Account, { clock, config }: Pick<Runtime, 'clock' | 'config'>): void {
	const age = clock.now() - (account.provedAt ?? 0)
	if (age < config.account.proofSeconds * 1000) return
	if (account.provider === PASSWORD_PROVIDER) {
		throw new CapiError(401, 'INVALID_CREDENTIALS', 'Current password is incorrect, or was checked too long ago.')
	}
	throw new CapiError(403, 'REAUTHENTICATION_REQUIRED', 'Please sign in again first.')
}
