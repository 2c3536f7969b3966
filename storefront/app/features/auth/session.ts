import type { AuthConfig, ProfileField, User } from '@app/contract/account'
import type { AuthEvent, AuthState } from '@app/domain/auth/auth-state'
import { t } from '@app/language/current'
import type { AuthChannel } from '../../lib/auth/auth-channel.ts'
import type { Credentials } from '../../lib/auth/credentials.ts'
import { createIdentityClient, type IdentityClient } from '../../lib/auth/identity-client.ts'
import { createCmsClient } from '../../lib/http/cms-client.ts'
import { readNotificationPermission } from '../../lib/pwa/notifications.ts'
import { showToast } from '../../lib/rendering/toast.ts'
import { createCallCredentials } from './call-credentials.ts'
import { type AccountProof, createOwnAccount } from './own-account.ts'
import { createRunningSession } from './running-session.ts'
import { createSignIn } from './sign-in.ts'
import { createTokenStore } from './token-store.ts'

/** How this installation signs in, and where. */
export interface AuthSettings {
	cmsUrl: string | null
	config: AuthConfig
}

export interface SessionOptions extends AuthSettings {
	channel: AuthChannel
	store: { get: () => AuthState; dispatch: (event: AuthEvent) => void }
}

/**
 * Everything that has to do with being signed in. Failures are RequestErrors of the server (status, code, message,
 * retryAfter) or Errors with a text of ACCOUNT_TEXTS; domain/auth/account-texts.ts turns both into what is shown.
 */
export interface Session {
	/** Restores the stored session; called once at start. */
	start: () => Promise<void>
	/** What another tab said, unread. */
	receive: (raw: unknown) => void
	/** The stored record changed without a message, or the page was thawed: look again. */
	resume: () => Promise<void>
	/** Email and password, `otp` where the account asks for one. */
	signIn: (credentials: { email: string; password: string; otp?: string }) => Promise<User>
	/** Ends the session here, on the server and in the other tabs. Never fails. The caller goes to /auth/login. */
	signOut: () => Promise<void>
	/**
	 * The page that Google returns to; give it `location`. Throws the text for a `reason`. `isWanted` is asked once the
	 * user is known and before anything ends; null where it declines.
	 */
	completeGoogleSignIn: (
		address: { search: string; hash: string },
		isWanted?: (user: User) => Promise<boolean>,
	) => Promise<User | null>
	setManualToken: (token: string) => Promise<User>
	reloadUser: () => Promise<User>
	/** Saves one field of the profile. */
	updateField: (field: ProfileField, value: string | null) => Promise<User>
	uploadAvatar: (picture: Blob, fileName?: string) => Promise<User>
	/** Verifies the current password first. The caller stays signed in, every other session ends. */
	changePassword: (passwords: { current: string; next: string; otp?: string }) => Promise<void>
	/** Anonymises the account and signs out; accounts without a password have none to give. The caller navigates. */
	deleteAccount: (proof: AccountProof) => Promise<void>
	/** What a call carries, renewed if it is about to run out; null for a guest. */
	credentials: () => Promise<Credentials | null>
	renew: (rejected: Credentials) => Promise<Credentials | null>
	/**
	 * Bearer token for a socket's handshake, renewed if it is about to run out or is the `rejected` one, whatever the
	 * clock here says; null for a guest and for a cookie session.
	 */
	freshToken: (rejected?: string | null) => Promise<string | null>
	/**
	 * The calls that need nobody signed in: register, requestPasswordReset, resetPassword, readProviders, socialLoginUrl
	 * …
	 */
	identity: IdentityClient
}

/**
 * What the device knows of the person: notifications (only a browser that may show them can have any), and where it
 * was last.
 */
async function leaveDevice(cmsUrl: string | null): Promise<void> {
	// Not waited for: a database that does not open keeps nobody from signing out.
	import('../../lib/pwa/forget-place.ts').then(({ forgetPlace }) => forgetPlace()).catch(() => {})
	if (readNotificationPermission() !== 'granted') return
	await import('../pwa/push/push-store.ts').then((push) => push.leaveDevice(createCmsClient(cmsUrl))).catch(() => {})
}

/** The session of this browser, put together. */
export function createSession({ cmsUrl, config, channel, store }: SessionOptions): Session {
	const identity = createIdentityClient(cmsUrl)
	const tokens = createTokenStore(config, identity)
	const running = createRunningSession({
		config,
		identity,
		tokens,
		channel,
		store,
		onRefreshFailed() {
			running.expire()
			showToast({ tone: 'yellow', title: t('You have been signed out'), message: t('Please sign in again.') })
		},
	})
	const calls = createCallCredentials({ tokens, refresh: () => running.renew(), expire: running.expire })
	const ways = createSignIn({ config, identity, tokens, running, leaveDevice: () => leaveDevice(cmsUrl) })
	const account = createOwnAccount({
		identity,
		tokens,
		running,
		calls,
		user: () => store.get().user,
		signOut: ways.signOut,
	})
	// Timers stand still while a device sleeps, and a lost network comes back.
	const wake = () => document.visibilityState === 'visible' && void running.recheck()
	document.addEventListener('visibilitychange', wake)
	window.addEventListener('online', wake)

	const { start, receive, resume } = running
	return {
		...ways,
		...account,
		...{ start, receive, resume },
		credentials: calls.get,
		renew: calls.renew,
		reloadUser: running.reload,
		async freshToken(rejected: string | null = null) {
			const present = await calls.get()
			const isRejected = rejected !== null && tokenOf(present) === rejected
			return tokenOf(isRejected ? await calls.renew(present!) : present)
		},
		identity,
	}
}

function tokenOf(credentials: Credentials | null): string | null {
	return credentials?.headers?.Authorization.replace(/^Bearer /, '') ?? null
}
