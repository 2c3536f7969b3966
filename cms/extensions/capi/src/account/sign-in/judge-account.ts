import { isPasswordOf } from '../../directus/passwords.ts'
import { CapiError } from '../../http/errors.ts'
import { type Account, findAccount } from '../../repositories/users.ts'
import type { Runtime } from '../../runtime.ts'
import { delayUntil } from '../constant-time-delay.ts'
import { attempts } from './sign-in-context.ts'

/** Directus's word for a user who signs in with a password. */
export const PASSWORD_PROVIDER = 'default'

interface SignIn {
	user: string | undefined
	provider: string
}

/**
 * Directus's filter `auth.login`, for users that exist. Tells somebody with the right password why the account does
 * not open; Directus says INVALID_CREDENTIALS to everybody. Whoever has another password learns nothing, and nobody
 * sooner than after the usual time.
 */
export async function judgeAccount({ database, config }: Runtime, password: unknown, { user, provider }: SignIn) {
	const start = performance.now()
	const attempt = attempts.getStore()
	const stall = () => delayUntil(start, config.account.signInStallMs)
	if (provider === PASSWORD_PROVIDER && !attempt) {
		await stall()
		throw new CapiError(401, 'INVALID_CREDENTIALS', 'Invalid user credentials.')
	}
	const account = user ? await findAccount(database, user) : null
	if (!account) return
	if (account.provider !== provider || account.status === 'active') return
	// Another provider has proved who it is before this is asked.
	const { passwordHash } = account
	const hasPassword = async () => passwordHash !== null && isPasswordOf(passwordHash, String(password))
	const isProved = provider !== PASSWORD_PROVIDER || (await hasPassword())
	if (!isProved) return
	if (attempt) attempt.isPasswordRight = true
	await stall()
	throw refusal(account)
}

function refusal({ status }: Account): CapiError {
	if (status === 'unverified' || status === 'invited' || status === 'draft') {
		return new CapiError(401, 'USER_INACTIVE', 'Please verify your email address before signing in.')
	}
	return new CapiError(401, 'USER_SUSPENDED', 'This account has been suspended.')
}
