import { t } from '@app/language/current'
import { SignOutScreen } from '../features/auth/screens/sign-out-screen.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/auth-logout'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: t('Sign out'), noindex: true })

/**
 * Typed, bookmarked, or from a page of ours. The browser says so; one that does not is treated like a link from
 * elsewhere.
 */
const REQUESTED: readonly (string | null)[] = ['none', 'same-origin']

export function loader({ request }: Route.LoaderArgs) {
	return { isOwnWish: REQUESTED.includes(request.headers.get('sec-fetch-site')) }
}

export default function Logout({ loaderData }: Route.ComponentProps) {
	return <SignOutScreen {...loaderData} />
}
