import type { Branch, Category, Product } from '@app/contract/menu'
import type { CartItem } from '@app/contract/records'
import { makeCartItem } from '@app/domain/cart/cart-item'
import { roomFor } from '@app/domain/cart/cart-lines'
import { chainOffer, whyNowhere } from '@app/domain/menu/chain-offer'
import { t } from '@app/language/current'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { readConnection } from '../../lib/realtime/connection.ts'
import { useSite } from '../../lib/rendering/site-context.tsx'
import { showToast } from '../../lib/rendering/toast.ts'
import { whenIdle } from '../../lib/rendering/when-idle.ts'
import { whenUsed } from '../../lib/rendering/when-used.ts'
import { cartStore } from '../cart/cart-store.ts'
import { describeAdded, undoAdd } from './add-to-cart.ts'
import { type LineSelection, withoutChoices } from './line-selection.ts'
import { MenuBoard } from './menu-board.tsx'
import { whyNotMade } from './menu-sections.ts'
import { NutritionTable } from './nutrition-table.tsx'
import { ShopHero } from './shop-hero.tsx'
import { useAddItem } from './use-add-item.tsx'
import { useMenuSearch } from './use-menu-search.ts'
import { useProductSheet } from './use-product-sheet.ts'

const loadSheet = () => import('./product-sheet.tsx')
/**
 * The sheet's code comes when somebody begins to look around, or with the first dish that is opened; where it is at
 * hand, when the page is idle.
 */
const ProductSheet = lazy(() => loadSheet().then((module) => ({ default: module.ProductSheet })))

/** What somebody wants before it is known who cooks it. */
interface Wanted {
	product: Product
	piece: LineSelection
}

/** What the question for a branch needs to know. */
export interface BranchQuestion {
	open: boolean
	/** Why a branch cannot make what is wanted; null where it can. */
	whyNot: (branch: Branch) => string | null
	/** The branch is the cart's from now on. */
	onChosen: (branch: Branch) => void
	onClose: () => void
}

interface ShopMenuProps {
	categories: readonly Category[]
	products: readonly Product[]
	branches: readonly Branch[]
	/** The cart's branch, if there is one. */
	chosen: Branch | null
	/** The chain's own, where nobody sells anything. */
	currency: string
	askBranch: (question: BranchQuestion) => ReactNode
}

/** Whether a branch can make it, and takes the order for it. */
const canCook = (branch: Branch, product: Product) => branch.can_order_online && whyNotMade(branch, product) === null

/**
 * The menu of the whole chain. What is added goes to the cart's branch where that one makes it; otherwise the branch
 * is asked for, above the product with everything that was chosen about it, so that nothing is lost by looking
 * around.
 */
export function ShopMenu({ categories, products, branches, chosen, currency, askBranch }: ShopMenuProps) {
	const offer = useMemo(() => chainOffer(branches, products), [branches, products])
	const search = useMenuSearch(offer.products)
	const { add, question } = useAddItem()
	const sheet = useProductSheet(offer.products)
	useEffect(() => (readConnection().isKept ? whenIdle : whenUsed)(() => void loadSheet()), [])
	const [wanted, setWanted] = useState<Wanted | null>(null)
	const [isAsking, setAsking] = useState(false)
	const currencyOf = useCallback(({ id }: Product) => offer.currencies.get(id) ?? currency, [offer, currency])

	const cook = ({ product, piece }: Wanted, branch: Branch) => {
		add(makeCartItem({ product, branch, currency: branch.currency, ...piece }), (item) => tellAdded(item, branch))
		sheet.close()
	}
	const want = (product: Product, piece: LineSelection) => {
		if (chosen && canCook(chosen, product)) return cook({ product, piece }, chosen)
		setWanted({ product, piece })
		setAsking(true)
	}
	// One function for all cards and for good: with another one each of them would be drawn anew.
	const latest = useRef(want)
	latest.current = want
	const quickAdd = useCallback((product: Product) => latest.current(product, withoutChoices(product)), [])
	return (
		<div className="mx-auto max-w-7xl lg:px-6">
			<MenuBoard
				of={null}
				header={
					<div className="-mx-1 md:mx-0">
						<ShopHero products={offer.products} branchCount={branches.length} />
					</div>
				}
				categories={categories}
				products={offer.products}
				search={search}
				soldOut={offer.soldOut}
				currencyOf={currencyOf}
				onQuickAdd={quickAdd}
			/>
			{search.found.length > 0 && (
				<div className="px-4 md:px-6 lg:px-0">
					<NutritionTable categories={categories} products={search.found} />
				</div>
			)}
			{sheet.shown && (
				<ShopSheet
					sheet={sheet}
					branches={branches}
					chosen={chosen}
					currency={currencyOf(sheet.shown.product)}
					onWant={want}
				/>
			)}
			{wanted &&
				askBranch({
					open: isAsking,
					whyNot: (branch) => whyNotMade(branch, wanted.product),
					onChosen: (branch) => {
						setAsking(false)
						cook(wanted, branch)
					},
					onClose: () => setAsking(false),
				})}
			{question}
		</div>
	)
}

interface ShopSheetProps extends Pick<ShopMenuProps, 'branches' | 'chosen' | 'currency'> {
	sheet: ReturnType<typeof useProductSheet>
	onWant: (product: Product, piece: LineSelection) => void
}

function ShopSheet({ sheet: { shown, isOpen, close }, branches, chosen, currency, onWant }: ShopSheetProps) {
	const { maximum_order_per_item: maximumPerItem } = useSite().settings
	const items = cartStore.use((cart) => cart.items)
	if (!shown) return null
	const { product } = shown
	const reason = whyNowhere(branches, product)
	return (
		<Suspense>
			<ProductSheet
				key={shown.opening}
				open={isOpen}
				onClose={close}
				product={product}
				currency={currency}
				line={null}
				whyNot={reason && t(reason)}
				room={roomFor(items, String(product.id), maximumPerItem)}
				remark={chosen && canCook(chosen, product) ? sayPickup(chosen) : t('You pick the branch next')}
				onDone={(piece) => onWant(product, piece)}
			/>
		</Suspense>
	)
}

const sayPickup = ({ title }: Branch) => t('Pickup from {branch}', { branch: title })

function tellAdded(item: CartItem, branch: Branch): void {
	showToast({
		title: describeAdded(item),
		message: sayPickup(branch),
		action: { label: t('Undo'), run: () => undoAdd(item) },
	})
}
