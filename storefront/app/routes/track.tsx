import type { TrackedOrder } from '@app/contract/orders'
import { t } from '@app/language/current'
import { lazy, Suspense } from 'react'
import { useUser } from '../features/auth/auth-store.ts'
import { renewPickupPass } from '../features/checkout/success/pickup-pass.ts'
import { orderLabels } from '../features/tracking/order-labels.ts'
import { readOrder } from '../features/tracking/read-order.server.ts'
import { TrackingPage } from '../features/tracking/tracking-page.tsx'
import { now } from '../lib/timing/clock.ts'
import { pageContext } from '../server/page-context.server.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/track'

const NotifyMe = lazy(() =>
	import('../features/pwa/push/notify-me.tsx').then((module) => ({ default: module.NotifyMe })),
)

export const meta: Route.MetaFunction = (args) => {
	if (!args.loaderData) return []
	const { order } = args.loaderData
	return pageMeta(args, { title: `${t(orderLabels(order).title)} · ${order.reference}`, noindex: true })
}

/** Whoever knows the address may see the order, and nobody may keep it. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
	const order = await readOrder(context.get(pageContext).cmsInternalUrl, params.slug, request.signal)
	if (order === null) throw new Response(t('Page not found: {path}', { path: url.pathname }), { status: 404 })
	return { order, now: now() }
}

export default function Track({ loaderData }: Route.ComponentProps) {
	const { order, now: renderedAt } = loaderData
	const user = useUser()
	const keep = (current: TrackedOrder, ready: string | null) =>
		renewPickupPass(current, { ready, status: orderLabels(current).title }, now(), user !== null)
	const notify = (
		<Suspense>
			<NotifyMe slug={order.slug} />
		</Suspense>
	)
	return <TrackingPage key={order.slug} initial={order} now={renderedAt} notify={notify} onOrder={keep} />
}
