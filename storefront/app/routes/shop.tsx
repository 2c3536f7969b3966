import { currentLanguage, t } from '@app/language/current'
import { inLanguage } from '@app/language/tags'
import { lazy, Suspense, useEffect, useState } from 'react'
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { BRAND } from '../brand.ts'
import { useBranch, useBranches } from '../features/branch/branch-store.ts'
import { useBranchRefresh } from '../features/branch/use-branch-refresh.ts'
import { cartStore } from '../features/cart/cart-store.ts'
import { useOrderingData } from '../features/menu/ordering-data.ts'
import { PRODUCT_PARAM } from '../features/menu/product-link.ts'
import { type BranchQuestion, ShopMenu } from '../features/menu/shop-menu.tsx'
import { useSite } from '../lib/rendering/site-context.tsx'
import { useNow } from '../lib/rendering/use-now.ts'
import { breadcrumbs } from '../server/json-ld/breadcrumbs.server.ts'
import { describePage } from '../server/json-ld/describe-page.server.ts'
import { chainMenu } from '../server/json-ld/menu.server.ts'
import { pageContext } from '../server/page-context.server.ts'
import { ownPageCard, productCard, sharePicture } from '../server/share-pictures/share-card.server.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/shop'

const MenuFailed = lazy(() =>
	import('../features/menu/menu-failed.tsx').then((module) => ({ default: module.MenuFailed })),
)
const AskBranchSheet = lazy(() =>
	import('../features/branch/ask-branch-sheet.tsx').then((module) => ({ default: module.AskBranchSheet })),
)

const ClosingNotice = lazy(() =>
	import('../features/branch/closing-notice.tsx').then((module) => ({ default: module.ClosingNotice })),
)
const BasketBar = lazy(() =>
	import('../features/cart/basket-bar.tsx').then((module) => ({ default: module.BasketBar })),
)

export const meta: Route.MetaFunction = (args) => {
	if (!args.loaderData) return []
	const { share, dish } = args.loaderData
	return pageMeta(args, {
		title: dish?.name ?? t('The whole menu'),
		description:
			dish?.description ||
			t('Everything that {name} makes, with prices, energy and allergens. Pick what you like, then who cooks it.', {
				name: BRAND.name,
			}),
		picture: share,
		shared: dish ? `/shop?product=${dish.id}` : undefined,
	})
}

/** A link to a dish (`?product=`) is shared with the dish's name and picture; what the page holds is the same. */
export function loader({ context, url }: Route.LoaderArgs) {
	const { snapshot, publicUrl } = context.get(pageContext)
	const { menu } = snapshot
	const dish = menu?.products.find(({ id }) => String(id) === url.searchParams.get('product'))
	describePage(context, () => [
		...(menu
			? [chainMenu(publicUrl, menu, publicUrl + inLanguage(currentLanguage().tag, '/shop'), t('The whole menu'))]
			: []),
		breadcrumbs(publicUrl, [{ name: t('Menu (food)'), path: '/shop' }]),
	])
	const card = menu && dish ? productCard(dish, menu.settings.currency) : ownPageCard('shop')
	return {
		share: sharePicture(card),
		dish: dish ? { id: dish.id, name: dish.name, description: dish.description } : null,
	}
}

/** Opening and closing a dish asks for nothing. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
	return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate
}

/** The whole menu across the chain, for who wants to look before choosing a branch. */
export default function Shop() {
	const { categories, products, isFailed, renderedAt } = useOrderingData()
	const branches = useBranches()
	const chosen = useBranch(cartStore.use((cart) => cart.branch?.id ?? null))
	const now = useNow(renderedAt)
	const { settings } = useSite()
	const hasItems = cartStore.use((cart) => cart.items.length > 0)
	const currency = chosen?.currency ?? settings.currency
	const isLooking = useHasLooked()
	if (isFailed) {
		return (
			<Suspense>
				<MenuFailed />
			</Suspense>
		)
	}
	const askBranch = (question: BranchQuestion) => (
		<Suspense>
			<AskBranchSheet {...question} products={products} now={now} chosenId={chosen ? String(chosen.id) : null} />
		</Suspense>
	)
	return (
		<>
			{(hasItems || isLooking) && <FreshBranches />}
			{hasItems && chosen && (
				<Suspense>
					<ClosingNotice branch={chosen} now={now} className="mx-auto max-w-7xl px-4 pt-6 md:px-6" />
				</Suspense>
			)}
			<ShopMenu
				categories={categories}
				products={products}
				branches={branches}
				chosen={chosen}
				currency={settings.currency}
				askBranch={askBranch}
			/>
			{hasItems && (
				<Suspense>
					<BasketBar currency={currency} />
				</Suspense>
			)}
		</>
	)
}

/** Whoever only reads the menu needs no younger one than the page's own; whoever is about to order does. */
function FreshBranches() {
	useBranchRefresh()
	return null
}

/** Whether a dish was opened since the page came. */
function useHasLooked(): boolean {
	const [params] = useSearchParams()
	const isOpen = params.has(PRODUCT_PARAM)
	const [hasLooked, setLooked] = useState(false)
	useEffect(() => {
		if (isOpen) setLooked(true)
	}, [isOpen])
	return hasLooked
}
