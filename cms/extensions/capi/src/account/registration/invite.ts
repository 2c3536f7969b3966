import type { Request } from 'express'
import { findCustomerRole } from '../../repositories/users.ts'
import type { Runtime } from '../../runtime.ts'

/**
 * In front of POST /users/invite, which the Studio calls without an `invite_url`: a customer chooses the password in
 * the storefront, since the Studio, where Directus's own link leads, lets no customer in. Whether the caller may
 * invite is for Directus to say.
 */
export async function redirectInvitedCustomer({ config, database }: Runtime, request: Request): Promise<void> {
	const body = request.body as { role?: unknown; invite_url?: unknown } | undefined
	if (!body?.role || body.invite_url || body.role !== (await findCustomerRole(database))) return
	body.invite_url = new URL('/auth/verify-reset', config.storefrontUrl).href
}
