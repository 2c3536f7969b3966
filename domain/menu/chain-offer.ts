import type { Branch, Product } from '@app/contract/menu'
import type { PlainMessage } from '@app/language/messages'

type SellingBranch = Pick<Branch, 'title' | 'company' | 'products' | 'out_of_stock' | 'currency' | 'can_order_online'>

/** What a chain sells, whoever cooks it. */
interface ChainOffer {
	/** Products that at least one branch sells, in the menu's order. */
	products: Product[]
	/** Ids of those that every branch which sells them is out of. */
	soldOut: ReadonlySet<number>
	/** By a product's id: the currency of the first branch that sells it. */
	currencies: ReadonlyMap<number, string>
}

/** The menu of the whole chain. */
export function chainOffer(branches: readonly SellingBranch[], products: readonly Product[]): ChainOffer {
	const sellers = new Map(products.map((product) => [product.id, branches.filter((branch) => sells(branch, product))]))
	const of = ({ id }: Product) => sellers.get(id) ?? []
	const sold = products.filter((product) => of(product).length > 0)
	return {
		products: sold,
		soldOut: new Set(
			sold.filter((product) => of(product).every((branch) => isOut(branch, product))).map(({ id }) => id),
		),
		currencies: new Map(sold.map((product) => [product.id, of(product)[0]!.currency])),
	}
}

/** Why no branch can be asked for a product now, for the customer; null where one can. */
export function whyNowhere(branches: readonly SellingBranch[], product: Product): PlainMessage | null {
	const inStock = branches.filter((branch) => sells(branch, product) && !isOut(branch, product))
	if (inStock.length === 0) return 'Sold out everywhere'
	return inStock.some((branch) => branch.can_order_online) ? null : 'No branch takes orders for it now'
}

/** Whether a product is on a branch's list: of its company, too. */
function sells({ company, products }: SellingBranch, product: Product): boolean {
	return product.company_id === company.id && products.includes(product.id)
}

function isOut({ out_of_stock }: SellingBranch, { id }: Product): boolean {
	return out_of_stock.some((entry) => entry.odoo_products_id.odoo_id === id)
}
