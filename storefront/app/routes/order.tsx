import { STORAGE_KEYS } from '@app/contract/records'
import { lazy, Suspense, useState } from 'react'
import { BRAND } from '../brand.ts'
import { BranchPicker } from '../features/branch/branch-picker.tsx'
import { useBranch } from '../features/branch/branch-store.ts'
import { useAskedBranch } from '../features/branch/use-asked-branch.ts'
import { useBranchRefresh } from '../features/branch/use-branch-refresh.ts'
import { useNow } from '../features/branch/use-now.ts'
import { cartStore } from '../features/cart/cart-store.ts'
import { MenuSkeleton } from '../features/menu/menu-skeleton.tsx'
import { OrderHero } from '../features/menu/order-hero.tsx'
import { useOrderingData } from '../features/menu/ordering-data.ts'
import { hasRecord } from '../platform/storage.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/order'

// The choice of a branch is what everybody's first screen shows; the menu's code follows the choice.
const importMenu = () => import('../features/menu/ordering-menu.tsx')
const importBasket = () => import('../features/cart/basket.tsx')
const importBranchBar = () => import('../features/branch/branch-bar.tsx')
const BranchBar = lazy(() => importBranchBar().then((module) => ({ default: module.BranchBar })))
const OrderingMenu = lazy(() => importMenu().then((module) => ({ default: module.OrderingMenu })))
const Basket = lazy(() => importBasket().then((module) => ({ default: module.Basket })))
const MenuFailed = lazy(() =>
	import('../features/menu/menu-failed.tsx').then((module) => ({ default: module.MenuFailed })),
)
const ChangeBranchSheet = lazy(() =>
	import('../features/branch/change-branch-sheet.tsx').then((module) => ({ default: module.ChangeBranchSheet })),
)

function loadMenu() {
	void importMenu()
	void importBasket()
	void importBranchBar()
}

// Who was here before has probably chosen a branch: its menu need not wait for the hydration.
if (hasRecord(STORAGE_KEYS.cart)) loadMenu()

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, { title: 'Order online', description: `Pick a ${BRAND.name} branch and build your burger.` })

/** Choose a branch, then from its menu. Which one was chosen is known to the browser only: the server's page is the choice. */
export default function Order() {
	const { categories, products, renderedAt } = useOrderingData()
	const branch = useBranch(cartStore.use((cart) => cart.branch?.id ?? null))
	const now = useNow(renderedAt)
	const [change, setChange] = useState<'never' | 'open' | 'closed'>('never')
	const [isChosenByHand, setChosenByHand] = useState(false)
	useBranchRefresh()
	useAskedBranch(products)
	const onChosen = () => {
		setChosenByHand(true)
		setChange((old) => (old === 'never' ? old : 'closed'))
		window.scrollTo({ top: 0, behavior: 'instant' })
	}

	if (products.length === 0) {
		return (
			<Suspense>
				<MenuFailed />
			</Suspense>
		)
	}
	if (!branch) {
		return (
			<>
				<OrderHero products={products} />
				<div className="mx-auto max-w-7xl px-4 py-8 md:px-6 md:py-12">
					<BranchPicker
						products={products}
						now={now}
						chosenId={null}
						title="Pick a branch"
						onApproach={loadMenu}
						onChosen={onChosen}
					/>
				</div>
			</>
		)
	}
	const header = <BranchBar branch={branch} now={now} takesFocus={isChosenByHand} onChange={() => setChange('open')} />
	return (
		<>
			<Suspense fallback={<MenuSkeleton />}>
				<OrderingMenu
					branch={branch}
					categories={categories}
					products={products}
					header={header}
					basket={(loan) => <Basket currency={branch.currency} {...loan} />}
				/>
			</Suspense>
			{change !== 'never' && (
				<Suspense>
					<ChangeBranchSheet
						open={change === 'open'}
						onClose={() => setChange('closed')}
						products={products}
						now={now}
						chosenId={String(branch.id)}
						onChosen={onChosen}
					/>
				</Suspense>
			)}
		</>
	)
}
