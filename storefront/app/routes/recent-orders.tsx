import { t } from '@app/language/current'
import { RecentOrders } from '../features/checkout/success/recent-orders.tsx'
import { savedTitle } from '../features/tracking/order-labels.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/recent-orders'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: t('Your orders'), noindex: true })

/** /track without a slug: the orders that this device knows. */
export default function Recent() {
	return <RecentOrders sayStatus={savedTitle} />
}
