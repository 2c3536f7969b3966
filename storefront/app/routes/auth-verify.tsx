import { t } from '@app/language/current'
import { followLink, type LinkPurpose } from '../features/auth/screens/verify-link.server.ts'
import { VerifyScreen } from '../features/auth/screens/verify-screen.tsx'
import { pageContext } from '../server/page-context.server.ts'
import { readSmallForm } from '../server/small-form.server.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/auth-verify'

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, { title: t('Verify your email address'), noindex: true })

/**
 * The address holds a token until the page has taken it out: nobody is told more than the site. Without any referrer
 * a form would be sent with the origin "null" and refused.
 */
export const headers: Route.HeadersFunction = () => ({
	'Cache-Control': 'no-store',
	'Referrer-Policy': 'strict-origin',
})

/** The token is read once; asking again would put it into another request's address. */
export const shouldRevalidate = () => false

export function loader({ url }: Route.LoaderArgs): { purpose: LinkPurpose; token: string | null } {
	const change = url.searchParams.get('change')
	if (change) return { purpose: 'change', token: change }
	return { purpose: 'verify', token: url.searchParams.get('token') || null }
}

export async function action({ context, request }: Route.ActionArgs) {
	const { purpose, token = '' } = await readSmallForm(request)
	const { cmsInternalUrl } = context.get(pageContext)
	return followLink(cmsInternalUrl, purpose === 'change' ? 'change' : 'verify', token)
}

export default function Verify({ loaderData, actionData }: Route.ComponentProps) {
	return <VerifyScreen {...loaderData} sent={actionData} />
}
