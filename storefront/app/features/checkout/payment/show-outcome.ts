import { t } from '@app/language/current'
import { showToast } from '../../../lib/rendering/toast.ts'
import type { PaymentAnswer } from './payment-status.ts'
import { paymentStore } from './payment-store.ts'

/**
 * Tells a customer who is not on the payment page what became of the payment: `open` leads to the success page of a
 * paid one.
 */
export function showOutcome(answer: PaymentAnswer, open: (path: string) => void): void {
	const { completedPayment } = paymentStore.get()
	if (answer.kind === 'paid' && completedPayment) open(completedPayment.successUrl)
	if (answer.kind === 'failed')
		showToast({ tone: 'red', title: t('Payment Failed'), message: t('Nothing was charged.') })
	if (answer.kind === 'over') {
		const message = answer.givesBack
			? t('We are sending your money back to your card.')
			: t('It takes no payment any more.')
		showToast({ tone: 'yellow', title: t('Your order has ended'), message })
	}
}
