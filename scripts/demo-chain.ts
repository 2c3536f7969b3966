import type { Branch, Menu, Product } from '@app/contract/menu'

/** The branch that takes orders at any hour, and what it has in stock. */
export async function alwaysOpenBranch(cmsUrl: string): Promise<{ branch: Branch; products: Product[] }> {
	const { data } = (await (await fetch(`${cmsUrl}/capi/shop/menu-test`)).json()) as { data: Menu }
	const branch = data.branches.find(({ can_order_online, closes_at }) => can_order_online && closes_at === null)
	if (!branch) throw new Error('No branch takes orders around the clock.')
	const soldOut = new Set(branch.out_of_stock.map(({ odoo_products_id }) => odoo_products_id.odoo_id))
	return { branch, products: data.products.filter(({ id }) => branch.products.includes(id) && !soldOut.has(id)) }
}
