import type { Product } from '@app/contract/menu'

type Id = number | string | null | undefined

/**
 * Which products are asked for: those of a company, all or in one of its categories, for a branch of it; or,
 * whoever's they are, those of a category of the CMS, by the `ids` of the categories that it stands for.
 */
export type ProductsAsked =
	| { by: 'company'; companyId: Id; branchId: Id; categoryId?: Id }
	| { by: 'category'; categoryId: Id; ids: readonly Id[] }

type Listed = Pick<Product, 'company_id' | 'pos_categ_ids'>

/** `key` names the list in a cache: by company, by company and category, by category of the CMS (section 3). */
export type ProductList = { key: string; holds: (product: Listed) => boolean } | { warning: string }

/** An id as a number (section 5: ids become numbers); null where it is none. */
function toId(id: Id): number | null {
	const number = typeof id === 'string' && id.trim() !== '' ? Number(id) : id
	return typeof number === 'number' && Number.isInteger(number) && number > 0 ? number : null
}

/**
 * What a list of products is and how it is called. Products need a company and a branch, or a category with ids;
 * without them there is a warning, and the list is empty (sections 5 and 8).
 */
export function decideProductList(asked: ProductsAsked): ProductList {
	const categoryId = toId(asked.categoryId)
	if (asked.by === 'category') {
		const ids = new Set(asked.ids.map(toId).filter((id) => id !== null))
		if (categoryId === null) return { warning: 'Products of a category need its id.' }
		if (ids.size === 0) return { warning: `Category ${categoryId} names no ids.` }
		return { key: `category ${categoryId}`, holds: ({ pos_categ_ids }) => pos_categ_ids.some((id) => ids.has(id)) }
	}
	const companyId = toId(asked.companyId)
	if (companyId === null) return { warning: 'Products need a company id.' }
	if (toId(asked.branchId) === null) return { warning: 'Products need a branch id.' }
	const isOfCompany = ({ company_id }: Listed) => company_id === companyId
	if (categoryId === null) return { key: `company ${companyId}`, holds: isOfCompany }
	return {
		key: `company ${companyId} category ${categoryId}`,
		holds: (product) => isOfCompany(product) && product.pos_categ_ids.includes(categoryId),
	}
}
