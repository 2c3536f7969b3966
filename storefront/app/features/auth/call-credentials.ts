import type { SessionVerdict } from '@app/domain/auth/auth-start'
import type { CredentialSource, Credentials } from '../../lib/auth/credentials.ts'
import type { TokenStore } from './token-store.ts'

interface Options {
	tokens: TokenStore
	/** Renews the session, or ends it where the server refuses. */
	refresh: () => Promise<SessionVerdict>
	/** Ends the session: nothing renews it. */
	expire: () => void
}

/** What the calls of somebody who is signed in carry. */
export function createCallCredentials({ tokens, refresh, expire }: Options): CredentialSource {
	function present(): Credentials | null {
		const record = tokens.read()
		return record && tokens.credentialsOf(record)
	}

	function end(): null {
		expire()
		return null
	}

	return {
		/** About to run out, they are renewed first. */
		async get() {
			const record = tokens.read()
			if (!record) return null
			if (tokens.isOver(record)) return end()
			if (tokens.isStale(record) && (await refresh()) === 'refused') return null
			return present()
		},

		/** The server called these run out. Another tab may have newer ones already. */
		async renew(rejected) {
			const record = tokens.read()
			const current = present()
			if (!record || current?.headers?.Authorization !== rejected.headers?.Authorization) return current
			if (!tokens.mayRefresh(record)) return end()
			await refresh()
			return present()
		},
	}
}
