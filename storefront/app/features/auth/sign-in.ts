import type { AuthConfig, User } from '@app/contract/account'
import { ACCOUNT_TEXTS } from '@app/domain/account-texts'
import { isCookieRecord, makeCookieRecord, makeTokenRecord } from '@app/domain/auth-record'
import { judgeSession } from '@app/domain/auth-start'
import { googleText } from '@app/domain/google-texts'
import { track } from '../../platform/analytics.ts'
import { now } from '../../platform/clock.ts'
import type { IdentityClient, Passport } from '../../platform/identity-client.ts'
import { RequestError } from '../../platform/request-error.ts'
import { readTokenClaims } from '../../platform/token-claims.ts'
import { forgetOrders } from './forget-customer.ts'
import type { RunningSession } from './running-session.ts'
import type { TokenKeeper } from './token-keeper.ts'

/** Signing out waits no longer than this for the server; it is told all the same. */
const SIGN_OUT_PATIENCE_MS = 3_000

interface Options {
	config: AuthConfig
	identity: IdentityClient
	tokens: TokenKeeper
	running: RunningSession
	/** The device stops telling about the account; never rejects. */
	leaveDevice: () => Promise<void>
}

/** The ways in, and the way out (section 4, Auth state). */
export function createSignIn({ config, identity, tokens, running, leaveDevice }: Options) {
	/** Stores the tokens of a sign-in with a password, in the way that this installation keeps them. */
	async function open(passport: Passport): Promise<void> {
		if (config.mode === 'session') {
			const reply = await identity.login(passport, 'session')
			return tokens.store(makeCookieRecord(now()), reply)
		}
		const { access_token, refresh_token, expires } = await identity.login(passport, 'json')
		if (!access_token) throw new Error(ACCOUNT_TEXTS.noAccessToken)
		const record = makeTokenRecord({ access_token, refresh_token, expires }, now())
		if (config.mode === 'json') return tokens.store(record, { expires })
		if (refresh_token) await identity.logout({ refresh_token }).catch(() => {})
		tokens.store({ ...record, refresh_token: null }, { expires })
	}

	/** "Sign in, fetch the current user, set it and broadcast a login event." Without a user nothing stays stored. */
	async function enter(openSession: () => Promise<void>, { byCookie = false } = {}): Promise<User> {
		const former = tokens.read()
		// Another customer's session ends first, in every tab. The CMS's cookie is the new session's already where that is how one came in.
		if (former) await endSession({ onServer: !(byCookie && isCookieRecord(former)) })
		await openSession()
		const record = tokens.read()
		if (!record) throw new Error(ACCOUNT_TEXTS.noAuthMethod)
		try {
			const user = await identity.readMe(tokens.credentialsOf(record))
			running.welcome(user)
			running.broadcast('login', user)
			return user
		} catch (error) {
			await tokens.endOnServer(record).catch(() => {})
			running.clear()
			throw error
		}
	}

	const setManualToken = (token: string) =>
		enter(async () => {
			const { issuedAt, endsAt } = readTokenClaims(token)
			const expires = issuedAt !== null && endsAt !== null ? endsAt - issuedAt : null
			tokens.write(makeTokenRecord({ access_token: token, refresh_token: null, expires }, now()), endsAt)
		})

	/** Broadcast, end the session by its method with failures ignored, clear user and storage. */
	async function endSession({ onServer = true } = {}): Promise<void> {
		const record = tokens.read()
		running.broadcast('logout')
		const told = onServer ? tokens.alone(() => tokens.endOnServer(record)).catch(() => {}) : undefined
		await Promise.race([
			Promise.all([told, leaveDevice()]),
			new Promise((resolve) => setTimeout(resolve, SIGN_OUT_PATIENCE_MS)),
		])
		running.leave()
	}

	async function signOut(): Promise<void> {
		await endSession()
		forgetOrders()
	}

	return {
		setManualToken,
		signOut,
		async signIn(passport: Passport): Promise<User> {
			const user = await enter(() => open(passport))
			track({ name: 'login', params: { method: 'password' } })
			return user
		},

		/** A token in the query or the hash, else the cookie that the CMS has set. */
		async completeGoogleSignIn({ search, hash }: { search: string; hash: string }): Promise<User> {
			const [query, fragment] = [new URLSearchParams(search), new URLSearchParams(hash.replace(/^#/, ''))]
			const read = (name: string) => query.get(name) ?? fragment.get(name)
			const reason = read('reason')
			if (reason) throw new Error(googleText(reason))
			const token = read('access_token') ?? read('token')
			if (token) return setManualToken(token)
			try {
				return await enter(async () => tokens.write(makeCookieRecord(now())), { byCookie: true })
			} catch (error) {
				if (error instanceof RequestError && judgeSession(error.status) === 'unknown') throw error
				throw new Error(ACCOUNT_TEXTS.noGoogleSession, { cause: error })
			}
		},
	}
}
