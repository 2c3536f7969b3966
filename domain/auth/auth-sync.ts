import type { AuthSyncMessage, User } from '@app/contract/account'
import { AUTH_SYNC_MAX_AGE_MS, SESSION_LIFETIME_MS } from '@app/contract/constants'

export type SyncPlan =
	| { kind: 'ignore' }
	| { kind: 'set-user'; user: User }
	/** Signed in elsewhere, and the message does not say as whom. */
	| { kind: 'load-user' }
	/** Clear user and storage, and stay on the page. */
	| { kind: 'clear' }

/**
 * What a message of another tab does here (section 4): older than 30 s nothing; a login sets the user if there is
 * none.
 */
export function decideSync(
	message: AuthSyncMessage,
	here: { user: User | null; sessionEndsAt: number | null; source: string; now: number },
): SyncPlan {
	const isOld = here.now - message.timestamp > AUTH_SYNC_MAX_AGE_MS
	if (isOld || message.source === here.source) return { kind: 'ignore' }
	switch (message.type) {
		case 'login':
			if (here.user) return { kind: 'ignore' }
			return message.data ? { kind: 'set-user', user: message.data } : { kind: 'load-user' }
		case 'logout':
		case 'token-expired':
			// Somebody has signed in since then: a message that comes late must not end that session.
			return isLaterSession(here.sessionEndsAt, message) ? { kind: 'load-user' } : { kind: 'clear' }
		default:
			return message.type satisfies never
	}
}

function isLaterSession(endsAt: number | null, { timestamp }: AuthSyncMessage): boolean {
	return endsAt !== null && endsAt - SESSION_LIFETIME_MS > timestamp
}
