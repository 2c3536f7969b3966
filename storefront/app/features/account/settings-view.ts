import type { AuthState } from '@app/domain/auth/auth-state'

export type SettingsView =
	/** Nobody knows yet who is here: the server's page, and the first moments of a visit. */
	| 'loading'
	| 'page'
	/** Never signed in here: off to the sign-in, and back. */
	| 'sign-in'
	/** Signed out while the page was open, for example in another tab: it stays, without what was personal (section 4). */
	| 'signed-out'
	/** Somebody is signed in, and the server cannot be asked who. */
	| 'unreachable'

/** What the settings show. `wasSignedIn`: their pages have been shown to somebody since they were opened. */
export function decideSettingsView({ status, isUnreachable }: AuthState, wasSignedIn: boolean): SettingsView {
	if (status === 'authenticated') return 'page'
	if (isUnreachable) return 'unreachable'
	if (status === 'loading') return 'loading'
	return wasSignedIn ? 'signed-out' : 'sign-in'
}

/** The sign-in page, which leads back to where one was. */
export function signInAddress({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string {
	return `/auth/login?${new URLSearchParams({ returnTo: pathname + search + hash })}`
}
