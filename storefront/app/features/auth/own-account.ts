import type { ProfileField, User } from '@app/contract/account'
import { ACCOUNT_TEXTS } from '@app/domain/auth/account-texts'
import type { CredentialSource, Credentials } from '../../lib/auth/credentials.ts'
import type { IdentityClient } from '../../lib/auth/identity-client.ts'
import { RequestError } from '../../lib/http/request-error.ts'
import { now } from '../../lib/timing/clock.ts'
import type { RunningSession } from './running-session.ts'
import type { TokenStore } from './token-store.ts'

/**
 * What shows that the owner deletes the account; `password` is null where it has none, `otp` the code of a second
 * factor.
 */
export interface AccountProof {
	password: string | null
	otp?: string
}

interface Options {
	identity: IdentityClient
	tokens: TokenStore
	running: RunningSession
	calls: CredentialSource
	user: () => User | null
	signOut: () => Promise<void>
}

/** What somebody who is signed in does with the own account (section 5). */
export function createOwnAccount({ identity, tokens, running, calls, user, signOut }: Options) {
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
		running.setUser(saved)
		return saved
	}

	/** Throws where the password, or the code of the second factor, is not the present one. */
	async function verify(password: string, otp: string | undefined): Promise<void> {
		const { me } = await self()
		await withOwn((by) => identity.verifyPassword(by, { email: me.email ?? '', password, ...(otp && { otp }) }))
	}

	return {
		updateField: save,

		async uploadAvatar(picture: Blob, fileName = 'avatar.webp'): Promise<User> {
			const id = await withOwn((by) => identity.uploadFile(by, picture, fileName))
			return save('avatar', id)
		},

		/** The server ends every other session on a change of password. */
		async changePassword({ current, next, otp }: { current: string; next: string; otp?: string }): Promise<void> {
			await verify(current, otp)
			const { by } = await self()
			// A renewal at the same moment would give the session another name, and the server end it.
			await tokens.alone(() => identity.updateMe(by, { password: next }))
		},

		/** Verifies the password where the account has one, anonymises the account, and signs out. */
		async deleteAccount({ password, otp }: AccountProof): Promise<void> {
			const { me } = await self()
			const email = me.email ?? ''
			if (password !== null) await verify(password, otp)
			await withOwn((by) => identity.anonymise(by, email, now()))
			await signOut()
		},
	}
}
