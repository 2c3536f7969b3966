import { createHash } from 'node:crypto'
import type { Config } from '../../config.ts'
import { createSealedTokens, type SealedTokens } from '../../http/sealed-token.ts'
import type { Account } from '../../repositories/users.ts'

/**
 * The link of a registration: it opens the account with the password that was chosen in that registration, and with
 * no other. Otherwise somebody could register a foreign address first, and its owner's click would open the account
 * with the stranger's password.
 */
export interface VerificationClaims {
	user: string
	password: string
}

const WEEK_MS = 7 * 24 * 3_600_000

export function createVerificationTokens({ account }: Config): SealedTokens<VerificationClaims> {
	return createSealedTokens({
		key: account.key,
		purpose: 'verify-email',
		lifeMs: WEEK_MS,
		texts: {
			invalid: 'Verification token is invalid or has expired.',
			expired: 'Verification token has expired. Please request a new verification email.',
		},
	})
}

/** A trace of the stored password: the same for as long as it is, and of no use to anybody. */
export function traceOf({ passwordHash }: Pick<Account, 'passwordHash'>): string {
	return createHash('sha256')
		.update(passwordHash ?? '')
		.digest('base64url')
		.slice(0, 22)
}
