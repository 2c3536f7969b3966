import { t } from '@app/language/current'
import { ProfilePage } from '../features/account/profile-page.tsx'
import { ChangePasswordForm } from '../features/auth/change-password-form.tsx'
import { startGoogleSignIn } from '../features/auth/start-google-sign-in.ts'
import { pageContext } from '../server/page-context.server.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/settings'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: t('Settings'), noindex: true })

export function loader({ context }: Route.LoaderArgs) {
	return { publicUrl: context.get(pageContext).publicUrl }
}

export default function Profile({ loaderData: { publicUrl } }: Route.ComponentProps) {
	return (
		<ProfilePage
			renderPasswordForm={(onDone) => <ChangePasswordForm onDone={onDone} />}
			onGoogleSignIn={(returnTo) => startGoogleSignIn({ publicUrl, returnTo })}
		/>
	)
}
