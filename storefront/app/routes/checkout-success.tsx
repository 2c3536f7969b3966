import { BRAND } from '../brand.ts'
import { SuccessPage } from '../features/checkout/success-page.tsx'
import { BranchPlace } from '../features/tracking/branch-place.tsx'
import { OrderReceipt } from '../features/tracking/order-receipt.tsx'
import { formatReadyTime } from '../features/tracking/order-time.ts'
import { now } from '../platform/clock.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/checkout-success'

export const meta: Route.MetaFunction = () => pageMeta({ title: 'Thank you', noindex: true })

export default function CheckoutSuccess() {
	return (
		<SuccessPage
			formatReady={(order) => formatReadyTime(order, now(), BRAND.locale)}
			renderPlace={(order) => <BranchPlace branch={order.branch} />}
			renderReceipt={(order) => <OrderReceipt order={order} />}
		/>
	)
}
