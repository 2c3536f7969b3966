import { t } from '@app/language/current'
import { WebsocketTest } from '../features/diagnostics/test-pages/websocket-test.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/test-websocket-branches'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: t('Branches Websocket Test'), noindex: true })

export default function TestWebsocket() {
	return <WebsocketTest />
}
