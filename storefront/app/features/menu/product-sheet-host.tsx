import type { Branch, Product } from '@app/contract/menu'
import type { CartItem } from '@app/contract/records'
import { roomFor } from '@app/domain/cart-lines'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useSite } from '../../platform/site-context.tsx'
import { announce } from '../../platform/toast.ts'
import { cartStore } from '../cart/cart-store.ts'
import { whyNotSold } from './menu-sections.ts'
import { LINE_PARAM, PRODUCT_PARAM } from './product-link.ts'
import { useAddToCart } from './use-add-to-cart.tsx'

const loadSheet = () => import('./product-sheet.tsx')
const ProductSheet = lazy(() => loadSheet().then((module) => ({ default: module.ProductSheet })))

interface Shown {
	product: Product
	line: CartItem | null
	/** Each opening starts from scratch. */
	opening: number
}

/** Opens the product sheet that the address asks for, and keeps it on the page while it leaves. Renders nothing before the first. */
export function ProductSheetHost({ branch, products }: { branch: Branch; products: readonly Product[] }) {
	const { add, question } = useAddToCart(branch)
	const { maximum_order_per_item: maximumPerItem } = useSite().settings
	const items = cartStore.use((cart) => cart.items)
	const asked = useAskedProduct(products)
	const close = useCloseSheet()
	const shown = useLastShown(asked)
	useEffect(loadWhenIdle, [])

	const done = (item: CartItem) => {
		const line = shown?.line
		if (line) {
			cartStore.dispatch({ type: 'replace-line', key: line.key, item, maximumPerItem })
			announce(`${item.name} updated`)
		} else {
			add(item)
		}
		close()
	}

	return (
		<>
			{shown && (
				<Suspense>
					<ProductSheet
						key={shown.opening}
						open={asked !== null}
						onClose={close}
						product={shown.product}
						branch={branch}
						line={shown.line}
						whyNot={whyNotSold(branch, shown.product)}
						room={roomFor(
							items.filter((item) => item.key !== shown.line?.key),
							String(shown.product.id),
							maximumPerItem,
						)}
						onDone={done}
					/>
				</Suspense>
			)}
			{question}
		</>
	)
}

/** The product, and the cart line if any, that the address names. */
function useAskedProduct(products: readonly Product[]): Omit<Shown, 'opening'> | null {
	const [params] = useSearchParams()
	const id = params.get(PRODUCT_PARAM)
	const key = params.get(LINE_PARAM)
	const product = id === null ? undefined : products.find((candidate) => String(candidate.id) === id)
	if (!product) return null
	return { product, line: cartStore.get().items.find((item) => item.key === key) ?? null }
}

function useLastShown(asked: Omit<Shown, 'opening'> | null): Shown | null {
	const { key } = useLocation()
	const [shown, setShown] = useState<(Shown & { at: string }) | null>(null)
	if (asked && shown?.at !== key) setShown({ ...asked, at: key, opening: (shown?.opening ?? 0) + 1 })
	return shown
}

/** Closes the sheet by going back where the app opened it, so that Back does not open it again. */
function useCloseSheet(): () => void {
	const navigate = useNavigate()
	const location = useLocation()
	const latest = useRef(location)
	latest.current = location
	return () => {
		const { search, state } = latest.current
		const params = new URLSearchParams(search)
		// The dialog tells of its closing also when Back has closed it.
		if (!params.has(PRODUCT_PARAM)) return
		if (state?.sheet) {
			navigate(-1)
			return
		}
		params.delete(PRODUCT_PARAM)
		params.delete(LINE_PARAM)
		navigate({ search: params.toString() }, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
	}
}

function loadWhenIdle() {
	// Not in every browser.
	if (!('requestIdleCallback' in window)) return
	const handle = requestIdleCallback(() => void loadSheet())
	return () => cancelIdleCallback(handle)
}
