import type { Branch } from '@app/contract/menu'
import { decideBranchCheck } from '@app/domain/branch-check'
import { showToast } from '../../platform/toast.ts'
import { cartStore } from '../cart/cart-store.ts'

/** Holds the cart against the branches as they are now, changes it where it must, and says so (section 4, Branch check). */
export function checkCartAgainst(branches: readonly Branch[]): void {
	// No branches at all means that they could not be read, not that every branch is gone.
	if (branches.length === 0) return
	const decision = decideBranchCheck(cartStore.get(), branches)
	if (decision.kind === 'keep') return
	if (decision.kind === 'clear') cartStore.dispatch({ type: 'lose-branch' })
	else cartStore.dispatch({ type: 'remove-lines', keys: decision.keys })
	showToast({ tone: 'yellow', title: decision.title, message: decision.message })
}
