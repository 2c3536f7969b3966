import type { Branch, Category, Product } from '@app/contract/menu'
import { type ReactNode, useCallback, useMemo } from 'react'
import { cartStore } from '../cart/cart-store.ts'
import { MenuBoard } from './menu-board.tsx'
import { productsOf, soldOutAt } from './menu-sections.ts'
import { useAddToCart } from './use-add-to-cart.ts'
import { useMeasuredMenu } from './use-measured-menu.ts'
import { useMenuSearch } from './use-menu-search.ts'
import { useReturnToCategory } from './use-return-to-category.ts'

interface MenuViewProps {
	branch: Branch
	categories: readonly Category[]
	products: readonly Product[]
	/** The branch's name and how to change it. */
	header: ReactNode
}

/** The menu of a branch. */
export function MenuView({ branch, categories, products, header }: MenuViewProps) {
	const sold = useMemo(() => productsOf(branch, products), [branch, products])
	const soldOut = useMemo(() => soldOutAt(branch), [branch])
	const search = useMenuSearch(sold)
	const { quickAdd, question } = useAddToCart(branch)
	const currencyOf = useCallback(() => branch.currency, [branch.currency])
	useReturnToCategory()
	useMeasuredMenu(branch.id, sold)
	return (
		<>
			<MenuBoard
				of={branch.title}
				header={header}
				categories={categories}
				products={sold}
				search={search}
				soldOut={soldOut}
				currencyOf={currencyOf}
				onQuickAdd={quickAdd}
				onCategory={(id) => cartStore.dispatch({ type: 'select-category', categoryId: String(id) })}
				isBesideBasket
			/>
			{question}
		</>
	)
}
