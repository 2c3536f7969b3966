import { STORAGE_KEYS } from '@app/contract/records'
import { t } from '@app/language/current'
import { lazy, Suspense, useCallback, useState } from 'react'
import { BRAND } from '../brand.ts'
import { BranchPicker } from '../features/branch/branch-picker.tsx'
import { useBranch } from '../features/branch/branch-store.ts'
import { SavedCart } from '../features/branch/saved-cart.tsx'
import { useAskedBranch } from '../features/branch/use-asked-branch.tsx'
import { useBranchRefresh } from '../features/branch/use-branch-refresh.ts'
import { cartStore } from '../features/cart/cart-store.ts'
import { MenuSkeleton } from '../features/menu/menu-skeleton.tsx'
import { OrderHero } from '../features/menu/order-hero.tsx'
import { type OrderingData, useOrderingData } from '../features/menu/ordering-data.ts'
import { deferHydration } from '../lib/rendering/deferred-hydration.tsx'
import { lazyWithPreload, preloadCode } from '../lib/rendering/lazy-with-preload.ts'
import { useNow } from '../lib/rendering/use-now.ts'
import { hasRecord } from '../lib/storage/storage.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/order'

// The choice of a branch is what everybody's first screen shows; the menu's code follows the choice.
const [BranchBar, loadBranchBar] = lazyWithPreload(
	async () => (await import('../features/branch/branch-bar.tsx')).BranchBar,
)
const [Basket, loadBasket] = lazyWithPreload(async () => (await import('../features/cart/basket.tsx')).Basket)
const [OrderingMenu, loadOrderingMenu] = lazyWithPreload(
	async () => (await import('../features/menu/ordering-menu.tsx')).OrderingMenu,
)
const MenuFailed = lazy(() =>
	import('../features/menu/menu-failed.tsx').then((module) => ({ default: module.MenuFailed })),
)
const ChangeBranchSheet = lazy(() =>
	import('../features/branch/change-branch-sheet.tsx').then((module) => ({ default: module.ChangeBranchSheet })),
)
const RefusedBranch = lazy(() =>
	import('../features/branch/refused-branch.tsx').then((module) => ({ default: module.RefusedBranch })),
)

const loadMenu = () => preloadCode(Promise.all([loadOrderingMenu(), loadBasket(), loadBranchBar()]))

// Who was here before has probably chosen a branch: its menu need not wait for the hydration.
if (hasRecord(STORAGE_KEYS.cart)) loadMenu()

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, {
		title: t('Order online'),
		description: t('Pick a {name} branch and build your burger.', { name: BRAND.name }),
	})

interface ChoiceProps extends Pick<OrderingData, 'products' | 'renderedAt'> {
	onChosen: () => void
}

/**
 * By itself: whoever comes back with a branch sees its menu in this place, and need not wait until the choice is
 * alive.
 */
const Choice = deferHydration(function Choice({ products, renderedAt, onChosen }: ChoiceProps) {
	const now = useNow(renderedAt)
	return (
		<>
			<OrderHero products={products} />
			<div className="mx-auto grid max-w-7xl grid-cols-[minmax(0,1fr)] gap-8 px-4 py-8 md:px-6 md:py-12">
				<SavedCart now={now} />
				<BranchPicker
					products={products}
					now={now}
					chosenId={null}
					title={t('Pick a branch')}
					onApproach={loadMenu}
					onChosen={onChosen}
				/>
			</div>
		</>
	)
})

/**
 * Choose a branch, then from its menu. Which one was chosen is known to the browser only: the server's page is the
 * choice.
 */
export default function Order() {
	const { categories, products, isFailed, renderedAt } = useOrderingData()
	const branch = useBranch(cartStore.use((cart) => cart.branch?.id ?? null))
	const now = useNow(renderedAt)
	const [change, setChange] = useState<'never' | 'open' | 'closed'>('never')
	const [isChosenByHand, setChosenByHand] = useState(false)
	useBranchRefresh()
	const { refused, question, dismiss } = useAskedBranch(products)
	const isLinkRefused = refused !== null
	const onChosen = useCallback(() => {
		setChosenByHand(true)
		setChange((old) => (old === 'never' ? old : 'closed'))
		window.scrollTo({ top: 0, behavior: 'instant' })
		// Whoever picks one here has seen that the link's branch takes no orders.
		if (isLinkRefused) dismiss()
	}, [isLinkRefused, dismiss])

	if (isFailed) {
		return (
			<Suspense>
				<MenuFailed />
			</Suspense>
		)
	}
	if (!branch || refused) {
		return (
			<>
				{refused && (
					<Suspense>
						<RefusedBranch {...refused} now={now} onDismiss={dismiss} />
					</Suspense>
				)}
				<Choice products={products} renderedAt={renderedAt} onChosen={onChosen} />
				{question}
			</>
		)
	}
	const header = (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-5">
			<BranchBar branch={branch} now={now} takesFocus={isChosenByHand} onChange={() => setChange('open')} />
			<SavedCart now={now} />
		</div>
	)
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
			{question}
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
