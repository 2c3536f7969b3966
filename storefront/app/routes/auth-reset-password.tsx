import { t } from '@app/language/current'
import { ResetScreen } from '../features/auth/screens/reset-screen.tsx'
import { backToForm } from '../server/back-to-form.server.ts'
import { pageContext } from '../server/page-context.server.ts'
import { pageMeta } from '../shell/page-meta.ts'
import padlock from '../ui/art/scene-padlock.webp'
import type { Route } from './+types/auth-reset-password'

export const handle = { picture: padlock }

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: t('Reset your password'), noindex: true })

export function loader({ context }: Route.LoaderArgs) {
	return { publicUrl: context.get(pageContext).publicUrl }
}

export const action = ({ request }: Route.ActionArgs) => backToForm(request)

export default function ResetPassword({ loaderData }: Route.ComponentProps) {
	return <ResetScreen {...loaderData} />
}
