import type { TrackedOrder } from '@app/contract/orders'
import { t } from '@app/language/current'
import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { readConfirmationStep } from './confirmation-step.ts'
import { readOpenPayment } from './open-payment-store.ts'
import { PaymentForm } from './payment-form.tsx'
import { PaymentLayout, PaymentSkeleton } from './payment-layout.tsx'
import { PaymentProgress } from './payment-progress.tsx'
import { paymentStore } from './payment-store.ts'
import { usePayableOrder } from './use-payable-order.ts'
import { type Payment, usePayment } from './use-payment.ts'
import { usePaymentGuard } from './use-payment-guard.ts'

interface PaymentPageProps {
	/** `card`: the card form on our page. `hosted`: the gateway's own page. */
	way: 'card' | 'hosted'
	/** The lines and totals of the order. */
	renderSummary: (order: TrackedOrder) => ReactNode
	/** What its customer should know before they pay. */
	renderWarning: (order: TrackedOrder) => ReactNode
}

/** /checkout/payment and /checkout/payment-original: the same order and the same tracking, two ways to give a card. */
export function PaymentPage({ way, renderSummary, renderWarning }: PaymentPageProps) {
	const [query] = useSearchParams()
	const isAllowed = usePaymentGuard()
	const reference = query.get('reference')
	const [state, retry] = usePayableOrder(isAllowed, reference)
	const payment = usePayment(isAllowed)
	useRecheck(payment.phase, retry)
	const isPaid = useSuccess(isAllowed, reference)

	if (!isAllowed || isPaid || (state.kind === 'loading' && payment.phase === 'ready')) return <PaymentSkeleton />
	const order = state.kind === 'payable' || state.kind === 'over' ? state.order : null
	return (
		<PaymentLayout order={order} summary={order && renderSummary(order)}>
			{payment.phase === 'checking' ? (
				<PaymentProgress step={readConfirmationStep(readOpenPayment()?.orderId ?? null)} answer={payment.answer} />
			) : state.kind === 'payable' ? (
				<div className="grid gap-5">
					{renderWarning(state.order)}
					<PaymentForm way={way} order={state.order} payment={payment} />
				</div>
			) : (
				<NotPayable kind={state.kind} onRetry={retry} />
			)}
		</PaymentLayout>
	)
}

/** However the checking has ended, in this tab or another: whether the order can still be paid is asked anew. */
function useRecheck(phase: Payment['phase'], look: () => void) {
	const before = useRef(phase)
	useEffect(() => {
		if (before.current === 'checking' && phase === 'ready') look()
		before.current = phase
	})
}

/** Opens the success page as soon as this order is paid, in whichever tab that happened. */
function useSuccess(isAllowed: boolean, reference: string | null): boolean {
	const navigate = useNavigate()
	const completed = paymentStore.use((state) => state.completedPayment)
	const isOurs = isAllowed && completed !== null && (reference === null || completed.orderRef === reference)
	const target = isOurs ? completed.successUrl : null
	useEffect(() => {
		if (target !== null) navigate(target, { replace: true })
	}, [target, navigate])
	return target !== null
}

function NotPayable({ kind, onRetry }: { kind: 'loading' | 'missing' | 'unreachable' | 'over'; onRetry: () => void }) {
	if (kind === 'unreachable') {
		return (
			<EmptyState title={t('No line to the till')} action={<Button onClick={onRetry}>{t('Try again')}</Button>}>
				{t('Your order is safe, but we cannot reach it right now. Please look again before you pay.')}
			</EmptyState>
		)
	}
	const toCart = <ButtonLink to="/order/cart">{t('Back to your cart')}</ButtonLink>
	return kind === 'over' ? (
		<EmptyState title={t('This order has ended')} action={toCart}>
			{t(
				'It was cancelled, its kitchen takes no more orders, something in it has sold out, or it waited too long for its payment. You pay nothing for it: money that was taken all the same goes back by itself.',
			)}
		</EmptyState>
	) : (
		<EmptyState title={t('We cannot find this order')} action={toCart}>
			{t('It was placed in another browser, or a newer one took its place.')}
		</EmptyState>
	)
}
