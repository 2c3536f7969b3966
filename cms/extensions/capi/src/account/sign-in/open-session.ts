import { randomUUID } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import * as v from 'valibot'
import { openPasswordSession, REFRESH_COOKIE_OPTIONS } from '../../directus/sessions.ts'
import { findSessionId, findSessionToken, nameSession, noteReauthentication } from '../../repositories/sessions.ts'
import type { Runtime } from '../../runtime.ts'
import { callers, sessionIds, sessionKeyOf } from './token-claims.ts'

/** Not narrower than Directus's own: what does not fit is Directus's to refuse. */
const SignInSchema = v.looseObject({
	email: v.pipe(v.string(), v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)),
	password: v.pipe(v.string(), v.nonEmpty()),
	mode: v.optional(v.picklist(['json', 'cookie']), 'json'),
	otp: v.optional(v.string()),
})

/**
 * In place of Directus's POST /auth/login with mode json or cookie: the access token names the session that it
 * belongs to, so that it ends with it. Whoever gives the password while signed in to the same account proves the
 * session that they hold, which lives on when the one opened here is ended. Null for what is Directus's own to
 * answer. Throws its errors.
 */
export async function openNamedSession(
	{ database, clock, config }: Runtime,
	request: Request,
	response: Response,
): Promise<object | null> {
	const form = v.safeParse(SignInSchema, request.body)
	if (!form.success) return null
	const sid = randomUUID()
	const { accessToken, refreshToken, expires, id } = await sessionIds.run(sid, () =>
		openPasswordSession(request, database, form.output),
	)
	await nameSession(database, refreshToken, sid)
	const holder = callers.getStore()
	const held = holder?.id === id ? sessionKeyOf(holder) : null
	if (held) await noteReauthentication(database, id, held, clock.now())
	if (form.output.mode === 'json') return { expires, refresh_token: refreshToken, access_token: accessToken }
	response.cookie(config.refreshCookie, refreshToken, REFRESH_COOKIE_OPTIONS)
	return { expires, access_token: accessToken }
}

/** Runs the making of a renewed token for its session; one that was opened before sessions had ids gets its own. */
export async function forSessionOf<T>({ database }: Pick<Runtime, 'database'>, refreshToken: string, run: () => T) {
	const known = await findSessionId(database, refreshToken)
	const sid = known ?? randomUUID()
	if (known === null) await nameSession(database, refreshToken, sid)
	return sessionIds.run(sid, run)
}

/** In front of POST /auth/refresh with mode cookie, which Directus answers. */
export function nameCookieSession(runtime: Runtime): RequestHandler {
	return (request, _response, next) => {
		const token: unknown = request.cookies?.[runtime.config.refreshCookie]
		if (typeof token !== 'string') return next()
		forSessionOf(runtime, token, next).catch(next)
	}
}

/**
 * In front of an edit of users: names the session that asks to Directus, which ends every other one on a change of
 * password. It knows cookie sessions alone by itself, and would end the one of a bearer token too.
 */
export async function keepOwnSession({ database }: Pick<Runtime, 'database'>, request: Request): Promise<void> {
	const { accountability } = request as { accountability?: { session?: string } }
	const { id = null, sid = null } = callers.getStore() ?? {}
	if (!accountability || id === null || sid === null || request.body?.password === undefined) return
	const token = await findSessionToken(database, id, sid)
	if (token !== null) accountability.session = token
}
