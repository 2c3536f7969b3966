import type { Branch, Product } from '@app/contract/menu'
import type { CartItem } from '@app/contract/records'
import { toMinor } from '../pricing/money.ts'
import { type LineRevision, reviseLine } from './line-revision.ts'

/** What a cart shows at a line that is not as the menu has it, before the shop refuses it. */
export type LineIssue =
	| { kind: 'not_sold' }
	| ({ kind: 'choice_gone' } & LineRevision)
	| { kind: 'price'; item: CartItem }

interface Menu {
	branch: Pick<Branch, 'id' | 'odooID' | 'company' | 'products' | 'currency'>
	products: readonly Product[]
}

/**
 * Compares a cart line with the menu. The result is for display only, because a page's menu may be old: the server
 * decides at checkout. Sold-out products are the branch check's business.
 */
export function findLineIssue(line: CartItem, { branch, products }: Menu): LineIssue | null {
	// No products at all means that the menu could not be read.
	if (products.length === 0) return null
	const product = products.find(({ id }) => String(id) === line.id)
	const isSold = product?.company_id === branch.company.id && branch.products.includes(product.id)
	if (!isSold) return { kind: 'not_sold' }
	const revision = reviseLine(line, { product, branch })
	if (revision.gone.length > 0 || revision.mustChoose.length > 0) return { kind: 'choice_gone', ...revision }
	const { currency } = branch
	const isSamePrice = toMinor(revision.item.price, currency) === toMinor(line.price, currency)
	return isSamePrice ? null : { kind: 'price', item: revision.item }
}
