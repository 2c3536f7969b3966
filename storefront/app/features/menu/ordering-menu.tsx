import type { Branch, Category, Product } from '@app/contract/menu'
import type { CartItem } from '@app/contract/records'
import { findLineIssue, type LineIssue } from '@app/domain/cart/line-issue'
import type { ReactNode } from 'react'
import { LinePicture } from './line-picture.tsx'
import { MenuView } from './menu-view.tsx'
import { ProductSheetHost } from './product-sheet-host.tsx'
import { useEditLine } from './use-edit-line.ts'

/** What the menu lends the basket beside it. */
export interface BasketLoan {
	picture: (item: CartItem) => ReactNode
	findIssue: (item: CartItem) => LineIssue | null
	onEdit: (item: CartItem) => void
}

interface OrderingMenuProps {
	branch: Branch
	categories: readonly Category[]
	products: readonly Product[]
	/** The branch's name and how to change it. */
	header: ReactNode
	basket: (loan: BasketLoan) => ReactNode
}

/** A branch's menu with the basket beside it and the sheet above it. */
export function OrderingMenu({ branch, categories, products, header, basket }: OrderingMenuProps) {
	const onEdit = useEditLine()
	return (
		<div className="mx-auto max-w-7xl lg:grid lg:grid-cols-[1fr_24rem] lg:gap-10 lg:px-6">
			<MenuView key={branch.id} branch={branch} categories={categories} products={products} header={header} />
			{basket({
				picture: (item) => <LinePicture item={item} products={products} />,
				findIssue: (item) => findLineIssue(item, { branch, products }),
				onEdit,
			})}
			<ProductSheetHost branch={branch} products={products} />
		</div>
	)
}
