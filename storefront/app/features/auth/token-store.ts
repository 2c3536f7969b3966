import {
	type AuthConfig,
	type AuthRecord,
	AuthRecordSchema,
	TOKEN_EXPIRED_AT_COOKIE,
	type User,
} from '@app/contract/account'
import { STORAGE_KEYS } from '@app/contract/records'
import { authCookies } from '@app/domain/auth/auth-cookies'
import { isCookieRecord, isExpired, refreshRecord, withoutRefreshToken } from '@app/domain/auth/auth-record'
import { needsRefresh, type TokenTime } from '@app/domain/auth/auth-refresh'
import { judgeSession, type SessionVerdict } from '@app/domain/auth/auth-start'
import { bearer, type Credentials } from '../../lib/auth/credentials.ts'
import type { IdentityClient, SessionReply, SessionToken } from '../../lib/auth/identity-client.ts'
import { readTokenClaims } from '../../lib/auth/token-claims.ts'
import { RequestError } from '../../lib/http/request-error.ts'
import { readCookie, writeCookies } from '../../lib/storage/cookies.ts'
import { readRecord, writeRecord } from '../../lib/storage/storage.ts'
import { runInTurn } from '../../lib/storage/tab-lock.ts'
import { now } from '../../lib/timing/clock.ts'

/** Ten tabs refresh once between them: the tab that holds this lock does, the others look at what it stored. */
const LOCK = 'auth-session'

/** What another tab has stored is seen after a few milliseconds; on a busy device after this long at the latest. */
const STORAGE_DELAY_MS = 500
/** The same where its cookies say that there is something to see. */
const REFRESH_REUSE_GRACE_MS = 5_000
const RECHECK_MS = 20

async function until(isSo: () => boolean, patienceMs: number): Promise<void> {
	// By the clock: in a tab that is not seen each turn takes a second.
	const end = now() + patienceMs
	while (!isSo() && now() < end) {
		await new Promise((resolve) => setTimeout(resolve, RECHECK_MS))
	}
}

export type TokenStore = ReturnType<typeof createTokenStore>

/** How the session goes on the wire; null for a token that was set by hand. */
function sessionToken(record: AuthRecord): SessionToken | null {
	if (isCookieRecord(record)) return 'cookie'
	return record.refresh_token ? { refresh_token: record.refresh_token } : null
}

/**
 * The stored session of this browser: the record of local storage, the cookies beside it, and how it is renewed.
 * Everything is read anew each time, because other tabs write it too.
 */
