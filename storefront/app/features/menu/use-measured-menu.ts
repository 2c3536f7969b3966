import type { Product } from '@app/contract/menu'
import { MAX_LISTED_ITEMS, measureProduct } from '@app/domain/privacy/analytics-items'
import { useEffect } from 'react'
import { track } from '../../lib/analytics/analytics.ts'

/** What the list is called where it is measured. */
export const MENU_LIST = 'Menu'

/** The menu of a branch was shown: once for each branch, not for each filter. */
export function useMeasuredMenu(branchId: number, products: readonly Product[]): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: see above.
	useEffect(() => {
		const items = products.slice(0, MAX_LISTED_ITEMS).map(measureProduct)
		track({ name: 'view_item_list', params: { item_list_name: MENU_LIST, items } })
	}, [branchId])
}
