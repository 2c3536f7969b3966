import type { CartNotice } from '@app/contract/records'
import { decideLostCartOffer, type LostCartOffer } from '@app/domain/cart/cart-move'
import { t } from '@app/language/current'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSite } from '../../lib/rendering/site-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { closeCartNotice } from '../cart/cart-notice-store.ts'
import { cartStore } from '../cart/cart-store.ts'
import { savedCartStore } from '../cart/saved-cart-store.ts'
import { KeepCartDialog } from './keep-cart-dialog.tsx'
import { loadFreshMenu } from './load-menu.ts'
import { moveCart } from './move-cart.ts'
import { MoveCartDialog } from './move-cart-dialog.tsx'

type Search = LostCartOffer | null | 'unreachable'

/**
 * The notice first; then, where a whole cart was lost, the offer to move it to a branch that cooks, or to keep it
 * until its own does.
 */
export function CartNoticeHost({ notice }: { notice: CartNotice }) {
	const { cms } = useSite()
	const navigate = useNavigate()
	const { pathname } = useLocation()
	const [offer, setOffer] = useState<LostCartOffer | null>(null)
	/** The notice whose offer could not be made for want of an answer: it stays stored, and the next start makes it. */
	const [postponed, setPostponed] = useState<CartNotice | null>(null)
	/** Asked for while the notice is read. */
	const search = useRef<Promise<Search>>(Promise.resolve(null))
	const { title, message, lost } = notice

	useEffect(() => {
		search.current = Promise.resolve(null)
		if (lost === null) return
		search.current = loadFreshMenu(cms).then((menu) => (menu ? decideLostCartOffer(lost, menu) : 'unreachable'))
	}, [cms, lost])

	/** Of an order whose branch has stopped: nobody is to come back to it. */
	const isAtTill = pathname.startsWith('/checkout/payment')
	const goOn = () => {
		// An empty cart is no place to go on shopping.
		const isEmptyHere = cartStore.get().items.length === 0 && (isAtTill || pathname === '/order/cart')
		if (lost !== null && isEmptyHere) navigate('/order', { replace: isAtTill })
	}
	const leave = () => {
		closeCartNotice()
		goOn()
	}
	const close = async () => {
		const found = await search.current
		if (found === 'unreachable') {
			setPostponed(notice)
			return goOn()
		}
		// Meanwhile another tab may have begun a new cart.
		const isStillLost = cartStore.get().items.length === 0
		const hasWay = found !== null && (found.move !== null || found.waitsFor !== null)
		if (hasWay && isStillLost) setOffer(found)
		else leave()
	}

	if (postponed === notice) return null
	if (offer !== null && lost !== null) {
		const { move, waitsFor } = offer
		const keep = waitsFor && {
			branch: waitsFor,
			onKeep() {
				savedCartStore.dispatch(lost)
				leave()
			},
		}
		if (move === null) return keep && <KeepCartDialog {...keep} lost={lost} onDecline={leave} />
		return (
			<MoveCartDialog
				move={move}
				keep={keep}
				onAccept={() => {
					moveCart(move, lost)
					closeCartNotice()
					if (isAtTill) navigate('/order/cart', { replace: true })
				}}
				onDecline={leave}
			/>
		)
	}
	return (
		<Dialog
			open
			onClose={() => void close()}
			title={title}
			actions={
				<Button size="lg" onClick={() => void close()}>
					{t('Continue Shopping')}
				</Button>
			}
		>
			<p className="text-lg text-pretty">{message}</p>
		</Dialog>
	)
}
