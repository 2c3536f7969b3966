import { t } from '@app/language/current'
import { ChangePasswordScreen } from '../features/auth/screens/change-password-screen.tsx'
import { backToForm } from '../server/back-to-form.server.ts'
import { pageMeta } from '../shell/page-meta.ts'
import padlock from '../ui/art/scene-padlock.webp'
import type { Route } from './+types/auth-change-password'

export const handle = { picture: padlock }

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: t('Change your password'), noindex: true })

export const action = ({ request }: Route.ActionArgs) => backToForm(request)

export default function ChangePassword() {
	return <ChangePasswordScreen />
}
