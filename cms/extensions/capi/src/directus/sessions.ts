export { REFRESH_COOKIE_OPTIONS, SESSION_COOKIE_OPTIONS } from '@directus/api/constants'

import { AuthenticationService } from '@directus/api/services/authentication'
import { UsersService } from '@directus/api/services/users'
import { getAccountabilityForToken } from '@directus/api/utils/get-accountability-for-token'
import type { Request } from 'express'
import type { Database } from '../repositories/orders.ts'

/** What Directus's middleware has put on a request before it comes to us. */
interface DirectusRequest {
	schema: object
	accountability?: { ip?: string | null; userAgent?: string; origin?: string } | null
}

/** Who asks, and from where, for permissions that depend on it and for Directus's own records. */
function contextOf(request: Request) {
	const { schema, accountability } = request as unknown as DirectusRequest
	const { ip = null, userAgent, origin } = accountability ?? {}
	return { schema, visitor: { ip, ...(userAgent && { userAgent }), ...(origin && { origin }) } }
}

/** What POST /auth/login with a password does: a new session. Throws Directus's own errors. */
export function openPasswordSession(request: Request, knex: Database, form: { otp?: string | undefined }) {
	const { schema, visitor } = contextOf(request)
	const service = new AuthenticationService({ schema, knex, accountability: visitor })
	return service.login('default', form, form.otp === undefined ? {} : { otp: form.otp })
}

/**
 * What POST /auth/refresh with mode json does: new tokens for a refresh token, which is used up. Throws Directus's
 * own errors.
 */
export function refreshSession(request: Request, knex: Database, refreshToken: string) {
	const { schema, visitor } = contextOf(request)
	return new AuthenticationService({ schema, knex, accountability: visitor }).refresh(refreshToken)
}

/** What GET /users/me answers to this access token. Throws Directus's own errors. */
export async function readUserOf(request: Request, knex: Database, accessToken: string): Promise<object> {
	const { schema, visitor } = contextOf(request)
	const nobody = { role: null, roles: [], user: null, admin: false, app: false }
	const accountability = await getAccountabilityForToken(accessToken, { ...nobody, ...visitor })
	return new UsersService({ schema, knex, accountability }).readOne(String(accountability.user), {})
}
