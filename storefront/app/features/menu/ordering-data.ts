import type { Category, Menu, Product } from '@app/contract/menu'
import { type DatedFacts, isNewerThanPage } from '@app/domain/cart/fresh-facts'
import { useOutletContext } from 'react-router'
import { createStore, useStore } from 'zustand'

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

const store = createStore<{ asked: DatedFacts<Menu> | null }>(() => ({ asked: null }))

/** Puts a menu that the CMS was asked for after the page came in the place of the page's own. */
export const keepMenu = (asked: DatedFacts<Menu>): void => store.setState({ asked })

/**
 * The menu that the CMS was asked for, where a page's data that arrived at `arrivedAt` (epoch milliseconds) may be
 * older: the storefront's server may not have heard yet of the change that a cart was refused for.
 */
export const useNewerMenu = (arrivedAt: number): Menu | null =>
	useStore(store, ({ asked }) => (asked && isNewerThanPage(asked, arrivedAt) ? asked.facts : null))
