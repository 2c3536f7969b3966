import { useNavigate } from 'react-router'
import { showToast } from '../../platform/toast.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Countdown } from './countdown.tsx'
import { paymentStore } from './payment-store.ts'
import { usePaymentWatch } from './use-payment-watch.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

/** Ends the tracking when its time is over, and opens the success page once the order is paid. */
export function CheckingPaymentBanner() {
	const navigate = useNavigate()
	const seconds = useSecondsLeft()
	usePaymentWatch(false, (answer) => {
		const { completedPayment } = paymentStore.get()
		if (answer.kind === 'paid' && completedPayment) navigate(completedPayment.successUrl)
		if (answer.kind === 'failed') showToast({ tone: 'red', title: 'Payment Failed', message: 'Nothing was charged.' })
		if (answer.kind === 'over')
			showToast({ tone: 'yellow', title: 'Your order has ended', message: 'It takes no payment any more.' })
	})
	return (
		<section
			aria-label="Payment"
			className="flex flex-wrap items-center gap-4 rounded-card bg-mustard-soft p-4 text-mustard-ink"
		>
			<Countdown seconds={seconds} />
			<div className="min-w-0 flex-1 basis-48">
				<p className="font-semibold">Checking your payment</p>
				<p className="text-sm">
					{seconds > 0
						? 'You can start a new payment when the time is up.'
						: 'We are asking what became of it. Please do not pay again yet.'}
				</p>
			</div>
			{seconds > 0 && (
				<ButtonLink to="/checkout/payment" look="secondary">
					Back to the payment
				</ButtonLink>
			)}
		</section>
	)
}
