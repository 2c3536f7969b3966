import type { TrackedOrder } from '@app/contract/orders'
import { formatMoney, toMinor } from '@app/domain/pricing/money'
import { currentLanguage, t } from '@app/language/current'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { CardPayment } from './card-payment.tsx'
import { payOnHostedPage } from './pay-by-card.ts'
import type { Payment } from './use-payment.ts'

interface PaymentFormProps {
	/** `card`: on our page. `hosted`: on the gateway's own page. */
	way: 'card' | 'hosted'
	order: TrackedOrder
	payment: Payment
}

/** The way to pay an order that can be paid, and what went wrong with the last try. */
export function PaymentForm({ way, order, payment }: PaymentFormProps) {
	const { failure, phase } = payment
	const amount = formatMoney(toMinor(order.total, order.currency), order.currency, currentLanguage())
	const busy = phase === 'paying'
	return (
		<div className="grid gap-5 lg:rounded-card lg:bg-surface lg:p-8 lg:shadow-card">
			{failure && failure.field === null && <FailureNotice message={failure.message} />}
			{way === 'card' ? (
				<CardPayment order={order} payment={payment} amount={amount} busy={busy} />
			) : (
				<>
					<p className="text-soft text-pretty">
						{t("You give your card on the payment company's own page and come straight back here.")}
					</p>
					<Button size="lg" wide busy={busy} onClick={() => payment.pay(order, payOnHostedPage)}>
						{t('Pay {amount}', { amount })}
						<Icon name="arrow-right" className="size-5" />
					</Button>
				</>
			)}
			<p role="status" className="min-h-6 text-center text-sm text-balance text-soft">
				{busy
					? t('Talking to your bank. This takes a moment…')
					: t('Your card goes to the payment company only. We never keep its number.')}
			</p>
		</div>
	)
}

/** Takes the focus where the part of the page that had it is gone: after the checking, not after a press on Pay. */
function FailureNotice({ message }: { message: string }) {
	const notice = useRef<HTMLDivElement>(null)
	useEffect(() => {
		if (document.activeElement === document.body) notice.current?.focus()
	}, [])
	return (
		<div ref={notice} tabIndex={-1} className="outline-none">
			<Notice tone="error">{message}</Notice>
		</div>
	)
}
