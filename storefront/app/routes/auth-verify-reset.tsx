import { isLinkToken } from '@app/domain/auth/link-token'
import { t } from '@app/language/current'
import { redirect } from 'react-router'
import { VerifyResetScreen } from '../features/auth/screens/verify-reset-screen.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import padlock from '../ui/art/scene-padlock.webp'
import type { Route } from './+types/auth-verify-reset'

export const handle = { picture: padlock }

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: t('Reset your password'), noindex: true })

/** The address holds a token until the page has taken it out. */
export const headers: Route.HeadersFunction = () => ({
	'Cache-Control': 'no-store',
	'Referrer-Policy': 'strict-origin',
})

/** The token is read once; asking again would put it into another request's address. */
export const shouldRevalidate = () => false

export function loader({ url }: Route.LoaderArgs) {
	const token = url.searchParams.get('token')
	if (!token) throw redirect('/auth/reset-password')
	return { isToken: isLinkToken(token) }
}

export default function VerifyReset({ loaderData }: Route.ComponentProps) {
	return <VerifyResetScreen {...loaderData} />
}
