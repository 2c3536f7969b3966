import { type TrackedOrder, TrackedOrderReplySchema } from '@app/contract/orders'
import { t } from '@app/language/current'
import { useState } from 'react'
import { RequestError } from '../../lib/http/cms-client.ts'
import { useSite } from '../../lib/rendering/site-context.tsx'
import { showToast } from '../../lib/rendering/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { findProof, forgetProof } from '../cart/order-proof-store.ts'

interface CancelOrderProps {
	order: TrackedOrder
	onCancelled: (order: TrackedOrder) => void
	/** The server does not take this browser's proof any more. */
	onRefused: () => void
}

/** Cancelling, for as long as the kitchen has not accepted. Asks once more before it does. */
export function CancelOrder({ order, onCancelled, onRefused }: CancelOrderProps) {
	const { cms } = useSite()
	const [isAsking, setAsking] = useState(false)
	const [isBusy, setBusy] = useState(false)

	const cancel = async () => {
		setBusy(true)
		const change_token = order.of_account ? null : findProof(order.slug)
		try {
			const { data } = await cms.post(
				`/capi/shop/orders/${order.slug}/cancel`,
				{ change_token },
				TrackedOrderReplySchema,
			)
			onCancelled(data.order)
			// The button goes with what it was for: what has become of the order is read next.
			window.scrollTo({ top: 0, behavior: 'smooth' })
			document.getElementById('main')?.focus({ preventScroll: true })
		} catch (error) {
			if (isProofRefused(error)) {
				forgetProof(order.slug)
				onRefused()
			}
			showToast({ tone: 'red', ...textOf(error) })
		} finally {
			setBusy(false)
			setAsking(false)
		}
	}

	if (!order.can_cancel && !isAsking) return null
	return (
		<>
			<Button variant="quiet" className="text-ketchup-ink! hover:bg-ketchup-soft!" onClick={() => setAsking(true)}>
				{t('Cancel order')}
			</Button>
			<Dialog
				open={isAsking}
				onClose={() => setAsking(false)}
				title={t('Cancel this order?')}
				actions={
					<>
						<Button variant="danger" size="lg" busy={isBusy} onClick={cancel}>
							{t('Yes, cancel it')}
						</Button>
						<Button variant="secondary" size="lg" onClick={() => setAsking(false)}>
							{t('Keep my order')}
						</Button>
					</>
				}
			>
				{order.payment_status === 'paid'
					? t('The kitchen has not started yet. You get all of your money back.')
					: t('Nothing has been charged for it.')}
			</Dialog>
		</>
	)
}

const isProofRefused = (error: unknown) => error instanceof RequestError && error.code === 'INVALID_TOKEN'

function textOf(error: unknown): { title: string; message: string } {
	if (error instanceof RequestError && error.code === 'TOO_LATE_TO_CANCEL') {
		return {
			title: t('Too late to cancel'),
			message: t('The kitchen was faster. Call the branch if something is wrong.'),
		}
	}
	if (isProofRefused(error)) {
		return { title: t('Not cancelled'), message: t('Enter the code that we mail to the order’s address first.') }
	}
	if (error instanceof RequestError && error.status === 403) {
		return { title: t('Not cancelled'), message: t('This order belongs to another account. Sign in with that one.') }
	}
	return { title: t('Not cancelled'), message: t('We could not reach the kitchen. Try again in a moment.') }
}
