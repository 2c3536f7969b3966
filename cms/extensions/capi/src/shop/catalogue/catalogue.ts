import type { Category, Opening, Product } from '@app/contract/menu'
import type { KitchenMode } from '@app/domain/branch/branch-status'
import type { KitchenLoad } from '@app/domain/kitchen/kitchen-load'
import type { OpenOrderCaps } from '@app/domain/orders/open-orders'
import type { MenuTranslations } from './menu-translations.ts'

/** A branch as the CMS has it. What depends on the hour is worked out when it is asked for. */
export interface CatalogueBranch {
	id: number
	isPublished: boolean
	title: string
	slug: string
	odooId: number
	outletReference: string
	company: Company
	address: string
	phone: string
	timezone: string
	coordinates: [longitude: number, latitude: number]
	opening: Opening
	posSession: { id: number; name: string; config_id: number } | null
	acceptsOnlineOrders: boolean
	kitchenMode: KitchenMode
	/** When staff closed it for the rest of its opening; null where they did not. */
	closedEarlyAt: number | null
	/** Orders that the kitchen can work on at a time; null: no limit. */
	kitchenCapacity: number | null
	/** How much it has to do. Orders change it between two readings of the database. */
	load: KitchenLoad
	readyMin: number
	readyMax: number
	busyExtra: number
	slotMinutes: number
	/** Orders for later in a slot; null: no limit. */
	slotCapacity: number | null
	/** Published products that it offers, sold out or not, and those that staff have switched off. */
	sells: ReadonlySet<number>
	switchedOff: ReadonlySet<number>
	/** Pieces left of counted products. Orders change it between two readings of the database. */
	stock: Map<number, number>
}

export interface Company {
	id: number
	name: string
	currency: string
}

export interface Settings {
	brandName: string
	brandLine: string | null
	supportEmail: string | null
	maximumPerItem: number
	currency: string
	isOutage: boolean
	orderExpiryMinutes: number
	/** For so long an unpaid order keeps its counted pieces. */
	orderHoldMinutes: number
	openOrderCaps: OpenOrderCaps
}

/** The menu, the branches and the settings in memory: every order is priced from it. */
export interface Catalogue {
	settings: Settings
	/** Published products, by id, in the menu's order. */
	products: ReadonlyMap<number, Product>
	/** Every id in the collection: a draft is no unknown product, it is one that is not sold now. */
	knownProducts: ReadonlySet<number>
	categories: Category[]
	/** Every branch, published or not: old orders still name theirs. */
	branches: ReadonlyMap<number, CatalogueBranch>
	/** The menu's words in other languages, by language. Nothing is priced, cooked or ordered by them. */
	words: ReadonlyMap<string, MenuTranslations>
}

/** Products that cannot be had at a branch now: switched off, or counted down to nothing. */
export function soldOutAt(branch: CatalogueBranch): Set<number> {
	const soldOut = new Set(branch.switchedOff)
	for (const [product, left] of branch.stock) {
		if (left <= 0) soldOut.add(product)
	}
	return soldOut
}
