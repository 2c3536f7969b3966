import { type AuthConfig, type AuthRecord, TOKEN_EXPIRED_AT_COOKIE } from '@app/contract/account'
import { MAX_TIMER_MS } from '@app/contract/constants'
import { isCookieRecord } from './auth-record.ts'

/** Names that Directus itself reads and writes: a cookie of ours under them would sign people in and out of the CMS. */
export const RESERVED_COOKIES: readonly string[] = ['directus_session_token', 'directus_refresh_token']

type CookieConfig = AuthConfig['cookies']

/** One assignment to `document.cookie`; a null value removes the cookie. */
export function formatCookie(name: string, value: string | null, maxAgeMs: number, config: CookieConfig): string {
	const seconds = value === null ? 0 : Math.max(0, Math.floor(Math.min(maxAgeMs, MAX_TIMER_MS) / 1_000))
	const parts = [`${name}=${encodeURIComponent(value ?? '')}`, 'path=/', `max-age=${seconds}`]
	parts.push(`samesite=${config.sameSite}`)
	if (config.secure) parts.push('secure')
	return parts.join('; ')
}

/**
 * The cookies beside the stored record (section 3): access token, refresh token, and when the access token expires.
 * They never outlive the session. Without a record all three go; a cookie session has its token where no script reads
 * it, so only its end is told.
 */
export function authCookies(
	record: AuthRecord | null,
	tokenEndsAt: number | null,
	config: CookieConfig,
	now: number,
): string[] {
	const maxAgeMs = record ? Math.min(config.maxAgeMs, record.expires_at - now) : 0
	const tokens = record && !isCookieRecord(record) ? record : null
	const endsAt = record ? (tokenEndsAt ?? record.expires_at) : null
	return [
		// First: another tab that sees the new token must not judge it by the end of the old one.
		formatCookie(TOKEN_EXPIRED_AT_COOKIE, endsAt === null ? null : String(endsAt), maxAgeMs, config),
		formatCookie(config.access, tokens?.access_token ?? null, maxAgeMs, config),
		formatCookie(config.refresh, tokens?.refresh_token ?? null, maxAgeMs, config),
	]
}
