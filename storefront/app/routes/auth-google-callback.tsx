import { t } from '@app/language/current'
import { GoogleCallbackScreen } from '../features/auth/screens/google-callback-screen.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/auth-google-callback'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: t('Signing you in'), noindex: true })

/** The address may hold a token until the page has taken it out. */
export const headers: Route.HeadersFunction = () => ({
	'Cache-Control': 'no-store',
	'Referrer-Policy': 'strict-origin',
})

export default function GoogleCallback() {
	return <GoogleCallbackScreen />
}
