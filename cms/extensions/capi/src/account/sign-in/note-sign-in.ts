import { joinGuestOrders } from '../../repositories/customer-orders.ts'
import { findAccount, updateAccount } from '../../repositories/users.ts'
import type { Runtime } from '../../runtime.ts'
import { pageLanguage } from '../page-language.ts'
import { attempts } from './attempt.ts'

/** What Directus is about to sign. */
export interface TokenClaims {
	id?: string
	app_access?: boolean
	admin_access?: boolean
	/** Epoch milliseconds: `iat` has seconds only, too coarse to tell the token after a change of password from the one before. */
	issued_ms?: number
}

/**
 * Directus's filter `auth.jwt` of a sign-in, when everything was right. Notes the moment as proof of who it is, and gives customers the guest
 * orders that were placed with their address since: the address of an active account has been verified. Customers are written to in the language
 * that they signed in in.
 */
export async function noteSignIn({ database, clock }: Runtime, { id, app_access, admin_access }: TokenClaims) {
	const attempt = attempts.getStore()
	if (attempt) attempt.isPasswordRight = true
	attempt?.rememberDevice()
	if (!id) return
	const isCustomer = !app_access && !admin_access
	const language = isCustomer ? pageLanguage() : null
	const proved = { identity_proved_at: new Date(clock.now()) }
	await updateAccount(database, id, language === null ? proved : { ...proved, language })
	if (!isCustomer) return
	const account = await findAccount(database, id)
	if (account) await joinGuestOrders(database, id, account.email)
}
