import { t } from '@app/language/current'
import { NotificationsTest } from '../features/diagnostics/test-pages/notifications-test.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/test-notifications'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: t('Notifications Test'), noindex: true })

export default function TestNotifications() {
	return <NotificationsTest />
}
