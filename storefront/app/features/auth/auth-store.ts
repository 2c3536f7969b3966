import type { User } from '@app/contract/account'
import { STORAGE_KEYS } from '@app/contract/records'
import { AUTH_LOADING, type AuthEvent, type AuthState, reduceAuth } from '@app/domain/auth/auth-state'
import { createStore, useStore } from 'zustand'
import { BRAND } from '../../brand.ts'
import { openAuthChannel } from '../../lib/auth/auth-channel.ts'
import type { CredentialSource } from '../../lib/auth/credentials.ts'
import { log } from '../../lib/log.ts'
import { hasRecord, watchKey } from '../../lib/storage/storage.ts'
import type { AuthSettings, Session } from './session.ts'

const store = createStore<AuthState>(() => AUTH_LOADING)
let settle: (settings: AuthSettings) => void
const settings = new Promise<AuthSettings>((resolve) => {
	settle = resolve
})
let session: Promise<Session> | null = null
const channel = openAuthChannel(BRAND.authChannel)

/** Who is here. The server and the hydrating page see `loading`. */
export const authStore = {
	get: store.getState,
	use: <T>(select: (state: AuthState) => T): T => useStore(store, select),
	/** Calls back with each change; returns how to stop. */
	subscribe: (onChange: (state: AuthState, before: AuthState) => void) => store.subscribe(onChange),
	dispatch: (event: AuthEvent) => store.setState(reduceAuth(store.getState(), event), true),
}

export const useAuth = (): AuthState => useStore(store)
/** The signed-in customer, or null for a guest and while nobody knows. */
export const useUser = (): User | null => useStore(store, ({ user }) => user)

/** Signing in and out and everything that needs somebody signed in: code that guests do not load before they use it. */
export function loadSession(): Promise<Session> {
	session ??= Promise.all([import('./session.ts'), settings])
		.then(([{ createSession }, given]) => createSession({ ...given, channel, store: authStore }))
		.catch((error) => {
			session = null
			throw error
		})
	return session
}

/**
 * Hands a thing that happened to the session. Where its code does not load, it is handed again once there is a
 * network.
 */
function tell(run: (session: Session) => unknown): void {
	loadSession()
		.then(run)
		.catch((error) => {
			log('warn', 'The sign-in could not be looked at.', error)
			authStore.dispatch({ type: 'unreachable' })
			window.addEventListener('online', () => tell(run), { once: true })
		})
}

/**
 * Finds out who is here (section 4). Nothing stored: a guest, at once and without a request. From then on the other
 * tabs are heard. Returns how to stop.
 */
export function startAuth(given: AuthSettings): () => void {
	settle(given)
	if (hasRecord(STORAGE_KEYS.auth)) tell((restored) => restored.start())
	else authStore.dispatch({ type: 'left' })
	// Only a tab that has, or had, somebody has the code to listen to more than a login.
	const stopListening = channel.listen((raw) => {
		if (session || (raw as { type?: unknown } | null)?.type === 'login') tell((running) => running.receive(raw))
	})
	const stopWatching = watchKey(STORAGE_KEYS.auth, () => {
		if (session || hasRecord(STORAGE_KEYS.auth)) tell((running) => running.resume())
	})
	return () => {
		stopListening()
		stopWatching()
	}
}

/** What the calls of a page carry: the session's credentials, and nothing for a guest. */
export function visitorCredentials(): CredentialSource {
	// Without a record where the browser stores nothing.
	const isSignedIn = () => hasRecord(STORAGE_KEYS.auth) || store.getState().user !== null
	return {
		get: async () => (isSignedIn() ? (await loadSession()).credentials() : null),
		renew: async (rejected) => (isSignedIn() ? (await loadSession()).renew(rejected) : null),
	}
}
