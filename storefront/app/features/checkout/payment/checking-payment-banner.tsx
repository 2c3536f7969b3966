import { t } from '@app/language/current'
import { useNavigate } from 'react-router'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { readConfirmationStep } from './confirmation-step.ts'
import { Countdown } from './countdown.tsx'
import { GiveUpButton } from './give-up-button.tsx'
import { readOpenPayment } from './open-payment-store.ts'
import { showOutcome } from './show-outcome.ts'
import { usePaymentWatch } from './use-payment-watch.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

/**
 * Says that a payment is being looked after, ends its tracking when its time is over, and opens the success page once
 * it is paid.
 */
export function CheckingPaymentBanner() {
	const navigate = useNavigate()
	const seconds = useSecondsLeft()
	const answer = usePaymentWatch(false, (next) => showOutcome(next, (path) => void navigate(path)))
	const step = readConfirmationStep(readOpenPayment()?.orderId ?? null)
	return (
		<section aria-label={t('Payment')} className="grid gap-4 rounded-card bg-mustard-soft p-4 text-mustard-ink">
			<div className="flex items-center gap-4">
				{seconds > 0 ? <Countdown seconds={seconds} /> : <Icon name="clock" className="size-10" />}
				<div className="min-w-0 flex-1">
					<p className="font-semibold">{t('Checking your payment')}</p>
					<p role="status" className="text-sm text-pretty">
						{textOf(seconds, answer?.kind === 'unreachable', step !== null)}
					</p>
				</div>
			</div>
			<div className="flex flex-wrap gap-2">
				{seconds > 0 ? (
					<ButtonLink to="/checkout/payment" variant="secondary">
						{t('Back to the payment')}
					</ButtonLink>
				) : (
					<>
						{step !== null && (
							<a
								href={step}
								className="press inline-flex min-h-11 items-center rounded-control bg-mustard px-5 font-semibold text-on-mustard"
							>
								{t('Go to the confirmation step')}
							</a>
						)}
						<GiveUpButton />
					</>
				)}
			</div>
		</section>
	)
}

function textOf(seconds: number, isUnreachable: boolean, hasStep: boolean): string {
	if (seconds > 0) return t('You can start a new payment when the time is up.')
	if (isUnreachable) return t('We cannot reach the till. Please do not pay again: we keep asking.')
	return hasStep
		? t('Your bank has not heard yes or no from you yet. Confirm it there, or stop it here.')
		: t('We are asking what became of it. Please do not pay again yet.')
}
