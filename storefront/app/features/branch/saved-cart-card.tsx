import type { LostCart } from '@app/contract/records'
import { describeHours, reasonAgainstOrdering } from '@app/domain/branch/branch-text'
import { type CartMove, decideLostCartOffer, isSameAfter } from '@app/domain/cart/cart-move'
import { currentLanguage, t } from '@app/language/current'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSite } from '../../lib/rendering/site-context.tsx'
import { showToast } from '../../lib/rendering/toast.ts'
import { Button } from '../../ui/button.tsx'
import { savedCartStore } from '../cart/saved-cart-store.ts'
import { useBranch } from './branch-store.ts'
import { loadFreshMenu } from './load-menu.ts'
import { LostLines } from './lost-lines.tsx'
import { moveCart } from './move-cart.ts'
import { MoveCartDialog } from './move-cart-dialog.tsx'

interface SavedCartCardProps {
	kept: LostCart
	/** Epoch milliseconds. */
	now: number
}

/**
 * A cart that waits for its branch: back into the cart once that takes orders, to another branch until then, or away.
 */
export function SavedCartCard({ kept, now }: SavedCartCardProps) {
	const { cms } = useSite()
	const navigate = useNavigate()
	const branch = useBranch(kept.branch?.id ?? null)
	const [move, setMove] = useState<CartMove | null>(null)
	const [isBusy, setBusy] = useState(false)
	const isReady = branch?.can_order_online ?? false
	const reason = branch && reasonAgainstOrdering(branch)

	const forget = () => savedCartStore.dispatch(null)
	const accept = (chosen: CartMove) => {
		moveCart(chosen, kept, () => savedCartStore.dispatch(kept))
		forget()
		void navigate('/order/cart')
	}
	const ask = async () => {
		setBusy(true)
		const menu = await loadFreshMenu(cms)
		setBusy(false)
		if (menu === null) {
			const message = t('We could not reach the kitchen. Try again in a moment.')
			return showToast({ tone: 'red', title: t('No menu yet'), message })
		}
		const offer = decideLostCartOffer(kept, menu).move
		if (offer === null) return showToast({ tone: 'yellow', title: t('No branch can cook it right now.') })
		const isOwn = String(offer.branch.id) === kept.branch?.id
		return isOwn && isSameAfter(offer) ? accept(offer) : setMove(offer)
	}

	return (
		<section aria-label={t('Your kept cart')} className="rounded-card bg-surface p-5 text-left shadow-card">
			<h2 className="text-2xl">{t('Your kept cart')}</h2>
			<p className="mt-1 text-soft">
				{[kept.branch?.title, reason && t(reason), branch && describeHours(branch, now, currentLanguage())]
					.filter(Boolean)
					.join(' · ')}
			</p>
			<LostLines cart={kept} />
			<div className="mt-4 flex flex-wrap gap-3">
				<Button busy={isBusy} onClick={() => void ask()}>
					{isReady ? t('Put it back in the cart') : t('Cook it elsewhere')}
				</Button>
				<Button variant="secondary" onClick={forget}>
					{t('Forget it')}
				</Button>
			</div>
			{move && <MoveCartDialog move={move} onAccept={() => accept(move)} onDecline={() => setMove(null)} />}
		</section>
	)
}
