import type { CartMove } from '@app/domain/cart-move'
import { t } from '@app/language/current'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSite } from '../../platform/site-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { type CartNotice, closeCartNotice } from '../cart/cart-notice-store.ts'
import { cartStore } from '../cart/cart-store.ts'
import { findMove } from './find-move.ts'
import { moveCart } from './move-cart.ts'
import { MoveCartDialog } from './move-cart-dialog.tsx'

/** The notice first; then, where a whole cart was lost, the offer to move it to a branch that cooks. */
export function CartNoticeHost({ notice }: { notice: CartNotice }) {
	const { cms } = useSite()
	const navigate = useNavigate()
	const { pathname } = useLocation()
	const [move, setMove] = useState<CartMove | null>(null)
	/** Asked for while the notice is read. */
	const search = useRef<Promise<CartMove | null>>(Promise.resolve(null))
	const { title, message, lost } = notice

	useEffect(() => {
		search.current = lost === null ? Promise.resolve(null) : findMove(cms, lost)
	}, [cms, lost])

	const leave = () => {
		closeCartNotice()
		// An empty cart is no place to go on shopping.
		if (lost !== null && pathname === '/order/cart' && cartStore.get().items.length === 0) navigate('/order')
	}
	const goOn = async () => {
		const found = await search.current
		// Meanwhile another tab may have begun a new cart.
		const isStillLost = cartStore.get().items.length === 0
		if (found !== null && isStillLost) setMove(found)
		else leave()
	}

	if (move !== null && lost !== null) {
		return (
			<MoveCartDialog
				move={move}
				onAccept={() => {
					moveCart(move, lost)
					closeCartNotice()
				}}
				onDecline={leave}
			/>
		)
	}
	return (
		<Dialog
			open
			onClose={() => void goOn()}
			title={title}
			actions={
				<Button size="lg" onClick={() => void goOn()}>
					{t('Continue Shopping')}
				</Button>
			}
		>
			<p className="text-lg text-pretty">{message}</p>
		</Dialog>
	)
}
