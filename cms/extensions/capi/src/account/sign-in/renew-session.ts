import type { Request } from 'express'
import { readUserOf, refreshSession } from '../../directus/sessions.ts'
import { hasSession } from '../../repositories/users.ts'
import type { Runtime } from '../../runtime.ts'
import { forSessionOf } from './open-session.ts'
import type { RecentRenewals, Renewal } from './recent-renewals.ts'

/**
 * The refresh token in the body of a call with mode json; null for the modes whose token is a cookie, and for what
 * Directus refuses.
 */
function tokenIn({ body }: Request): string | null {
	const { refresh_token: token, mode = 'json' } = (body ?? {}) as Record<string, unknown>
	return mode === 'json' && typeof token === 'string' && token !== '' ? token : null
}

/**
 * In place of Directus's POST /auth/refresh with mode json, whose refresh token works once: here it gives the same
 * new tokens again for a moment (see recent-renewals.ts), for as long as the session that they opened goes on. `user:
 * true` in the body adds what GET /users/me would answer, so that a start needs one request. Null for what is
 * Directus's own to answer. Throws its errors.
 */
export async function renewSession(
	runtime: Runtime,
	renewals: RecentRenewals,
	request: Request,
): Promise<object | null> {
	const { database, clock } = runtime
	const token = tokenIn(request)
	if (token === null) return null
	const known = renewals.find(token)
	const isRepeated = known !== null && (await hasSession(database, known.refreshToken))
	const { accessToken, refreshToken, endsAt } = isRepeated ? known : await renewals.once(token, renew)
	const user = request.body.user === true ? await readUserOf(request, database, accessToken).catch(() => null) : null
	const expires = Math.max(0, endsAt - clock.now())
	return { expires, refresh_token: refreshToken, access_token: accessToken, ...(user && { user }) }

	async function renew(): Promise<Renewal> {
		const { accessToken, refreshToken, expires } = await forSessionOf(runtime, String(token), () =>
			refreshSession(request, database, String(token)),
		)
		return { accessToken, refreshToken, endsAt: clock.now() + expires }
	}
}

/**
 * In front of POST /auth/logout: a browser that has lost the answer to its renewal means the session that came of it.
 * Whoever names the session in the body means that one alone: Directus would take the cookies of every other one
 * away. Waits for a renewal that another tab has under way, which would outlive the sign-out otherwise.
 */
export async function nameRenewedSession(renewals: RecentRenewals, request: Request): Promise<void> {
	const token = tokenIn(request)
	if (token === null) return
	request.cookies = {}
	await renewals.settled(token)
	const renewed = renewals.find(token)
	if (renewed) request.body.refresh_token = renewed.refreshToken
}
