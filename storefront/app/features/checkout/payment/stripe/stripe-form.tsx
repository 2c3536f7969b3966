import type { TrackedOrder } from '@app/contract/orders'
import { toMinor } from '@app/domain/pricing/money'
import { t } from '@app/language/current'
import { Elements, ExpressCheckoutElement, PaymentElement, useElements } from '@stripe/react-stripe-js'
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { type FormEvent, useState } from 'react'
import { announce } from '../../../../lib/rendering/toast.ts'
import { Button } from '../../../../ui/button.tsx'
import { CheckField } from '../../../../ui/check-field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { useAppearance } from './use-appearance.ts'
import { WithStripe } from './with-stripe.tsx'

/** Cards, and the wallets that hold cards: the same as the server asks for. */
const METHODS = ['card']

interface StripeFormProps {
	publishableKey: string
	order: TrackedOrder
	/** The amount on the button, formatted. */
	amount: string
	busy: boolean
	/** Whether the card can be kept for next time. */
	canSave: boolean
	/** The form is filled in as it should be: pay with it. */
	onPay: (stripe: Stripe, elements: StripeElements, save: boolean) => void
}

/**
 * Stripe's card form on our page. It stands before there is a session: one is opened when Pay is pressed, and a
 * declined card leaves the form as it is.
 */
export function StripeForm({ publishableKey, order, ...form }: StripeFormProps) {
	const appearance = useAppearance()
	return (
		<WithStripe publishableKey={publishableKey}>
			{(stripe) => (
				<Elements
					stripe={stripe}
					options={{
						mode: 'payment',
						amount: toMinor(order.total, order.currency),
						currency: order.currency.toLowerCase(),
						allowedPaymentMethodTypes: METHODS,
						appearance,
					}}
				>
					<StripeFields stripe={stripe} {...form} />
				</Elements>
			)}
		</WithStripe>
	)
}

function StripeFields({
	stripe,
	amount,
	busy,
	canSave,
	onPay,
}: Omit<StripeFormProps, 'publishableKey' | 'order'> & { stripe: Stripe }) {
	const elements = useElements()
	const [error, setError] = useState<string | null>(null)
	const [save, setSave] = useState(false)
	const [hasWallets, setHasWallets] = useState(false)

	const pay = async () => {
		if (!elements || busy) return
		// The form and the intent have to agree on what becomes of the card.
		elements.update({ setupFutureUsage: save ? 'on_session' : null })
		const { error: found } = await elements.submit()
		setError(found?.message ?? null)
		if (found) announce(found.message ?? t('Check the details of your card.'))
		else onPay(stripe, elements, save)
	}

	return (
		<form
			method="post"
			noValidate
			onSubmit={(event: FormEvent) => {
				event.preventDefault()
				void pay()
			}}
			className="grid gap-5"
		>
			<div>
				{/* Not `hidden`: Stripe finds out which wallets there are while it draws their buttons. */}
				<div className={hasWallets ? 'mb-5' : 'invisible h-0 overflow-hidden'}>
					<ExpressCheckoutElement
						options={{ buttonHeight: 48 }}
						onReady={({ availablePaymentMethods }) => setHasWallets(availablePaymentMethods !== undefined)}
						onConfirm={() => void pay()}
					/>
				</div>
				<PaymentElement
					options={{ layout: 'tabs', terms: { card: 'never' }, wallets: { applePay: 'never', googlePay: 'never' } }}
					onLoadError={({ error: { message } }) => setError(message ?? t('The card form did not load.'))}
					onChange={() => setError(null)}
				/>
			</div>
			{canSave && (
				<CheckField label={t('Save this card for next time')} checked={save} onChange={setSave}>
					{t('The payment company keeps it; we only know its last four digits.')}
				</CheckField>
			)}
			{error && <Notice tone="error">{error}</Notice>}
			<Button type="submit" size="lg" wide busy={busy}>
				{t('Pay {amount}', { amount })}
			</Button>
		</form>
	)
}
