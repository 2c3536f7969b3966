import type { Category, Product } from '@app/contract/menu'
import { plural, t } from '@app/language/current'
import { type ReactNode, useMemo } from 'react'
import { useHref } from 'react-router'
import scene from '../../ui/art/scene-not-found.webp'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CategoryTabs } from './category-tabs.tsx'
import { MenuFilterBar } from './menu-filter-bar.tsx'
import { groupByCategory, type MenuSection } from './menu-sections.ts'
import { ProductCard } from './product-card.tsx'
import { showCategory } from './show-category.ts'
import { sectionId, useCategorySpy } from './use-category-spy.ts'
import { useDrawnSections } from './use-drawn-sections.ts'
import { EMPTY_SEARCH, type useMenuSearch } from './use-menu-search.ts'
import { useOpenDish } from './use-open-dish.ts'

interface MenuBoardProps {
	/** The branch whose menu it is, for the texts where there is nothing; null: the chain's. */
	of: string | null
	/** What stands above the search. */
	header: ReactNode
	categories: readonly Category[]
	/** Everything that is sold. */
	products: readonly Product[]
	/** What the guest is looking for, and what of the products fits. */
	search: ReturnType<typeof useMenuSearch>
	soldOut: ReadonlySet<number>
	currencyOf: (product: Product) => string
	onQuickAdd: (product: Product) => void
	/** The next category has come to the screen. */
	onCategory?: (categoryId: number) => void
	/** The basket takes a third of a large screen. */
	isBesideBasket?: boolean
}

/** Pictures of the first rows are wanted at once. */
const EAGER_CARDS = 4

const nothing = () => {}

/** A menu: tabs, search, filter and the products under their categories. */
export function MenuBoard(props: MenuBoardProps) {
	const { of, header, categories, products, search, soldOut, currencyOf, onQuickAdd } = props
	const { onCategory = nothing, isBesideBasket = false } = props
	const { wish, setWish, found, isFiltering } = search
	const sections = useMemo(() => groupByCategory(categories, found), [categories, found])
	const drawn = useDrawnSections(sections)
	const page = useHref('?')
	const open = useOpenDish()
	const active = useCategorySpy(
		drawn.map((section) => section.category.id),
		onCategory,
	)
	return (
		<section aria-label={t('Menu (food)')} data-recorded className="min-w-0">
			<div className="px-4 pt-6 pb-4 md:px-6 lg:px-0">
				{header}
				<div className="mt-5">
					<MenuFilterBar products={products} wish={wish} onChange={setWish} />
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
				{isFiltering && plural(found.length, { one: '{count} dish found', other: '{count} dishes found' })}
			</p>
			<div className="px-4 pb-10 md:px-6 lg:px-0">
				{drawn.map((section, index) => (
					<CategorySection
						key={section.category.id}
						section={section}
						isFirst={index === 0}
						isBesideBasket={isBesideBasket}
					>
						{section.products.map((product, place) => (
							<li key={product.id}>
								<ProductCard
									product={product}
									currency={currencyOf(product)}
									isSoldOut={soldOut.has(product.id)}
									eager={index === 0 && place < EAGER_CARDS}
									page={page}
									onOpen={open}
									onQuickAdd={onQuickAdd}
								/>
							</li>
						))}
					</CategorySection>
				))}
				{products.length === 0 && <Notice tone="progress">{sayNothingSold(of)}</Notice>}
				{products.length > 0 && sections.length === 0 && (
					<EmptyState
						picture={scene}
						title={t('Nothing like that')}
						action={<Button onClick={() => setWish(EMPTY_SEARCH)}>{t('Show everything')}</Button>}
					>
						{sayNothingFits(of)}
					</EmptyState>
				)}
			</div>
		</section>
	)
}

function sayNothingSold(branch: string | null): string {
	return branch === null
		? t('the chain has nothing on its menu at the moment.')
		: t('{branch} has nothing on its menu at the moment.', { branch })
}

function sayNothingFits(branch: string | null): string {
	return branch === null
		? t('No dish of the chain fits what you are looking for. Try another word or fewer filters.')
		: t('No dish of {branch} fits what you are looking for. Try another word or fewer filters.', { branch })
}

interface CategorySectionProps {
	section: MenuSection
	isFirst: boolean
	isBesideBasket: boolean
	children: ReactNode
}

function CategorySection({ section, isFirst, isBesideBasket, children }: CategorySectionProps) {
	const { category } = section
	return (
		<section
			id={sectionId(category.id)}
			aria-labelledby={`${sectionId(category.id)}-title`}
			// Padded and pulled out again: what is skipped while off the screen is also clipped, focus rings included.
			className={classNames('-mx-2 scroll-mt-13 px-2', !isFirst && `[content-visibility:auto] ${heightOf(section)}`)}
		>
			<h2 id={`${sectionId(category.id)}-title`} tabIndex={-1} className="pt-6 pb-1 text-3xl outline-none md:text-4xl">
				{category.name}
			</h2>
			{category.description && <p className="text-soft">{category.description}</p>}
			<ul
				className={classNames(
					'mt-4 grid grid-cols-2 gap-x-3 gap-y-7 max-[359px]:grid-cols-1 sm:grid-cols-3 sm:gap-x-5',
					isBesideBasket ? 'lg:grid-cols-2 xl:grid-cols-3' : 'lg:grid-cols-4',
				)}
			>
				{children}
			</ul>
		</section>
	)
}

/**
 * About the height of a section that was not drawn yet, for the scroll bar: a heading and rows of two or three cards.
 * Classes, since a page of the server must not have style attributes.
 */
function heightOf({ products }: MenuSection): string {
	if (products.length <= 3) return '[contain-intrinsic-block-size:auto_450px]'
	if (products.length <= 8) return '[contain-intrinsic-block-size:auto_900px]'
	if (products.length <= 13) return '[contain-intrinsic-block-size:auto_1500px]'
	return '[contain-intrinsic-block-size:auto_2400px]'
}
