import { t } from '@app/language/current'
import { LoggerPage } from '../features/diagnostics/logger-page.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/logger'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: t('Logger'), noindex: true })

export default function Logger() {
	return <LoggerPage />
}
