import type { Category, Menu, Product } from '@app/contract/menu'
import { useOutletContext } from 'react-router'

/** What the pages of an order know from the server. */
export interface OrderingData {
	categories: readonly Category[]
	products: readonly Product[]
	/** Epoch milliseconds; lets texts about time be the same in the server's page and while it hydrates. */
	renderedAt: number
}

/**
 * The menu as one text. The router's own encoding numbers every value, which hardly compresses: this makes the page a third smaller,
 * and the browser reads it faster.
 */
export function packMenu(menu: Menu | null): string {
	return JSON.stringify({ categories: menu?.categories ?? [], products: menu?.products ?? [] })
}

/** The menu of `packMenu`'s text, which came from our own server in the same page. */
export function unpackMenu(text: string): Pick<OrderingData, 'categories' | 'products'> {
	return JSON.parse(text)
}

/** The menu of the whole chain, below the ordering route. */
export const useOrderingData = (): OrderingData => useOutletContext<OrderingData>()
