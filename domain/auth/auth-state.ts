import type { User } from '@app/contract/account'

/** Who is here (section 4, Auth state). */
export type AuthState =
	| { status: 'loading'; user: null; isUnreachable: boolean }
	/** `isUnreachable`: something is stored, and the server could not be asked whether it holds. It is tried again. */
	| { status: 'unauthenticated'; user: null; isUnreachable: boolean }
	| { status: 'authenticated'; user: User; isUnreachable: boolean }

export type AuthEvent =
	/** Nothing is stored, or it was refused, or the session is over. */
	| { type: 'left' }
	/** Signed in, or the user was read anew. */
	| { type: 'user'; user: User }
	/** The server did not answer, or is in trouble. */
	| { type: 'unreachable' }

export const AUTH_LOADING: AuthState = { status: 'loading', user: null, isUnreachable: false }
const GUEST: AuthState = { status: 'unauthenticated', user: null, isUnreachable: false }

/** The state after an event. Somebody who is signed in stays so while the server is out of reach. */
export function reduceAuth(state: AuthState, event: AuthEvent): AuthState {
	switch (event.type) {
		case 'left':
			return GUEST
		case 'user':
			return { status: 'authenticated', user: event.user, isUnreachable: false }
		case 'unreachable':
			return state.status === 'authenticated' ? state : { ...GUEST, isUnreachable: true }
		default:
			return event satisfies never
	}
}
