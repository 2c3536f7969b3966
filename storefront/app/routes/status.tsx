import { t } from '@app/language/current'
import type { CmsHealth } from '../features/diagnostics/status/health-report.ts'
import { readHealth } from '../features/diagnostics/status/read-health.ts'
import { StatusPage } from '../features/diagnostics/status/status-page.tsx'
import { fetchCms } from '../lib/http/fetch-cms.server.ts'
import { now } from '../lib/timing/clock.ts'
import { pageContext } from '../server/page-context.server.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/status'

const TIMEOUT_MS = 2_500

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: t('System status'), noindex: true })

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

/** The CMS as this server reaches it. Works without it: that is what the page is for. */
export async function loader({ context, request }: Route.LoaderArgs) {
	const { cmsInternalUrl } = context.get(pageContext)
	if (cmsInternalUrl === null) {
		return { server: { word: 'unconfigured', tech: null, durationMs: null, checkedAt: now() } satisfies CmsHealth }
	}
	const server = await readHealth(async (path) => {
		const signal = AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)])
		const reply = await fetchCms(cmsInternalUrl + path, { headers: { Accept: 'application/json' }, signal })
		return reply.json()
	})
	return { server }
}

export default function Status({ loaderData }: Route.ComponentProps) {
	return <StatusPage server={loaderData.server} />
}
