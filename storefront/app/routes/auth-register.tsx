import { t } from '@app/language/current'
import { RegisterScreen } from '../features/auth/screens/register-screen.tsx'
import { offersGoogle } from '../features/auth/screens/sign-in-providers.server.ts'
import { backToForm } from '../server/back-to-form.server.ts'
import { pageContext } from '../server/page-context.server.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/auth-register'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: t('Create your account'), noindex: true })

export async function loader({ context }: Route.LoaderArgs) {
	const { cmsInternalUrl, publicUrl } = context.get(pageContext)
	return { publicUrl, hasGoogle: await offersGoogle(cmsInternalUrl) }
}

export const action = ({ request }: Route.ActionArgs) => backToForm(request)

export default function Register({ loaderData }: Route.ComponentProps) {
	return <RegisterScreen {...loaderData} />
}
