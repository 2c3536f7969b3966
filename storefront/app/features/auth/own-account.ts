import type { AuthConfig, ProfileField, User } from '@app/contract/account'
import { ACCOUNT_TEXTS } from '@app/domain/account-texts'
import { now } from '../../platform/clock.ts'
import type { CredentialSource, Credentials } from '../../platform/credentials.ts'
import type { IdentityClient, Passport } from '../../platform/identity-client.ts'
import { RequestError } from '../../platform/request-error.ts'
import type { RunningSession } from './running-session.ts'
import type { TokenKeeper } from './token-keeper.ts'

interface Options {
	config: AuthConfig
	identity: IdentityClient
	tokens: TokenKeeper
	running: RunningSession
	calls: CredentialSource
	user: () => User | null
	/** Stores a new session without telling anybody. */
	open: (passport: Passport) => Promise<void>
	signOut: () => Promise<void>
}

/** What somebody who is signed in does with the own account (section 5). */
export function createOwnAccount({ config, identity, tokens, running, calls, user, open, signOut }: Options) {
	/** The user and what proves it. Each lack has its own text (section 8, Profile and session). */
	async function self(): Promise<{ me: User; by: Credentials }> {
		const me = user()
		if (!me) throw new Error(ACCOUNT_TEXTS.notAuthenticated)
		const by = await calls.get()
		if (!by) throw new Error(ACCOUNT_TEXTS.noAuthMethod)
		return { me, by }
	}

	/** Makes the call again with a renewed token where the server says that it has just run out. */
	async function withOwn<T>(call: (by: Credentials) => Promise<T>): Promise<T> {
		const { by } = await self()
		try {
			return await call(by)
		} catch (error) {
			const hasRunOut = error instanceof RequestError && ['TOKEN_EXPIRED', 'INVALID_TOKEN'].includes(error.code ?? '')
			const renewed = hasRunOut ? await calls.renew(by) : null
			if (!renewed) throw error
			return call(renewed)
		}
	}

	async function save(field: ProfileField, value: string | null): Promise<User> {
		const saved = await withOwn((by) => identity.updateMe(by, { [field]: value }))
		running.welcome(saved)
		return saved
	}

	return {
		updateField: save,

		async uploadAvatar(picture: Blob, fileName = 'avatar.webp'): Promise<User> {
			const id = await withOwn((by) => identity.uploadFile(by, picture, fileName))
			return save('avatar', id)
		},

		/** The server ends every session on a change of password, in token mode the caller's too: it is opened again. */
		async changePassword({ current, next }: { current: string; next: string }): Promise<void> {
			const { me } = await self()
			const email = me.email ?? ''
			await identity.verifyPassword({ email, password: current })
			const { by } = await self()
			await tokens.alone(async () => {
				await identity.updateMe(by, { password: next })
				if (config.mode === 'session') return
				await open({ email, password: next })
			})
			running.welcome(me)
		},

		/** Verifies the password where the account has one, anonymises the account, and signs out. */
		async deleteAccount({ password }: { password: string | null }): Promise<void> {
			const { me } = await self()
			const email = me.email ?? ''
			if (password !== null) await identity.verifyPassword({ email, password })
			await withOwn((by) => identity.anonymise(by, email, now()))
			await signOut()
		},
	}
}
