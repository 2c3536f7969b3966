import { t } from '@app/language/current'
import { NotificationsPage } from '../features/pwa/push/notifications-page.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/settings-notifications'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: t('Your notifications'), noindex: true })

export default function SettingsNotifications() {
	return <NotificationsPage />
}
