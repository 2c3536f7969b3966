import { createPasswordJudge, type PasswordJudge } from '../host/password-judge.ts'
import type { SealedTokens } from '../http/sealed-token.ts'
import type { Runtime } from '../runtime.ts'
import { type AccountLimits, createAccountLimits } from './limits.ts'
import { createVerificationTokens, type VerificationClaims } from './registration/verification-token.ts'
import { createSignInLinks, type SignInLinks } from './sign-in/mail-sign-in-link.ts'
import { createPasswordGuesses, type PasswordGuesses } from './sign-in/password-guesses.ts'
import { createRecentRenewals, type RecentRenewals } from './sign-in/recent-renewals.ts'

/**
 * What the parts of accounts share, once for each runtime: counts and lists in memory must be the same for routes and
 * hooks.
 */
export interface AccountTools {
	limits: AccountLimits
	guesses: PasswordGuesses
	signInLinks: SignInLinks
	judge: PasswordJudge
	renewals: RecentRenewals
	verification: SealedTokens<VerificationClaims>
}

const toolsOf = new WeakMap<Runtime, AccountTools>()

export function getAccountTools(runtime: Runtime): AccountTools {
	const existing = toolsOf.get(runtime)
	if (existing) return existing
	const limits = createAccountLimits(runtime.config)
	const guesses = createPasswordGuesses(runtime.config, runtime.clock, limits)
	const tools: AccountTools = {
		limits,
		guesses,
		signInLinks: createSignInLinks(runtime, { limits, guesses }),
		judge: createPasswordJudge(),
		renewals: createRecentRenewals(runtime),
		verification: createVerificationTokens(runtime.config),
	}
	toolsOf.set(runtime, tools)
	return tools
}
