import type { Product } from '@app/contract/menu'
import type { CartItem } from '@app/contract/records'
import { useLayoutEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { cartStore } from '../cart/cart-store.ts'
import { LINE_PARAM, PRODUCT_PARAM } from './product-link.ts'
import { focusOpener } from './sheet-opener.ts'
import { useCloseSheet } from './use-close-sheet.ts'

interface Asked {
	product: Product
	line: CartItem | null
}

interface ShownProduct extends Asked {
	/** Each opening starts from scratch. */
	opening: number
}

/**
 * The product sheet that the address asks for (`?product=7`): what it shows, which stays while the sheet leaves, and
 * how it is closed. A server's page, which is the same for every address, shows none.
 */
export function useProductSheet(products: readonly Product[]) {
	const asked = useAskedProduct(products)
	const shown = useLastShown(asked)
	const close = useCloseSheet()
	// Before the sheet itself opens, which is an effect.
	// biome-ignore lint/correctness/useExhaustiveDependencies: with each opening.
	useLayoutEffect(focusOpener, [shown?.opening])
	return { shown, isOpen: asked !== null, close }
}

/** The product, and the cart line if any, that the address names. */
function useAskedProduct(products: readonly Product[]): Asked | null {
	const isRestored = cartStore.useRestored()
	const [params] = useSearchParams()
	const id = params.get(PRODUCT_PARAM)
	const key = params.get(LINE_PARAM)
	const product = id === null || !isRestored ? undefined : products.find((candidate) => String(candidate.id) === id)
	if (!product) return null
	return { product, line: cartStore.get().items.find((item) => item.key === key) ?? null }
}

function useLastShown(asked: Asked | null): ShownProduct | null {
	const { key } = useLocation()
	const [shown, setShown] = useState<(ShownProduct & { at: string }) | null>(null)
	if (asked && shown?.at !== key) setShown({ ...asked, at: key, opening: (shown?.opening ?? 0) + 1 })
	return shown
}
