import type { Branch, Product } from '@app/contract/menu'
import type { Line } from '@app/contract/orders'
import { type CartItem, type StoredBranch, StoredBranchSchema } from '@app/contract/records'
import { decideAdd } from '@app/domain/cart-add'
import { makeCartItem } from '@app/domain/cart-item'
import { checkSelections, defaultSelections, type Selection } from '@app/domain/customization'
import { formatMoney, toMinor } from '@app/domain/money'
import * as v from 'valibot'

export interface Reorder {
	/** The branch as the cart keeps it. */
	branch: StoredBranch
	items: CartItem[]
	/** What is different from the last time, in sentences. */
	changes: string[]
}

interface Shop {
	branch: Branch
	products: readonly Product[]
	maximumPerItem: number
}

/** What of an earlier order a branch can make again today: lines with their choices as far as they are still offered. */
export function decideReorder(lines: readonly Line[], shop: Shop): Reorder {
	const reorder: Reorder = { branch: v.parse(StoredBranchSchema, shop.branch), items: [], changes: [] }
	for (const line of lines) {
		const { item, changes } = reorderLine(line, shop)
		reorder.changes.push(...changes)
		if (!item) continue
		const decision = decideAdd(reorder, item, shop)
		if (decision.kind === 'added') reorder.items.push(decision.item)
		if ('message' in decision && decision.message) reorder.changes.push(decision.message)
	}
	return reorder
}

function reorderLine(line: Line, { branch, products }: Shop): { item?: CartItem; changes: string[] } {
	const product = products.find(({ id }) => id === line.id)
	if (!product || !branch.products.includes(line.id)) return { changes: [`${line.name} is not on the menu any more.`] }
	if (branch.out_of_stock.some((entry) => entry.odoo_products_id.odoo_id === line.id)) {
		return { changes: [`${line.name} is sold out today.`] }
	}
	const { selections, changes } = reviseSelections(line, product)
	if (checkSelections(product, selections).length > 0) {
		return { changes: [`${line.name} has new choices. Add it from the menu.`] }
	}
	const { currency } = branch
	const item = makeCartItem({
		product,
		branch,
		currency,
		count: line.quantity,
		selections,
		requests: line.requests,
		note: line.note,
	})
	const price = toMinor(item.price, currency)
	if (price !== toMinor(line.unit_price, currency)) {
		changes.push(
			`${product.name} is ${formatMoney(price, currency)} now, it was ${formatMoney(toMinor(line.unit_price, currency), currency)}.`,
		)
	}
	return { item, changes }
}

/** Choices that are offered no more are left out, and what must be chosen gets the menu's own first choice. */
function reviseSelections(line: Line, product: Product): { selections: Selection[]; changes: string[] } {
	const before = line.customizations.map(({ attribute_id, value_id, template_attribute_value_id }) => ({
		attribute_id,
		value_id,
		template_attribute_value_id,
	}))
	const gone = new Set(checkSelections(product, before).map(({ index }) => index))
	const kept = before.filter((_, index) => !gone.has(index))
	const defaults = defaultSelections(product).filter(
		({ attribute_id }) => !kept.some((selection) => selection.attribute_id === attribute_id),
	)
	const changes = line.customizations
		.filter((_, index) => gone.has(index))
		.map(({ name }) => `${product.name} comes without ${name}, which is not available.`)
	return { selections: [...kept, ...defaults], changes }
}
