import type { Branch } from '@app/contract/menu'
import type { CartItem, StoredBranch } from '@app/contract/records'
import type { BranchSwitch } from '@app/domain/branch/branch-check'
import { t } from '@app/language/current'
import type { PlainMessage } from '@app/language/messages'
import { announce } from '../../lib/rendering/toast.ts'
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

/** Takes a branch with the lines that come along. */
export function chooseBranch(branch: Branch, items: readonly CartItem[]): void {
	cartStore.dispatch({ type: 'select-branch', branch: mapStoredBranch(branch), items })
	announce(t('{branch} chosen', { branch: branch.title }))
}

/** Why a line stays behind, in a few words. */
export const DROP_REASONS: Record<BranchSwitch['drop'][number]['why'], PlainMessage> = {
	other_company: 'another kitchen',
	not_sold: 'not on the menu',
	out_of_stock: 'sold out',
}
