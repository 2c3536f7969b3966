import type { Branch, Category, Product } from '@app/contract/menu'
import { t } from '@app/language/current'
import { listProducts } from './product-lists-cache.ts'

export interface MenuSection {
	category: Category
	products: Product[]
}

/** Products that a branch sells: of its company and on its list. */
export function productsOf(
	branch: Pick<Branch, 'id' | 'company' | 'products'>,
	products: readonly Product[],
): Product[] {
	const sold = new Set(branch.products)
	const asked = { by: 'company', companyId: branch.company.id, branchId: branch.id } as const
	return listProducts(products, asked).filter((product) => sold.has(product.id))
}

/** Ids of the products that are sold out at a branch. */
export function soldOutAt(branch: Pick<Branch, 'out_of_stock'>): Set<number> {
	return new Set(branch.out_of_stock.map((entry) => entry.odoo_products_id.odoo_id))
}

type SellingBranch = Pick<Branch, 'title' | 'company' | 'products' | 'out_of_stock'>

function judge(branch: SellingBranch, product: Product): 'not_sold' | 'sold_out' | null {
	const isListed = product.company_id === branch.company.id && branch.products.includes(product.id)
	if (!isListed) return 'not_sold'
	return soldOutAt(branch).has(product.id) ? 'sold_out' : null
}

/** Why a branch does not make a product, beside the branch's name; null where it does. */
export function whyNotMade(branch: SellingBranch, product: Product): string | null {
	const reason = judge(branch, product)
	return reason === null ? null : reason === 'not_sold' ? t('Not on the menu') : t('Sold out')
}

/** The same where the branch is not named: "Sold out at Temple Bar". */
export function whyNotSold(branch: SellingBranch, product: Product): string | null {
	const reason = judge(branch, product)
	if (reason === null) return null
	const at = { branch: branch.title }
	return reason === 'not_sold' ? t('Not on the menu at {branch}', at) : t('Sold out at {branch}', at)
}

/**
 * Products under their categories, in the menu's order; a product of two categories stands under the first, and empty
 * ones are left out. Two companies may each have their "Fries": a guest who looks at both sees one.
 */
export function groupByCategory(categories: readonly Category[], products: readonly Product[]): MenuSection[] {
	const ordered = [...categories].sort((a, b) => a.sort - b.sort)
	const nameOf = ({ name }: Category) => name.trim().toLowerCase()
	const isIn = ({ pos_categ_ids }: Product, { id }: Category) => pos_categ_ids.includes(id)
	const placed = new Set<number>()
	return [...new Set(ordered.map(nameOf))].flatMap((name): MenuSection[] => {
		const alike = ordered.filter((category) => nameOf(category) === name)
		const ids = alike.map(({ id }) => id)
		const all = listProducts(products, { by: 'category', categoryId: ids[0], ids })
		const own = all.filter(({ id }) => !placed.has(id))
		for (const { id } of own) placed.add(id)
		const category = alike.find((one) => own.some((product) => isIn(product, one)))
		return category ? [{ category, products: own }] : []
	})
}
