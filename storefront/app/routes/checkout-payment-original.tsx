import { t } from '@app/language/current'
import { PaymentClosingNotice } from '../features/branch/closing-notice.tsx'
import { PaymentPage } from '../features/checkout/payment/payment-page.tsx'
import { OrderReceipt } from '../features/tracking/order-receipt.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/checkout-payment-original'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: t('Payment'), noindex: true })

export default function CheckoutPaymentOriginal() {
	return (
		<PaymentPage
			way="hosted"
			renderSummary={(order) => <OrderReceipt order={order} />}
			renderWarning={(order) => <PaymentClosingNotice order={order} />}
		/>
	)
}
