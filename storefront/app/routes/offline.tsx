import { t } from '@app/language/current'
import { OfflinePage } from '../shell/lifecycle/offline-page.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/offline'

/** The service worker shows it at any address, where nothing else can be loaded. */
export const handle = { isStatic: true }

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: t('You are offline'), noindex: true })

export default function Offline() {
	return <OfflinePage />
}
