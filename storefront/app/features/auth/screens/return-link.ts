import { decideReturnPath } from '@app/domain/auth/return-path'
import { useSearchParams } from 'react-router'

/** Where somebody goes who came from nowhere: the own account. */
export const HOME_OF_CUSTOMERS = '/settings'
/** And where a guest goes who was asked to sign in: these pages are nothing for guests. */
const FOR_CUSTOMERS = /^\/(?:settings|auth)(?:[/?#]|$)/
const HOME_OF_GUESTS = '/order'

/** The page to go back to, from `?returnTo=` or `?next=`; null where there is none that is ours. */
export function readReturnPath(query: URLSearchParams): string | null {
	return decideReturnPath(query.get('returnTo') ?? query.get('next'), '') || null
}

export function useReturnPath(): string | null {
	return readReturnPath(useSearchParams()[0])
}

/** A path of /auth that remembers where to go afterwards. */
export function withReturn(path: string, returnTo: string | null): string {
	return returnTo === null ? path : `${path}?returnTo=${encodeURIComponent(returnTo)}`
}

/** Where "Continue as guest" leads. */
export function guestPath(returnTo: string | null): string {
	return returnTo === null || FOR_CUSTOMERS.test(returnTo) ? HOME_OF_GUESTS : returnTo
}
