import type { Product } from '@app/contract/menu'
import { measureProduct } from '@app/domain/privacy/analytics-items'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { track } from '../../lib/analytics/analytics.ts'
import { MENU_LIST } from './use-measured-menu.ts'

/** A product that is looked at, and that it was chosen from the menu where it was. A line that is edited is neither. */
export function useMeasuredView(product: Product, isNew: boolean): void {
	const { state } = useLocation()
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening.
	useEffect(() => {
		if (!isNew) return
		const items = [measureProduct(product)]
		if (state?.sheet) track({ name: 'select_item', params: { item_list_name: MENU_LIST, items } })
		track({ name: 'view_item', params: { items } })
	}, [])
}