export function createTokenStore(config: AuthConfig, identity: IdentityClient) {
	let running: Promise<SessionVerdict> | null = null

	/** Where the browser stores nothing, a sign-in lives as long as its page. */
	let unstored: AuthRecord | null = null
	/** The end of the token that this tab has got, by this device's own clock: cookies may be blocked. */
	let told: { token: string; endsAt: number } | null = null

	const read = () => unstored ?? readRecord(STORAGE_KEYS.auth, AuthRecordSchema)

	function write(record: AuthRecord | null, tokenEndsAt: number | null = null): void {
		const token = record && !isCookieRecord(record) ? record.access_token : null
		told = token !== null && tokenEndsAt !== null ? { token, endsAt: tokenEndsAt } : null
		// Cookies first: they tell the other tabs that a record is on its way.
		writeCookies(authCookies(record, tokenEndsAt, config.cookies, now()))
		unstored = writeRecord(STORAGE_KEYS.auth, record) ? null : record
	}

	/**
	 * The end by this device's own clock, from the cookie or what this tab was told; only where it belongs to this very
	 * token.
	 */
	function ownEnd(record: AuthRecord): number | null {
		const cookie = Number(readCookie(TOKEN_EXPIRED_AT_COOKIE) ?? Number.NaN)
		const isOfToken = isCookieRecord(record) || readCookie(config.cookies.access) === record.access_token
		if (isOfToken && Number.isFinite(cookie)) return cookie
		return !isCookieRecord(record) && told?.token === record.access_token ? told.endsAt : null
	}

	function timeOf(record: AuthRecord): TokenTime {
		if (isCookieRecord(record)) return { endsAt: ownEnd(record) ?? record.expires_at, life: null }
		const { issuedAt, endsAt } = readTokenClaims(record.access_token)
		const life = record.expires ?? (issuedAt !== null && endsAt !== null ? endsAt - issuedAt : null)
		return { endsAt: ownEnd(record) ?? endsAt, life }
	}

	const mayRefresh = (record: AuthRecord) => config.autoRefresh && sessionToken(record) !== null

	/** Tells one state of the session from the next, whichever tab renewed it. */
	const stampOf = (record: AuthRecord) => (isCookieRecord(record) ? String(timeOf(record).endsAt) : record.access_token)

	function store(record: AuthRecord, { expires }: Pick<SessionReply, 'expires'>): void {
		write(record, expires ? now() + expires : null)
	}

	/**
	 * The record once it is what the tab before this one has stored: local storage reaches other tabs late, cookies at
	 * once.
	 */
	async function settled(): Promise<AuthRecord | null> {
		const isBehind = (record: AuthRecord | null) => {
			const newest = readCookie(config.cookies.access)
			return record !== null && !isCookieRecord(record) && newest !== null && newest !== record.access_token
		}
		await until(() => !isBehind(read()), REFRESH_REUSE_GRACE_MS)
		return read()
	}

	async function exchange(stale: string, onUser?: (user: User) => void): Promise<SessionVerdict> {
		const record = await settled()
		if (!record) return 'refused'
		if (stampOf(record) !== stale) return 'valid'
		const token = sessionToken(record)
		if (!token) return 'refused'
		let reply: SessionReply
		try {
			reply = await identity.refresh(token, { withUser: onUser !== undefined })
		} catch (error) {
			return judgeFailure(error, record)
		}
		const current = read()
		if (current && stampOf(current) === stale) {
			const verdict = keep(current, reply)
			if (verdict === 'valid' && reply.user) onUser?.(reply.user)
			return verdict
		}
		// Renewed by another tab, whose record arrived meanwhile: the server gives both the same. No refresh moves the end
		// of the 24 h.
		if (current?.expires_at === record.expires_at) return 'valid'
		// Signed out, or in anew, meanwhile: what just came must not bring the old session back.
		const unwanted = reply.refresh_token ? { refresh_token: reply.refresh_token } : current ? null : 'cookie'
		if (unwanted) await identity.logout(unwanted).catch(() => {})
		return current ? 'valid' : 'refused'
	}

	function keep(record: AuthRecord, reply: SessionReply): SessionVerdict {
		const { access_token, refresh_token, expires } = reply
		if (isCookieRecord(record)) store(record, reply)
		else if (access_token) store(refreshRecord(record, { access_token, refresh_token, expires }), reply)
		else return 'unknown'
		return 'valid'
	}

	async function judgeFailure(error: unknown, sent: AuthRecord): Promise<SessionVerdict> {
		const verdict = error instanceof RequestError ? judgeSession(error.status) : 'unknown'
		if (verdict !== 'refused') return 'unknown'
		// Without locks or cookies another tab may have been faster with the same refresh token.
		const isOther = () => {
			const current = read()
			return current === null || stampOf(current) !== stampOf(sent)
		}
		await until(isOther, STORAGE_DELAY_MS)
		const current = read()
		if (!current) return 'refused'
		if (stampOf(current) !== stampOf(sent)) return 'valid'
		write(withoutRefreshToken(current), timeOf(current).endsAt)
		return 'refused'
	}

	/**
	 * Renews the session that `record` showed, unless another tab has done it. 'refused': the session is over, and its
	 * refresh token is gone from here; 'unknown': nobody could say, and everything is as it was. `onUser` gets the user
	 * where the reply of this very call tells it.
	 */
	function refresh(record: AuthRecord, onUser?: (user: User) => void): Promise<SessionVerdict> {
		const stale = stampOf(record)
		running ??= runInTurn(LOCK, () => exchange(stale, onUser)).finally(() => {
			running = null
		})
		return running
	}

	return {
		read,
		write,
		store,
		timeOf,
		mayRefresh,
		refresh,
		/** Does something that no refresh may come between. */
		alone: <T>(run: () => Promise<T>) => runInTurn(LOCK, run),
		/**
		 * Ends the session on the server: the newest that any tab has, else that of `record`, because other tabs clear the
		 * storage as soon as they hear of it. There is nothing to end for a token that was set by hand. `newest: false`
		 * ends that of `record` alone.
		 */
		async endOnServer(record: AuthRecord | null, { newest = true } = {}): Promise<void> {
			const last = (newest ? read() : null) ?? record
			const token = last && sessionToken(last)
			if (token) await identity.logout(token)
		},
		isOver: (record: AuthRecord) => isExpired(record.expires_at, now()),
		isStale: (record: AuthRecord) => mayRefresh(record) && needsRefresh(timeOf(record), now()),
		credentialsOf: (record: AuthRecord): Credentials =>
			isCookieRecord(record) ? { credentials: 'include' } : bearer(record.access_token),
	}
}
