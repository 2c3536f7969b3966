import { t } from '@app/language/current'
import {
	followSubscription,
	type SubscriptionPurpose,
	signUp,
} from '../features/content/newsletter/follow-subscription.server.ts'
import { SubscriptionPage } from '../features/content/newsletter/subscription-page.tsx'
import { pageContext } from '../server/page-context.server.ts'
import { readSmallForm } from '../server/small-form.server.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/confirm-subscription'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: t('Newsletter'), noindex: true })

/** As /auth/verify: the address holds a token until the page has taken it out. */
export const headers: Route.HeadersFunction = () => ({
	'Cache-Control': 'no-store',
	'Referrer-Policy': 'strict-origin',
})

/** The token is read once; asking again would put it into another request's address. */
export const shouldRevalidate = () => false

export function loader({ url }: Route.LoaderArgs): { purpose: SubscriptionPurpose; token: string | null } {
	const unsubscribe = url.searchParams.get('unsubscribe')
	if (unsubscribe) return { purpose: 'unsubscribe', token: unsubscribe }
	return { purpose: 'confirm', token: url.searchParams.get('token') || null }
}

export async function action({ context, request }: Route.ActionArgs) {
	const { email, place = '', purpose, token = '' } = await readSmallForm(request)
	const { cmsInternalUrl } = context.get(pageContext)
	if (email !== undefined) return signUp(cmsInternalUrl, email, place)
	return followSubscription(cmsInternalUrl, purpose === 'unsubscribe' ? 'unsubscribe' : 'confirm', token)
}

export default function ConfirmSubscription({ loaderData, actionData }: Route.ComponentProps) {
	return <SubscriptionPage {...loaderData} sent={actionData} />
}
