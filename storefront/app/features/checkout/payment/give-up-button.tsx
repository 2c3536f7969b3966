import { t } from '@app/language/current'
import { useState } from 'react'
import { useSite } from '../../../lib/rendering/site-context.tsx'
import { showToast } from '../../../lib/rendering/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { giveUpPayment } from './give-up-payment.ts'

/**
 * The way out for a customer whose bank never answers: the shop ends the order first, and only then another payment
 * is offered.
 */
export function GiveUpButton() {
	const { cms } = useSite()
	const [isBusy, setBusy] = useState(false)
	const giveUp = async () => {
		setBusy(true)
		const { kind } = await giveUpPayment(cms)
		setBusy(false)
		if (kind === 'over') {
			showToast({
				title: t('Payment stopped'),
				message: t('Nothing will be charged for it. Your cart is as you left it.'),
			})
		}
		// Nothing has been stopped: the shop did not say what it is about.
		if (kind === 'refused') {
			showToast({
				tone: 'yellow',
				title: t('We do not know this payment'),
				message: t('Before you pay again, please look whether your bank shows a charge.'),
			})
		}
		if (kind === 'unreachable') {
			showToast({
				tone: 'yellow',
				title: t('No line to the till'),
				message: t('We could not stop it. Please try again.'),
			})
		}
	}
	return (
		<Button variant="secondary" busy={isBusy} onClick={() => void giveUp()}>
			{t('Stop this payment')}
		</Button>
	)
}
