import type { Branch, Menu, Product } from '@app/contract/menu'
import { priceFrom } from '@app/domain/menu/menu-filter'
import { formatMoney } from '@app/domain/pricing/money'
import { currentLanguage } from '@app/language/current'

/** A dish that a branch is known for, with its price as text. */
export interface Favourite {
	id: number
	name: string
	image: string | null
	price: string
	/** The price depends on choices. */
	varies: boolean
}

const FAVOURITES = 4

/** What a branch sells well and has in stock: its best sellers, then what else it has, those with a picture. */
export function listFavourites({ products }: Pick<Menu, 'products'>, branch: Branch): Favourite[] {
	const soldOut = new Set(branch.out_of_stock.map(({ odoo_products_id }) => odoo_products_id.odoo_id))
	const sold = new Set(branch.products)
	const offered = products.filter(({ id, image }) => image !== null && sold.has(id) && !soldOut.has(id))
	const isBest = ({ badges }: Product) => badges.includes('bestseller')
	const ranked = [...offered.filter(isBest), ...offered.filter((product) => !isBest(product))]
	return ranked.slice(0, FAVOURITES).map((product) => {
		const { minor, varies } = priceFrom(product, branch.currency)
		const { id, name, image } = product
		return { id, name, image, price: formatMoney(minor, branch.currency, currentLanguage()), varies }
	})
}
