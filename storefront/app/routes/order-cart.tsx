import { findLineIssue } from '@app/domain/cart/line-issue'
import { t } from '@app/language/current'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useBranch } from '../features/branch/branch-store.ts'
import { ClosingNotice } from '../features/branch/closing-notice.tsx'
import { refreshBranches } from '../features/branch/refresh-branches.ts'
import { SavedCart } from '../features/branch/saved-cart.tsx'
import { useBranchRefresh } from '../features/branch/use-branch-refresh.ts'
import { CartPage } from '../features/cart/cart-page.tsx'
import { CartSkeleton } from '../features/cart/cart-skeleton.tsx'
import { cartStore } from '../features/cart/cart-store.ts'
import { EmptyCart } from '../features/cart/empty-cart.tsx'
import { CheckingPayment } from '../features/checkout/payment/checking-payment.tsx'
import { LinePicture } from '../features/menu/line-picture.tsx'
import { keepMenu, useOrderingData } from '../features/menu/ordering-data.ts'
import { ProductSheetHost } from '../features/menu/product-sheet-host.tsx'
import { useEditLine } from '../features/menu/use-edit-line.ts'
import { useSite } from '../lib/rendering/site-context.tsx'
import { useNow } from '../lib/rendering/use-now.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/order-cart'

const MenuFailed = lazy(() =>
	import('../features/menu/menu-failed.tsx').then((module) => ({ default: module.MenuFailed })),
)
const UnknownBranch = lazy(() =>
	import('../features/branch/unknown-branch.tsx').then((module) => ({ default: module.UnknownBranch })),
)

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: t('Your cart'), noindex: true })

/** The cart lives in the browser: the server's page is its skeleton. */
export default function OrderCart() {
	const { products, isFailed, renderedAt } = useOrderingData()
	const { cms, branches } = useSite()
	const now = useNow(renderedAt)
	const isRestored = cartStore.useRestored()
	const isEmpty = cartStore.use((cart) => cart.items.length === 0)
	const branch = useBranch(cartStore.use((cart) => cart.branch?.id ?? cart.items[0]?.directusBranchId ?? null))
	const onEdit = useEditLine()
	useBranchRefresh()
	const hadLines = useRef(false)
	useEffect(() => {
		hadLines.current = !isEmpty
	}, [isEmpty])

	if (!isRestored) return <CartSkeleton />
	if (isEmpty) {
		return <EmptyCart payment={<CheckingPayment />} kept={<SavedCart now={now} />} takesFocus={hadLines.current} />
	}
	if (isFailed) {
		return (
			<Suspense>
				<MenuFailed />
			</Suspense>
		)
	}
	// Only fresh branches may clear the cart (the branch check), and they have not come yet.
	if (!branch) {
		return (
			<Suspense>
				<UnknownBranch />
			</Suspense>
		)
	}
	return (
		<>
			<ClosingNotice branch={branch} now={now} className="mx-auto max-w-7xl px-4 pt-6 md:px-6" />
			<CartPage
				key={branch.id}
				branch={branch}
				picture={(item) => <LinePicture item={item} products={products} />}
				findIssue={(item) => findLineIssue(item, { branch, products })}
				onEdit={onEdit}
				payment={<CheckingPayment />}
				checkBranch={() => refreshBranches(cms, branches)}
				onMenu={keepMenu}
			/>
			<ProductSheetHost branch={branch} products={products} />
		</>
	)
}
