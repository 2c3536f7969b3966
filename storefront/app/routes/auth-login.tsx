import { t } from '@app/language/current'
import { offersGoogle } from '../features/auth/screens/sign-in-providers.server.ts'
import { SignInScreen } from '../features/auth/screens/sign-in-screen.tsx'
import { backToForm } from '../server/back-to-form.server.ts'
import { pageContext } from '../server/page-context.server.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/auth-login'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: t('Sign in'), noindex: true })

export async function loader({ context }: Route.LoaderArgs) {
	const { cmsInternalUrl, publicUrl } = context.get(pageContext)
	return { publicUrl, hasGoogle: await offersGoogle(cmsInternalUrl) }
}

export const action = ({ request }: Route.ActionArgs) => backToForm(request)

export default function Login({ loaderData }: Route.ComponentProps) {
	return <SignInScreen {...loaderData} />
}
