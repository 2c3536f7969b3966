import { t } from '@app/language/current'
import { PushTest } from '../features/diagnostics/test-pages/push-test.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/test-push'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: t('Push Test'), noindex: true })

export default function TestPush() {
	return <PushTest />
}
