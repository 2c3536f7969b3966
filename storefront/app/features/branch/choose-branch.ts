import type { Branch, Product } from '@app/contract/menu'
import type { StoredBranch } from '@app/contract/records'
import { type BranchSwitch, decideBranchSwitch } from '@app/domain/branch-check'
import { t } from '@app/language/current'
import type { PlainMessage } from '@app/language/messages'
import { announce, showToast } from '../../platform/toast.ts'
import { cartStore } from '../cart/cart-store.ts'

/** The branch with the fields that the cart stores. */
export function mapStoredBranch(branch: Branch): StoredBranch {
	return {
		id: String(branch.id),
		title: branch.title,
		odooID: String(branch.odooID),
		outlet_reference: branch.outlet_reference,
		company: { id: String(branch.company.id) },
	}
}

/** Takes a branch: what it can make of the cart stays, and what it cannot is said. Undo brings branch and cart back. */
export function chooseBranch(branch: Branch, products: readonly Product[]): void {
	const before = cartStore.get()
	const { keep, drop } = decideBranchSwitch(before, branch, products)
	cartStore.dispatch({ type: 'select-branch', branch: mapStoredBranch(branch), items: keep })
	if (drop.length === 0) {
		announce(t('{branch} chosen', { branch: branch.title }))
		return
	}
	const previous = before.branch
	showToast({
		tone: 'yellow',
		title: t('Not available at {branch}', { branch: branch.title }),
		message: describeDropped(drop),
		action: previous
			? {
					label: t('Undo'),
					run() {
						cartStore.dispatch({ type: 'select-branch', branch: previous, items: before.items })
						cartStore.dispatch({ type: 'coupon', code: before.appliedCouponCode, discount: before.couponDiscount })
					},
				}
			: undefined,
	})
}

/** Why a line stays behind, in a few words. */
export const DROP_REASONS: Record<BranchSwitch['drop'][number]['why'], PlainMessage> = {
	other_company: 'another kitchen',
	not_sold: 'not on the menu',
	out_of_stock: 'sold out',
}

/** The lines that stay behind, each with its reason: "Bacon Baron (sold out), Cola (not on the menu)". */
function describeDropped(drop: BranchSwitch['drop']): string {
	return [...new Set(drop.map(({ item, why }) => `${item.name} (${t(DROP_REASONS[why])})`))].join(', ')
}
