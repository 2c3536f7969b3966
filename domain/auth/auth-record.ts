import type { AuthRecord, CookieAuthRecord, TokenAuthRecord, TokenReply } from '@app/contract/account'
import { SESSION_LIFETIME_MS } from '@app/contract/constants'

/** The record of a sign-in, or of a token that was set by hand. The 24 h begin now. */
export function makeTokenRecord(reply: TokenReply, now: number): TokenAuthRecord {
	const { access_token, refresh_token, expires } = reply
	return { access_token, refresh_token, expires, expires_at: now + SESSION_LIFETIME_MS }
}

/** The record of a cookie session: "the cookie-auth flag lasts 24 h". */
export function makeCookieRecord(now: number): CookieAuthRecord {
	return { cookie_auth: true, expires_at: now + SESSION_LIFETIME_MS }
}

/** The record after a refresh: new tokens, the same end of the 24 h. */
export function refreshRecord(record: TokenAuthRecord, reply: TokenReply): TokenAuthRecord {
	const { access_token, refresh_token, expires } = reply
	return { access_token, refresh_token: refresh_token ?? record.refresh_token, expires, expires_at: record.expires_at }
}

/** The record after a refresh was refused: "a failed refresh clears the refresh token". */
export function withoutRefreshToken(record: AuthRecord): AuthRecord {
	return isCookieRecord(record) ? record : { ...record, refresh_token: null }
}

export function isCookieRecord(record: AuthRecord): record is CookieAuthRecord {
	return 'cookie_auth' in record
}

/**
 * "A token is expired when absent or its remaining lifetime is 0." `end` is epoch ms; null: no end is known, so it
 * has none.
 */
export function isExpired(end: number | null, now: number): boolean {
	return end !== null && end - now <= 0
}
