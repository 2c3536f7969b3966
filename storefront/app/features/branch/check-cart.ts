import type { Branch } from '@app/contract/menu'
import { STORAGE_KEYS } from '@app/contract/records'
import { type BranchCheck, decideBranchCheck } from '@app/domain/branch/branch-check'
import { admitFresh, type DatedFacts } from '@app/domain/cart/fresh-facts'
import { currentLanguage } from '@app/language/current'
import { splitLanguage } from '@app/language/tags'
import type { CmsClient } from '../../lib/http/cms-client.ts'
import { log } from '../../lib/log.ts'
import { pageOpenedAt } from '../../lib/rendering/page-opening.ts'
import { showToast } from '../../lib/rendering/toast.ts'
import { hasRecord } from '../../lib/storage/storage.ts'
import { showCartNotice } from '../cart/cart-notice-store.ts'
import { cartStore } from '../cart/cart-store.ts'
import { readOpenPayment } from '../checkout/payment/open-payment-store.ts'

type DatedBranches = DatedFacts<readonly Branch[]>

/**
 * Checks the cart against the branches as they are now, changes it where it must, and says so (section 4, Branch
 * check): in the notice modal where the customer has lost something, in a message that goes by itself where nothing
 * was in the cart or a payment is under way; a lost cart is offered again once that payment is known to have failed.
 * At once, but for what the shop has to be asked about first. Never rejects.
 */
export async function checkCartAgainst(branches: DatedBranches, cms: CmsClient): Promise<void> {
	const decision = decide(branches)
	if (decision.kind === 'remove' && hasRecord(STORAGE_KEYS.orderAttempt)) {
		await spareHeld(branches, cms).catch((error) => log('info', 'The cart could not be checked.', error))
	} else carryOut(decision)
}

/** What is sold out may be so because this cart's own unpaid order has taken the last of it. */
async function spareHeld(branches: DatedBranches, cms: CmsClient): Promise<void> {
	const { readHeldProducts } = await import('./read-held.ts')
	const held = await readHeldProducts(cms)
	// Nobody can be asked: the shop has the last word when the order is placed, and the next look comes soon.
	if (held !== null) carryOut(decide(branches, held))
}

/**
 * Takes nothing away by facts from before the page opened, nor out of a cart that another tab has changed a moment
 * ago.
 */
function decide(branches: DatedBranches, held?: ReadonlySet<string>): BranchCheck {
	const fresh = admitFresh(branches, pageOpenedAt())
	if (fresh === null) return { kind: 'keep' }
	cartStore.reread()
	return decideBranchCheck(cartStore.get(), fresh, held, currentLanguage())
}

function carryOut(decision: BranchCheck): void {
	if (decision.kind === 'keep') return
	const { title, message } = decision
	const { items, branch, appliedCouponCode, couponDiscount } = cartStore.get()
	const isPaying = readOpenPayment() !== null
	let isToast = items.length === 0 || isPaying
	if (decision.kind === 'remove') {
		cartStore.dispatch({ type: 'remove-lines', keys: decision.keys })
		// The order that is paid there holds its food already: nothing stands in its way.
		isToast ||= splitLanguage(location.pathname).path.startsWith('/checkout')
		if (!isToast) showCartNotice({ title, message, lost: null })
	} else {
		// Kept before it goes, also while it is not known what became of a payment: the notice waits for that.
		if (items.length > 0) showCartNotice({ title, message, lost: { items, branch, appliedCouponCode, couponDiscount } })
		cartStore.dispatch({ type: 'lose-branch' })
	}
	if (isToast) showToast({ tone: 'yellow', title, message })
}
