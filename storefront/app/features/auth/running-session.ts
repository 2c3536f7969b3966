import type { AuthConfig, AuthRecord, AuthSyncMessage, User } from '@app/contract/account'
import { ACCOUNT_TEXTS } from '@app/domain/auth/account-texts'
import { isCookieRecord } from '@app/domain/auth/auth-record'
import { nextSessionStep, timerDelay } from '@app/domain/auth/auth-refresh'
import { decideAuthStart, judgeSession, type SessionVerdict, sessionRetryDelay } from '@app/domain/auth/auth-start'
import type { AuthEvent, AuthState } from '@app/domain/auth/auth-state'
import { decideSync } from '@app/domain/auth/auth-sync'
import type { AuthChannel } from '../../lib/auth/auth-channel.ts'
import { parseAuthMessage } from '../../lib/auth/auth-messages.ts'
import type { IdentityClient } from '../../lib/auth/identity-client.ts'
import { RequestError } from '../../lib/http/request-error.ts'
import { log } from '../../lib/log.ts'
import { now } from '../../lib/timing/clock.ts'
import { forgetCustomer } from './forget-customer.ts'
import type { TokenStore } from './token-store.ts'

interface Options {
	config: AuthConfig
	identity: IdentityClient
	tokens: TokenStore
	channel: AuthChannel
	store: { get: () => AuthState; dispatch: (event: AuthEvent) => void }
	/** The configured failure callback: a refresh was refused, and the refresh token is gone. */
	onRefreshFailed: () => void
}

/** A renewal, and the user where its reply told. */
async function hearing(renew: (onUser: (user: User) => void) => Promise<SessionVerdict>) {
	const heard: { user: User | null } = { user: null }
	const verdict = await renew((user) => {
		heard.user = user
	})
	return { verdict, ...heard }
}

/** Nothing is looked at again sooner than this, whatever the token says about its life. */
const SHORTEST_WAIT_MS = 1_000
/** Another tab's message is given this long before a changed record is looked into. */
const MESSAGE_HEAD_START_MS = 300

export type RunningSession = ReturnType<typeof createRunningSession>

