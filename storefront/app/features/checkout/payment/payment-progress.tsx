import { t } from '@app/language/current'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { Countdown } from './countdown.tsx'
import { GiveUpButton } from './give-up-button.tsx'
import type { PaymentAnswer } from './payment-status.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

interface PaymentProgressProps {
	/** Where the customer can confirm the payment, null where nothing is to be confirmed. */
	step: string | null
	/** The last answer of the shop. */
	answer: PaymentAnswer | null
}

/**
 * A payment whose outcome is not known yet: what is going on, how long at most, and the way back to the confirmation
 * step. There is no Pay button here: a second charge is offered only when the first one is known to have come to
 * nothing.
 */
export function PaymentProgress({ step, answer }: PaymentProgressProps) {
	const seconds = useSecondsLeft()
	const heading = useRef<HTMLHeadingElement>(null)
	useEffect(() => heading.current?.focus({ preventScroll: true }), [])
	return (
		<section
			aria-labelledby="payment-progress"
			className="grid gap-5 rounded-card bg-mustard-soft p-5 text-mustard-ink sm:p-7"
		>
			<div className="flex items-center gap-4">
				{seconds > 0 ? <Countdown seconds={seconds} /> : <Icon name="clock" className="size-12" />}
				<h2 id="payment-progress" ref={heading} tabIndex={-1} className="text-3xl outline-none">
					{t('Checking your payment')}
				</h2>
			</div>
			<p role="status" className="font-medium text-pretty">
				{textOf({ step, answer, isOver: seconds === 0 })}
			</p>
			{step !== null && (
				<a
					href={step}
					className="press inline-flex min-h-14 items-center justify-center gap-2.5 rounded-control bg-mustard px-6 text-lg font-semibold text-on-mustard"
				>
					{t('Go to the confirmation step')}
					<Icon name="arrow-right" className="size-5" />
				</a>
			)}
			{seconds === 0 && <GiveUpButton />}
		</section>
	)
}

function textOf({ step, answer, isOver }: PaymentProgressProps & { isOver: boolean }): ReactNode {
	if (answer?.kind === 'unreachable') {
		return t(
			'We cannot reach the till at the moment, so we do not know yet whether you have paid. Please do not pay again: we keep asking, and this page moves on by itself.',
		)
	}
	if (isOver && step !== null) {
		return t(
			'Your bank has not heard yes or no from you yet. Confirm it there, or stop it here: you will not be charged twice.',
		)
	}
	if (isOver) {
		return t('This takes longer than usual. We keep asking the till what became of it; please do not pay again yet.')
	}
	if (step !== null) {
		return t(
			'Your bank wants you to confirm this payment. Have you left its page? You can go back to it until the time is up.',
		)
	}
	return t('Your payment is on its way. Stay on this page, or close it: you will not be charged twice.')
}
