import type { Branch, Category, Product } from '@app/contract/menu'

export interface MenuSection {
	category: Category
	products: Product[]
}

/** Products that a branch sells: of its company and on its list. */
export function productsOf(branch: Pick<Branch, 'company' | 'products'>, products: readonly Product[]): Product[] {
	const sold = new Set(branch.products)
	return products.filter((product) => product.company_id === branch.company.id && sold.has(product.id))
}

/** Ids of the products that are sold out at a branch. */
export function soldOutAt(branch: Pick<Branch, 'out_of_stock'>): Set<number> {
	return new Set(branch.out_of_stock.map((entry) => entry.odoo_products_id.odoo_id))
}

/** Why a branch does not make a product, for the customer; null where it does. */
export function whyNotSold(
	branch: Pick<Branch, 'title' | 'company' | 'products' | 'out_of_stock'>,
	product: Product,
): string | null {
	if (productsOf(branch, [product]).length === 0) return `Not on the menu at ${branch.title}`
	return soldOutAt(branch).has(product.id) ? `Sold out at ${branch.title}` : null
}

/** Products under their categories, in the menu's order; a product of two categories stands under the first, and empty ones are left out. */
export function groupByCategory(categories: readonly Category[], products: readonly Product[]): MenuSection[] {
	const placed = new Set<number>()
	return [...categories]
		.sort((a, b) => a.sort - b.sort)
		.map((category) => ({
			category,
			products: products.filter((product) => {
				if (placed.has(product.id) || !product.pos_categ_ids.includes(category.id)) return false
				placed.add(product.id)
				return true
			}),
		}))
		.filter((section) => section.products.length > 0)
}
