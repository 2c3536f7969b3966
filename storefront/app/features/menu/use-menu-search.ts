import type { Product } from '@app/contract/menu'
import { filterProducts, type MenuFilter } from '@app/domain/menu/menu-filter'
import { useDeferredValue, useMemo, useState } from 'react'

/** What the guest is looking for; the category is a place on the page, not a filter. */
export type MenuSearch = Omit<MenuFilter, 'categoryId'>

export const EMPTY_SEARCH: MenuSearch = { search: '', diets: [], withoutAllergens: [] }

/** Search and filter of the menu. Typing stays quick: the list follows when there is time. */
export function useMenuSearch(products: readonly Product[]) {
	const [wish, setWish] = useState(EMPTY_SEARCH)
	const deferred = useDeferredValue(wish)
	const found = useMemo(() => filterProducts(products, { ...deferred, categoryId: null }), [products, deferred])
	const isFiltering = deferred.search.trim() !== '' || deferred.diets.length + deferred.withoutAllergens.length > 0
	return { wish, setWish, found, isFiltering }
}
