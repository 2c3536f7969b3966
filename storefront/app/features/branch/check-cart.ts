import type { Branch } from '@app/contract/menu'
import { decideBranchCheck } from '@app/domain/branch-check'
import { showToast } from '../../platform/toast.ts'
import { showCartNotice } from '../cart/cart-notice-store.ts'
import { cartStore } from '../cart/cart-store.ts'
import { readOpenPayment } from '../payment/open-payment-store.ts'

/**
 * Holds the cart against the branches as they are now, changes it where it must, and says so (section 4, Branch check): in the notice modal
 * where the customer has lost something, in a message that goes by itself where nothing was in the cart or a payment is under way.
 */
export function checkCartAgainst(branches: readonly Branch[]): void {
	// No branches at all means that they could not be read, not that every branch is gone.
	if (branches.length === 0) return
	const cart = cartStore.get()
	const decision = decideBranchCheck(cart, branches)
	if (decision.kind === 'keep') return
	const isCleared = decision.kind === 'clear'
	if (isCleared) cartStore.dispatch({ type: 'lose-branch' })
	else cartStore.dispatch({ type: 'remove-lines', keys: decision.keys })
	const { title, message } = decision
	const isPaying = readOpenPayment() !== null || location.pathname.startsWith('/checkout')
	if (cart.items.length === 0 || isPaying) showToast({ tone: 'yellow', title, message })
	else showCartNotice({ title, message, lost: isCleared ? cart : null })
}
