import type { Category, Product } from '@app/contract/menu'
import { useOutletContext } from 'react-router'

/** What the pages of an order know from the server. */
export interface OrderingData {
	categories: readonly Category[]
	products: readonly Product[]
	/** The server could not read the menu: the lists are empty because of that. */
	isFailed: boolean
	/** Epoch milliseconds; lets texts about time be the same in the server's page and while it hydrates. */
	renderedAt: number
}

/** The menu of the whole chain, below the ordering route. */
export const useOrderingData = (): OrderingData => useOutletContext<OrderingData>()
