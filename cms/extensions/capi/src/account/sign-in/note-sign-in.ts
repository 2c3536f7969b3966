import { joinGuestOrders } from '../../repositories/customer-orders.ts'
import { findAccount, updateAccount } from '../../repositories/users.ts'
import type { Runtime } from '../../runtime.ts'
import { pageLanguage } from '../page-language.ts'
import { attempts } from './sign-in-context.ts'

/** What Directus is about to sign. */
export interface NewClaims {
	id?: string
	app_access?: boolean
	admin_access?: boolean
	/** The token of a cookie session. */
	session?: string
}

/**
 * Directus's filter `auth.jwt` of a sign-in, when everything was right. Gives customers the guest orders that were
 * placed with their address since: the address of an active account has been verified. Customers are written to in
 * the language that they signed in in.
 */
export async function noteSignIn({ database }: Runtime, { id, app_access, admin_access }: NewClaims) {
	const attempt = attempts.getStore()
	if (attempt) attempt.isPasswordRight = true
	attempt?.rememberDevice()
	if (!id) return
	if (app_access || admin_access) return
	const language = pageLanguage()
	if (language !== null) await updateAccount(database, id, { language })
	const account = await findAccount(database, id)
	if (account) await joinGuestOrders(database, id, account.email)
}
