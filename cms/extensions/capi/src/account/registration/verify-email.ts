import type { LanguageTag } from '@app/language/tags'
import type { Request } from 'express'
import { mailPasswordLink } from '../../directus/passwords.ts'
import { askedLanguage } from '../../http/asked-language.ts'
import { CapiError } from '../../http/errors.ts'
import type { SealedTokens } from '../../http/sealed-token.ts'
import { languageFor } from '../../languages.ts'
import { joinGuestOrders } from '../../repositories/customer-orders.ts'
import { activateAccount, findAccount } from '../../repositories/users.ts'
import type { Runtime } from '../../runtime.ts'
import type { AccountLimits } from '../limits.ts'
import { traceOf, type VerificationClaims } from './verification-token.ts'

interface Tools {
	limits: AccountLimits
	tokens: SealedTokens<VerificationClaims>
}

/**
 * In place of Directus's GET /users/register/verify-email, whose replies cannot be told apart. Opens the account and
 * gives it the guest orders of its address; gives the language of its owner. Throws 403 INVALID_TOKEN, 401
 * TOKEN_EXPIRED, and 400 INVALID_PAYLOAD for a link that has done its work. Where two people have registered the
 * address, the click does not tell whose password to take: the account opens without one, its owner gets the link to
 * choose it by mail, and 409 PASSWORD_NEEDED is thrown.
 */
export async function verifyEmail(runtime: Runtime, { limits, tokens }: Tools, request: Request): Promise<LanguageTag> {
	const { database, clock, config } = runtime
	await limits.takeRequest(request)
	const { user, password } = tokens.open(request.query.token, clock.now())
	const account = await findAccount(database, user)
	if (!account || account.status === 'archived') throw invalid()
	if (account.status !== 'unverified') throw alreadyVerified()
	if (traceOf(account) !== password) throw invalid()
	if (!(await activateAccount(database, account))) throw invalid()
	await joinGuestOrders(database, account.id, account.email)
	if (account.passwordHash !== null) return languageFor(account.language, askedLanguage(request)).tag
	await mailPasswordLink(database, account.email, config.storefrontUrl.origin)
	throw passwordNeeded()
}

function alreadyVerified(): CapiError {
	return new CapiError(400, 'INVALID_PAYLOAD', 'This email address has already been verified.', { field: 'token' })
}

function passwordNeeded(): CapiError {
	const text = 'Your email address is verified. Please choose a password with the link that we have just sent you.'
	return new CapiError(409, 'PASSWORD_NEEDED', text)
}

/**
 * The account is gone, or a later registration of its address has taken the place of the one that this link belongs
 * to.
 */
function invalid(): CapiError {
	return new CapiError(403, 'INVALID_TOKEN', 'Verification token is invalid or has expired.')
}
