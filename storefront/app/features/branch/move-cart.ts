import type { LostCart } from '@app/contract/records'
import type { CartMove } from '@app/domain/cart/cart-move'
import { t } from '@app/language/current'
import { showToast } from '../../lib/rendering/toast.ts'
import { cartStore } from '../cart/cart-store.ts'
import { mapStoredBranch } from './choose-branch.ts'

/** Moves a cart that is not lost to the branch of a link, and says so. Undo has it back at its own branch. */
export function moveByLink(move: CartMove): void {
	const before = cartStore.get()
	moveCart(move, before, () => {
		const { branch, items, appliedCouponCode: code, couponDiscount: discount } = before
		if (branch !== null) cartStore.dispatch({ type: 'select-branch', branch, items })
		cartStore.dispatch({ type: 'coupon', code, discount })
	})
}

/**
 * Puts what can come along into the cart of the new branch. Undo leaves the cart as empty as it was, and calls
 * `onUndo`.
 */
export function moveCart({ branch, items }: CartMove, lost: LostCart, onUndo = () => {}): void {
	const stored = mapStoredBranch(branch)
	cartStore.dispatch({ type: 'select-branch', branch: stored, items })
	// What it takes off is asked anew in the cart.
	if (lost.appliedCouponCode !== null && lost.branch?.company.id === stored.company.id) {
		cartStore.dispatch({ type: 'coupon', code: lost.appliedCouponCode, discount: lost.couponDiscount })
	}
	showToast({
		tone: 'green',
		title: t('Your cart is at {branch} now', { branch: branch.title }),
		action: {
			label: t('Undo'),
			run() {
				if (cartStore.get().branch?.id !== stored.id) return
				cartStore.dispatch({ type: 'lose-branch' })
				onUndo()
			},
		},
	})
}
