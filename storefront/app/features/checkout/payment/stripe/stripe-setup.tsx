import type { SavedCard } from '@app/contract/payments'
import { t } from '@app/language/current'
import { Elements, PaymentElement, useElements } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { type FormEvent, useState } from 'react'
import { RequestError } from '../../../../lib/http/cms-client.ts'
import { useSite } from '../../../../lib/rendering/site-context.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { saveFailureOf } from '../cards/save-failure.ts'
import { saveAtStripe } from './save-at-stripe.ts'
import { useAppearance } from './use-appearance.ts'
import { WithStripe } from './with-stripe.tsx'

interface StripeSetupProps {
	publishableKey: string
	onAdded: (card: SavedCard) => void
}

/** Stripe's form for a card that is saved without an order. */
export function StripeSetup({ publishableKey, onAdded }: StripeSetupProps) {
	const appearance = useAppearance()
	const { currency } = useSite().settings
	return (
		<WithStripe publishableKey={publishableKey}>
			{(stripe) => (
				<Elements
					stripe={stripe}
					options={{
						mode: 'setup',
						currency: currency.toLowerCase(),
						allowedPaymentMethodTypes: ['card'],
						setupFutureUsage: 'on_session',
						appearance,
					}}
				>
					<SetupFields stripe={stripe} onAdded={onAdded} />
				</Elements>
			)}
		</WithStripe>
	)
}

function SetupFields({ stripe, onAdded }: { stripe: Stripe; onAdded: (card: SavedCard) => void }) {
	const { cms } = useSite()
	const elements = useElements()
	const [busy, setBusy] = useState(false)
	const [error, setError] = useState<string | null>(null)

	const save = async (event: FormEvent) => {
		event.preventDefault()
		if (!elements || busy) return
		setBusy(true)
		setError(null)
		try {
			const outcome = await saveAtStripe(cms, stripe, elements)
			if ('card' in outcome) onAdded(outcome.card)
			else setError(outcome.message)
		} catch (failure) {
			setError(saveFailureOf(failure instanceof RequestError ? failure.code : null).message)
		} finally {
			setBusy(false)
		}
	}

	return (
		<form method="post" noValidate onSubmit={save} className="grid gap-5">
			<PaymentElement
				options={{ layout: 'tabs', wallets: { applePay: 'never', googlePay: 'never' } }}
				onChange={() => setError(null)}
			/>
			{error && <Notice tone="error">{error}</Notice>}
			<Button type="submit" size="lg" wide busy={busy}>
				{t('Save card')}
			</Button>
			<p className="text-center text-sm text-soft">{t("Nothing is charged. We never see the card's number.")}</p>
		</form>
	)
}
