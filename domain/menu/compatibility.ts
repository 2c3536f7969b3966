import type { CartItem } from '@app/contract/records'
import type { PlainMessage } from '@app/language/messages'

type Origin = Pick<CartItem, 'company_id' | 'directusBranchId' | 'odooBranchId'>

/** Asked before incompatible items leave the cart (section 5). */
export const INCOMPATIBLE_QUESTION: PlainMessage =
	'This item is not compatible with items in your cart. Would you like to remove incompatible items and continue?'

/** Items go together if their company ids match, or, where one has none, if their branch ids match (section 5). */
export function isCompatible(a: Origin, b: Origin): boolean {
	if (a.company_id !== null && b.company_id !== null) return a.company_id === b.company_id
	if (a.directusBranchId !== null && b.directusBranchId !== null) return a.directusBranchId === b.directusBranchId
	return a.odooBranchId !== null && a.odooBranchId === b.odooBranchId
}

/** The items that do not go together with a candidate. */
export function incompatibleItems(items: readonly CartItem[], candidate: Origin): CartItem[] {
	return items.filter((item) => !isCompatible(item, candidate))
}
