import type { Branch, Product } from '@app/contract/menu'
import { makeCartItem } from '@app/domain/cart/cart-item'
import { t } from '@app/language/current'
import { useCallback } from 'react'
import { showToast } from '../../lib/rendering/toast.ts'
import { describeAdded, undoAdd } from './add-to-cart.ts'
import { withoutChoices } from './line-selection.ts'
import { useAddItem } from './use-add-item.tsx'

/** Adding what a branch makes to the cart; render `question` somewhere. */
export function useAddToCart(branch: Branch) {
	const { add, question } = useAddItem()
	const quickAdd = useCallback(
		(product: Product) =>
			add(makeCartItem({ product, branch, currency: branch.currency, ...withoutChoices(product) }), (item) =>
				showToast({
					title: describeAdded(item),
					action: { label: t('Undo'), run: () => undoAdd(item) },
				}),
			),
		[add, branch],
	)
	return { add, quickAdd, question }
}
