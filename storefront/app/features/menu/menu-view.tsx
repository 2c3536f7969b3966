import type { Branch, Category, Product } from '@app/contract/menu'
import { type ReactNode, useMemo } from 'react'
import scene from '../../ui/art/scene-not-found.webp'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { cartStore } from '../cart/cart-store.ts'
import { CategoryTabs } from './category-tabs.tsx'
import { MenuFilterBar } from './menu-filter-bar.tsx'
import { groupByCategory, type MenuSection, productsOf, soldOutAt } from './menu-sections.ts'
import { ProductCard } from './product-card.tsx'
import { showCategory } from './show-category.ts'
import { useAddToCart } from './use-add-to-cart.tsx'
import { sectionId, useCategorySpy } from './use-category-spy.ts'
import { useMeasuredMenu } from './use-measured-menu.ts'
import { NO_WISH, useMenuWish } from './use-menu-wish.ts'
import { useReturnToCategory } from './use-return-to-category.ts'

interface MenuViewProps {
	branch: Branch
	categories: readonly Category[]
	products: readonly Product[]
	/** The branch's name and how to change it. */
	header: ReactNode
}

/** Pictures of the first rows are wanted at once. */
const EAGER_CARDS = 4

/** The menu of a branch: tabs, search, filter and the products under their categories. */
export function MenuView({ branch, categories, products, header }: MenuViewProps) {
	const sold = useMemo(() => productsOf(branch, products), [branch, products])
	const soldOut = useMemo(() => soldOutAt(branch), [branch])
	const { wish, setWish, found, isFiltering } = useMenuWish(sold)
	const sections = useMemo(() => groupByCategory(categories, found), [categories, found])
	const { quickAdd, question } = useAddToCart(branch)
	const active = useCategorySpy(
		sections.map((section) => section.category.id),
		(id) => cartStore.dispatch({ type: 'select-category', categoryId: String(id) }),
	)
	useReturnToCategory()
	useMeasuredMenu(branch.id, sold)
	return (
		<section aria-label="Menu" data-recorded className="min-w-0">
			<div className="px-4 pt-6 pb-4 md:px-6 lg:px-0">
				{header}
				<div className="mt-5">
					<MenuFilterBar products={sold} wish={wish} onChange={setWish} />
				</div>
			</div>
			<div className="sticky top-(--header-height) z-20 bg-page/95 backdrop-blur-md">
				<CategoryTabs
					categories={sections.map((section) => section.category)}
					activeId={active}
					onChoose={(category) => showCategory(category.id)}
				/>
			</div>
			<p role="status" className="sr-only">
				{isFiltering && `${found.length} ${found.length === 1 ? 'dish' : 'dishes'} found`}
			</p>
			<div className="px-4 pb-10 md:px-6 lg:px-0">
				{sections.map((section, index) => (
					<CategorySection key={section.category.id} section={section} isFirst={index === 0}>
						{section.products.map((product, place) => (
							<li key={product.id}>
								<ProductCard
									product={product}
									currency={branch.currency}
									isSoldOut={soldOut.has(product.id)}
									eager={index === 0 && place < EAGER_CARDS}
									onQuickAdd={quickAdd}
								/>
							</li>
						))}
					</CategorySection>
				))}
				{sold.length === 0 && <Notice tone="progress">{branch.title} has nothing on its menu at the moment.</Notice>}
				{sold.length > 0 && sections.length === 0 && (
					<EmptyState
						picture={scene}
						title="Nothing like that"
						action={<Button onClick={() => setWish(NO_WISH)}>Show everything</Button>}
					>
						No dish of {branch.title} fits what you are looking for. Try another word or fewer filters.
					</EmptyState>
				)}
			</div>
			{question}
		</section>
	)
}

/** About the height of a section that was not drawn yet, for the scroll bar: a heading and rows of two or three cards. */
function estimateHeight({ products }: MenuSection): number {
	return 90 + Math.ceil(products.length / 2.5) * 300
}

function CategorySection({
	section,
	isFirst,
	children,
}: {
	section: MenuSection
	isFirst: boolean
	children: ReactNode
}) {
	const { category } = section
	return (
		<section
			id={sectionId(category.id)}
			style={{ containIntrinsicBlockSize: `auto ${estimateHeight(section)}px` }}
			aria-labelledby={`${sectionId(category.id)}-title`}
			// Padded and pulled out again: what is skipped while off the screen is also clipped, focus rings included.
			className={classNames('-mx-2 scroll-mt-13 px-2', !isFirst && '[content-visibility:auto]')}
		>
			<h2 id={`${sectionId(category.id)}-title`} tabIndex={-1} className="pt-6 pb-1 text-3xl outline-none md:text-4xl">
				{category.name}
			</h2>
			{category.description && <p className="text-soft">{category.description}</p>}
			<ul className="mt-4 grid grid-cols-2 gap-x-3 gap-y-7 max-[359px]:grid-cols-1 sm:grid-cols-3 sm:gap-x-5 lg:grid-cols-2 xl:grid-cols-3">
				{children}
			</ul>
		</section>
	)
}
