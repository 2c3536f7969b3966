import type { AuthRecord } from '@app/contract/account'
import { isCookieRecord, isExpired } from './auth-record.ts'

export type AuthStart =
	/** Nothing stored: unauthenticated, and nothing is asked. */
	| { kind: 'guest' }
	/** GET /users/me with the token, or with credentials included. */
	| { kind: 'fetch-user'; by: 'token' | 'cookies' }
	/** The access token is past its own life, the 24 h are not: a new one first. */
	| { kind: 'refresh' }
	/** Broadcast token-expired, clear storage, unauthenticated. */
	| { kind: 'expired' }

/**
 * What a start does with the stored record (section 4, Auth state). `tokenEndsAt` is the access token's own end in
 * epoch ms, null where it is not known: the server then says whether it still holds.
 */
export function decideAuthStart(input: {
	record: AuthRecord | null
	tokenEndsAt: number | null
	autoRefresh: boolean
	now: number
}): AuthStart {
	const { record, tokenEndsAt, autoRefresh, now } = input
	if (!record) return { kind: 'guest' }
	if (isExpired(record.expires_at, now)) return { kind: 'expired' }
	if (isCookieRecord(record)) return { kind: 'fetch-user', by: 'cookies' }
	if (!isExpired(tokenEndsAt, now)) return { kind: 'fetch-user', by: 'token' }
	return record.refresh_token && autoRefresh ? { kind: 'refresh' } : { kind: 'expired' }
}

/** What an answer of the server means for a session. */
export type SessionVerdict =
	| 'valid'
	/** The server does not know the session, or not any more. */
	| 'refused'
	/** Nobody said that it is over: no network, a server in trouble, too many requests. Keep it and try again. */
	| 'unknown'

/** `status` is that of the reply, 0 where there was none. */
export function judgeSession(status: number): SessionVerdict {
	if (status >= 200 && status < 300) return 'valid'
	return status >= 400 && status < 500 && status !== 408 && status !== 429 ? 'refused' : 'unknown'
}

const FIRST_RETRY_MS = 2_000
const LONGEST_RETRY_MS = 60_000

/** How long to wait before the session is tried again, `attempt` counting from 0. */
export function sessionRetryDelay(attempt: number): number {
	return Math.min(FIRST_RETRY_MS * 2 ** attempt, LONGEST_RETRY_MS)
}

/** A Google sign-in is finished within this time; a return after it is taken for somebody else's link. */
const GOOGLE_SIGN_IN_MS = 3_600_000

/** Whether this tab itself left for Google a moment ago, so that its return needs no question. */
export function beganGoogleSignIn(startedAt: number | null, now: number): boolean {
	return startedAt !== null && startedAt <= now && now - startedAt < GOOGLE_SIGN_IN_MS
}
