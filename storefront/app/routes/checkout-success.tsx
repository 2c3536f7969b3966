import { t } from '@app/language/current'
import { lazy, Suspense } from 'react'
import { SuccessPage } from '../features/checkout/success/success-page.tsx'
import { BranchPlace } from '../features/tracking/branch-place.tsx'
import { orderLabels } from '../features/tracking/order-labels.ts'
import { OrderReceipt } from '../features/tracking/order-receipt.tsx'
import { formatReadyTime } from '../features/tracking/order-time.ts'
import { now } from '../lib/timing/clock.ts'
import { InstallOffer } from '../shell/install-offer.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/checkout-success'

const NotifyMe = lazy(() =>
	import('../features/pwa/push/notify-me.tsx').then((module) => ({ default: module.NotifyMe })),
)

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: t('Thank you'), noindex: true })

export default function CheckoutSuccess() {
	return (
		<SuccessPage
			formatReady={(order) => formatReadyTime(order, now())}
			formatStatus={(order) => orderLabels(order).title}
			renderPlace={(order) => <BranchPlace branch={order.branch} />}
			install={<InstallOffer />}
			renderReceipt={(order) => <OrderReceipt order={order} />}
			renderNotify={(slug) => (
				<Suspense>
					<NotifyMe slug={slug} />
				</Suspense>
			)}
		/>
	)
}
