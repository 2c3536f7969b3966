import type { AuthConfig, AuthRecord, User } from '@app/contract/account'
import { ACCOUNT_TEXTS } from '@app/domain/auth/account-texts'
import { isCookieRecord, makeCookieRecord, makeTokenRecord } from '@app/domain/auth/auth-record'
import { judgeSession } from '@app/domain/auth/auth-start'
import { googleText } from '@app/domain/auth/google-texts'
import { track } from '../../lib/analytics/analytics.ts'
import type { IdentityClient, SessionCredentials } from '../../lib/auth/identity-client.ts'
import { readTokenClaims } from '../../lib/auth/token-claims.ts'
import { RequestError } from '../../lib/http/request-error.ts'
import { now } from '../../lib/timing/clock.ts'
import type { RunningSession } from './running-session.ts'
import type { TokenStore } from './token-store.ts'

/** Signing out waits no longer than this for the server; it is told all the same. */
const SIGN_OUT_PATIENCE_MS = 3_000

/** A session that is open and not stored yet; `expires`: milliseconds until its token ends. */
interface NewSession {
	record: AuthRecord
	expires: number | null
}

interface Options {
	config: AuthConfig
	identity: IdentityClient
	tokens: TokenStore
	running: RunningSession
	/** The device stops telling about the account; never rejects. */
	leaveDevice: () => Promise<void>
}

/** The ways in, and the way out (section 4, Auth state). */
export function createSignIn({ config, identity, tokens, running, leaveDevice }: Options) {
	/** Opens a session with a password, in the way that this installation keeps sessions, and stores nothing. */
	async function open(passport: SessionCredentials): Promise<NewSession> {
		if (config.mode === 'session') {
			const { expires } = await identity.login(passport, 'session')
			return { record: makeCookieRecord(now()), expires }
		}
		const { access_token, refresh_token, expires } = await identity.login(passport, 'json')
		if (!access_token) throw new Error(ACCOUNT_TEXTS.noAccessToken)
		const record = makeTokenRecord({ access_token, refresh_token, expires }, now())
		if (config.mode === 'json') return { record, expires }
		if (refresh_token) await identity.logout({ refresh_token }).catch(() => {})
		return { record: { ...record, refresh_token: null }, expires }
	}

	/** Fetches the user of a new session while the former session stays as it is. */
	const prove = ({ record }: NewSession): Promise<User> => identity.readMe(tokens.credentialsOf(record))

	/** Replaces the former session, which ends in every tab, by a new one whose user is known. */
	async function enter({ record, expires }: NewSession, user: User): Promise<User> {
		const former = tokens.read()
		// A cookie session was replaced in the CMS's own cookie: ending it there would end the new one.
		if (former) await endSession({ onServer: !(isCookieRecord(record) && isCookieRecord(former)) })
		tokens.store(record, { expires })
		if (!tokens.read()) throw new Error(ACCOUNT_TEXTS.noAuthMethod)
		running.setUser(user)
		running.broadcast('login', user)
		return user
	}

	/**
	 * "Sign in, fetch the current user, set it and broadcast a login event." A new session without a user ends on the
	 * server.
	 */
	async function enterWithPassword(passport: SessionCredentials): Promise<User> {
		const session = await open(passport)
		try {
			return await enter(session, await prove(session))
		} catch (error) {
			const former = tokens.read()
			// The new cookie has taken the place of the former one, whose session cannot go on here.
			if (former && isCookieRecord(former) && isCookieRecord(session.record)) await endSession()
			else await tokens.endOnServer(session.record, { newest: false }).catch(() => {})
			throw error
		}
	}

	function manualSession(token: string): NewSession {
		const { issuedAt, endsAt } = readTokenClaims(token)
		const life = issuedAt !== null && endsAt !== null ? endsAt - issuedAt : null
		const record = makeTokenRecord({ access_token: token, refresh_token: null, expires: life }, now())
		return { record, expires: endsAt === null ? null : endsAt - now() }
	}

	async function setManualToken(token: string): Promise<User> {
		const session = manualSession(token)
		return enter(session, await prove(session))
	}

	/** Broadcast, end the session by its method with failures ignored, clear user and storage. */
	async function endSession({ onServer = true } = {}): Promise<void> {
		const record = tokens.read()
		running.broadcast('logout')
		const told = onServer ? tokens.alone(() => tokens.endOnServer(record)).catch(() => {}) : undefined
		await Promise.race([
			Promise.all([told, leaveDevice()]),
			new Promise((resolve) => setTimeout(resolve, SIGN_OUT_PATIENCE_MS)),
		])
		running.clearSession()
	}

	return {
		setManualToken,
		/** The account's pickup passes go with it (use-own-passes.ts); a guest's passes are in no account and stay. */
		signOut: () => endSession(),
		async signIn(passport: SessionCredentials): Promise<User> {
			const user = await enterWithPassword(passport)
			track({ name: 'login', params: { method: 'password' } })
			return user
		},

		/**
		 * Signs in with a token in the query or the hash, else with the cookie that the CMS has set. Null where `isWanted`
		 * declines the user: any page can link here, so nothing ends and nothing is stored before that answer.
		 */
		async completeGoogleSignIn(
			{ search, hash }: { search: string; hash: string },
			isWanted: (user: User) => Promise<boolean> = async () => true,
		): Promise<User | null> {
			const [query, fragment] = [new URLSearchParams(search), new URLSearchParams(hash.replace(/^#/, ''))]
			const read = (name: string) => query.get(name) ?? fragment.get(name)
			const reason = read('reason')
			if (reason) throw new Error(googleText(reason))
			const token = read('access_token') ?? read('token')
			const session = token ? manualSession(token) : { record: makeCookieRecord(now()), expires: null }
			const user = await prove(session).catch((error: unknown) => {
				if (token || (error instanceof RequestError && judgeSession(error.status) === 'unknown')) throw error
				throw new Error(ACCOUNT_TEXTS.noGoogleSession, { cause: error })
			})
			return (await isWanted(user)) ? enter(session, user) : null
		},
	}
}
