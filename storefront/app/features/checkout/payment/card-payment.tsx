import type { TrackedOrder } from '@app/contract/orders'
import { expiryState } from '@app/domain/payments/card'
import { t } from '@app/language/current'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { useSite } from '../../../lib/rendering/site-context.tsx'
import { now } from '../../../lib/timing/clock.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CardForm } from './card-form.tsx'
import { CardPicker } from './cards/card-picker.tsx'
import { useSavedCards } from './cards/use-saved-cards.ts'
import { payByCard } from './pay-by-card.ts'
import type { Payment } from './use-payment.ts'

/** Code of Stripe's, loaded where Stripe is the gateway. */
const StripeForm = lazy(() => import('./stripe/stripe-form.tsx').then((module) => ({ default: module.StripeForm })))

interface CardPaymentProps {
	order: TrackedOrder
	payment: Payment
	/** Formatted. */
	amount: string
	busy: boolean
}

/** Paying on our page: with one of the customer's saved cards, or with another one in the gateway's card form. */
export function CardPayment({ order, payment, amount, busy }: CardPaymentProps) {
	const gateway = useSite().settings.payment ?? { provider: 'sandbox' as const }
	const { state, isSignedIn } = useSavedCards()
	const cards = state.kind === 'ready' ? state.cards : []
	const usable = cards.filter(
		(card) => expiryState({ month: card.exp_month, year: card.exp_year }, now()) !== 'expired',
	)
	const [picked, setPicked] = useState<string | null | undefined>(undefined)
	const chosen = picked === undefined ? (usable[0]?.id ?? null) : picked

	const payWithSaved = (cardId: string) =>
		payment.pay(order, async (cms, payable) => {
			if (gateway.provider === 'sandbox') return payByCard(cms, payable, { cardId })
			const { payBySavedStripeCard } = await import('./stripe/pay-by-saved-card.ts')
			return payBySavedStripeCard(cms, payable, { cardId, publishableKey: gateway.publishable_key })
		})

	if (state.kind === 'loading') return <FormSkeleton />
	return (
		<>
			{cards.length > 0 && <CardPicker cards={cards} chosen={chosen} onChoose={setPicked} disabled={busy} />}
			{chosen !== null ? (
				<form
					method="post"
					onSubmit={(event: FormEvent) => {
						event.preventDefault()
						payWithSaved(chosen)
					}}
				>
					<Button type="submit" size="lg" wide busy={busy}>
						{t('Pay {amount}', { amount })}
					</Button>
				</form>
			) : gateway.provider === 'stripe' ? (
				<Suspense fallback={<FormSkeleton />}>
					<StripeForm
						publishableKey={gateway.publishable_key}
						order={order}
						amount={amount}
						busy={busy}
						canSave={isSignedIn}
						onPay={(stripe, elements, save) =>
							payment.pay(order, async (cms, payable) => {
								const { payByStripe } = await import('./stripe/pay-by-stripe.ts')
								return payByStripe(cms, stripe, payable, { elements, save })
							})
						}
					/>
				</Suspense>
			) : (
				<CardForm
					action={t('Pay {amount}', { amount })}
					busy={busy}
					canSave={isSignedIn}
					numberError={payment.failure?.field === 'number' ? payment.failure.message : null}
					onCard={(card, save) => payment.pay(order, (cms, payable) => payByCard(cms, payable, { card, save }))}
				/>
			)}
		</>
	)
}

/** While nobody knows whether there are saved cards. */
function FormSkeleton() {
	return (
		<div role="status" aria-label={t('Loading')} className="grid grid-cols-2 gap-5">
			<Skeleton className="col-span-2 h-19" />
			<Skeleton className="h-19" />
			<Skeleton className="h-19" />
			<Skeleton className="col-span-2 h-19" />
			<Skeleton className="col-span-2 h-14" />
		</div>
	)
}
