import type { Request } from 'express'
import { CapiError } from '../../http/errors.ts'
import type { SealedTokens } from '../../http/sealed-token.ts'
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
 * In place of Directus's GET /users/register/verify-email, whose replies cannot be told apart. Opens the account and gives it the guest orders
 * of its address. Throws 403 INVALID_TOKEN, 401 TOKEN_EXPIRED, and 400 INVALID_PAYLOAD for a link that has done its work.
 */
export async function verifyEmail(
	{ database, clock }: Runtime,
	{ limits, tokens }: Tools,
	request: Request,
): Promise<void> {
	await limits.takeRequest(request)
	const { user, password } = tokens.open(request.query.token, clock.now())
	const account = await findAccount(database, user)
	if (!account || account.status === 'archived') throw invalid()
	if (account.status !== 'unverified') throw alreadyVerified()
	if (traceOf(account) !== password) throw invalid()
	if (!(await activateAccount(database, account.id))) throw alreadyVerified()
	await joinGuestOrders(database, account.id, account.email)
}

function alreadyVerified(): CapiError {
	return new CapiError(400, 'INVALID_PAYLOAD', 'This email address has already been verified.', { field: 'token' })
}

/** The account is gone, or a later registration of its address has taken the place of the one that this link belongs to. */
function invalid(): CapiError {
	return new CapiError(403, 'INVALID_TOKEN', 'Verification token is invalid or has expired.')
}