/** The auth machine of section 4 at work: start, refresh, expiry, and the other tabs. */
export function createRunningSession(options: Options) {
	const { config, identity, tokens, channel, store, onRefreshFailed } = options
	let timer: ReturnType<typeof setTimeout> | undefined
	let failures = 0
	/** Counts the sessions that have ended here: an answer to a question of an earlier one comes too late. */
	let ended = 0

	function wait(delay: number, run: () => unknown): void {
		clearTimeout(timer)
		timer = setTimeout(run, delay)
	}

	function broadcast(type: AuthSyncMessage['type'], data: User | null = null): void {
		channel.post({ type, data, timestamp: now(), source: channel.source })
	}

	/** Nothing is stored, and nobody is here. */
	function clear(): void {
		ended += 1
		clearTimeout(timer)
		tokens.write(null)
		store.dispatch({ type: 'left' })
	}

	/** Who was signed in here is not any more; the other tabs are not told. */
	function clearSession(): void {
		forgetCustomer()
		clear()
	}

	function expire(): void {
		broadcast('token-expired')
		clearSession()
	}

	/** The user is known: from now on the session is kept alive. */
	function setUser(user: User): void {
		failures = 0
		store.dispatch({ type: 'user', user })
		watch()
	}

	const nextStep = (record: AuthRecord) =>
		nextSessionStep({
			time: tokens.timeOf(record),
			sessionEndsAt: record.expires_at,
			mayRefresh: tokens.mayRefresh(record),
		})

	function watch(): void {
		const record = tokens.read()
		// Signed in by another tab, whose record is not here yet.
		if (!record) {
			wait(SHORTEST_WAIT_MS, recheck)
			return
		}
		const step = nextStep(record)
		const delay = timerDelay(step.at, now())
		wait(step.kind === 'refresh' ? Math.max(delay, SHORTEST_WAIT_MS) : delay, recheck)
	}

	/** Runs when a timer rings, and when a tab wakes up: timers stand still while a device sleeps. */
	async function recheck(): Promise<void> {
		const record = tokens.read()
		if (!record) return store.get().user ? clearSession() : undefined
		if (!store.get().user) return start()
		const step = nextStep(record)
		if (now() < step.at) return watch()
		if (step.kind === 'end') return expire()
		await renew()
	}

	async function renew(onUser?: (user: User) => void): Promise<SessionVerdict> {
		const record = tokens.read()
		if (!record) return 'refused'
		const verdict = await tokens.refresh(record, onUser)
		if (verdict === 'valid') {
			failures = 0
			watch()
		} else if (verdict === 'refused') onRefreshFailed()
		else retryLater()
		return verdict
	}

	function retryLater(): void {
		wait(sessionRetryDelay(failures), recheck)
		failures += 1
	}

	async function start(): Promise<void> {
		const record = tokens.read()
		const tokenEndsAt = record && tokens.timeOf(record).endsAt
		const plan = decideAuthStart({ record, tokenEndsAt, autoRefresh: config.autoRefresh, now: now() })
		switch (plan.kind) {
			case 'guest':
				return clear()
			case 'expired':
				return expire()
			case 'refresh': {
				const { verdict, user } = await hearing(renew)
				if (verdict === 'unknown') store.dispatch({ type: 'unreachable' })
				if (verdict !== 'valid') return
				return user ? setUser(user) : fetchCurrentUser()
			}
			case 'fetch-user':
				return fetchCurrentUser()
			default:
				return plan satisfies never
		}
	}

	/** GET /users/me at start: no success means that the session is cleared, unless nobody could say. */
	async function fetchCurrentUser(): Promise<void> {
		const asked = ended
		try {
			const user = await readUser()
			if (asked === ended) setUser(user)
		} catch (error) {
			if (asked !== ended) return
			if (!(error instanceof RequestError) || judgeSession(error.status) !== 'unknown') return clearSession()
			log('info', 'The signed-in customer could not be read; it is tried again.')
			store.dispatch({ type: 'unreachable' })
			retryLater()
		}
	}

	/** GET /users/me; a token that the server calls expired is renewed once. */
	async function readUser(): Promise<User> {
		const record = tokens.read()
		if (!record) throw new Error(ACCOUNT_TEXTS.noAuthMethod)
		try {
			return await identity.readMe(tokens.credentialsOf(record))
		} catch (error) {
			const isRefused = error instanceof RequestError && judgeSession(error.status) === 'refused'
			if (!isRefused || !tokens.mayRefresh(record)) throw error
			const { verdict, user } = await hearing((onUser) => tokens.refresh(record, onUser))
			const renewed = tokens.read()
			if (verdict !== 'valid' || !renewed) throw error
			return user ?? identity.readMe(tokens.credentialsOf(renewed))
		}
	}

	return {
		start,
		recheck,
		renew,
		clear,
		clearSession,
		expire,
		setUser,
		broadcast,

		/** A message of another tab (section 4): this one stays on its page. */
		receive(raw: unknown): void {
			const message = parseAuthMessage(raw)
			if (!message) return
			const { user } = store.get()
			const sessionEndsAt = tokens.read()?.expires_at ?? null
			const plan = decideSync(message, { user, sessionEndsAt, source: channel.source, now: now() })
			if (plan.kind === 'set-user') setUser(plan.user)
			else if (plan.kind === 'load-user') void start()
			else if (plan.kind === 'clear') clearSession()
		},

		/** The record was changed elsewhere, or the page was thawed. */
		async resume(): Promise<void> {
			if (!store.get().user) await new Promise((resolve) => setTimeout(resolve, MESSAGE_HEAD_START_MS))
			await recheck()
		},

		/** GET /users/me again. Without a valid method the user is cleared (section 8, Profile and session). */
		async reload(): Promise<User> {
			const record = tokens.read()
			const asked = ended
			const before = store.get().user
			try {
				const user = await readUser()
				// What was saved meanwhile is newer.
				if (asked === ended && store.get().user === before) setUser(user)
				return user
			} catch (error) {
				const isRefused = error instanceof RequestError && judgeSession(error.status) === 'refused'
				if (asked !== ended || (record && !isRefused)) throw error
				clearSession()
				const text = record && isCookieRecord(record) ? ACCOUNT_TEXTS.noUserByCookies : ACCOUNT_TEXTS.noAuthMethod
				throw new Error(text, { cause: error })
			}
		},
	}
}
