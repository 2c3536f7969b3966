import { AsyncLocalStorage } from 'node:async_hooks'
import * as v from 'valibot'
import type { SessionKey } from '../../repositories/sessions.ts'

const TextSchema = v.fallback(v.nullable(v.string()), null)
const ClaimsSchema = v.object({
	id: TextSchema,
	role: TextSchema,
	/** Of a cookie session: its token. */
	session: TextSchema,
	/** Of every other one: our own id, which a renewal does not change. */
	sid: TextSchema,
	share: TextSchema,
	/** When the sign-in was that gave this very token; epoch milliseconds. */
	proved_ms: v.fallback(v.number(), 0),
})

/** What Directus has signed in an access token. */
export type TokenClaims = v.InferOutput<typeof ClaimsSchema>

/** The claims of an access token, unverified: Directus checks the signature. Null for what is no such token. */
export function readClaims(token: unknown): TokenClaims | null {
	if (typeof token !== 'string') return null
	const [, payload = '', signature] = token.split('.')
	if (signature === undefined) return null
	try {
		const parsed = v.safeParse(ClaimsSchema, {
			...EMPTY,
			...JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')),
		})
		return parsed.success ? parsed.output : null
	} catch {
		return null
	}
}

const EMPTY = { id: null, role: null, session: null, sid: null, share: null, proved_ms: 0 }

/** Null for a token that names no session. */
export function sessionKeyOf({ session, sid }: Pick<TokenClaims, 'session' | 'sid'>): SessionKey | null {
	if (session !== null) return { token: session }
	return sid === null ? null : { sid }
}

/**
 * The verified claims of whoever makes the request that the running code answers: Directus's events do not have the
 * request.
 */
export const callers = new AsyncLocalStorage<TokenClaims | null>()

/** The id of the session for which a token is being made: Directus's event of a new token does not have it. */
export const sessionIds = new AsyncLocalStorage<string>()
