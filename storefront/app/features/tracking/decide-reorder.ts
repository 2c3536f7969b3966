import type { Branch, Product } from '@app/contract/menu'
import type { Line } from '@app/contract/orders'
import { type CartItem, type StoredBranch, StoredBranchSchema } from '@app/contract/records'
import { decideAdd } from '@app/domain/cart/cart-add'
import { makeCartItem } from '@app/domain/cart/cart-item'
import { checkSelections, defaultSelections, type Selection } from '@app/domain/menu/customization'
import { formatMoney, toMinor } from '@app/domain/pricing/money'
import { currentLanguage, t } from '@app/language/current'
import * as v from 'valibot'
import { lineLabels } from '../../lib/rendering/line-labels.ts'

export interface Reorder {
	/** The branch as the cart keeps it. */
	branch: StoredBranch
	items: CartItem[]
	/** What is different from the last time, in sentences of the current language. */
	changes: string[]
}

interface Shop {
	branch: Branch
	products: readonly Product[]
	maximumPerItem: number
}

/**
 * What of an earlier order a branch can make again today: lines with their choices as far as they are still offered.
 */
export function decideReorder(lines: readonly Line[], shop: Shop): Reorder {
	const reorder: Reorder = { branch: v.parse(StoredBranchSchema, shop.branch), items: [], changes: [] }
	for (const line of lines) {
		const { item, changes } = reorderLine(line, shop)
		reorder.changes.push(...changes)
		if (!item) continue
		const decision = decideAdd(reorder, item, shop, currentLanguage())
		if (decision.kind === 'added') reorder.items.push(decision.item)
		if ('message' in decision && decision.message) reorder.changes.push(decision.message)
	}
	return reorder
}

function reorderLine(line: Line, { branch, products }: Shop): { item?: CartItem; changes: string[] } {
	const product = products.find(({ id }) => id === line.id)
	if (!product || !branch.products.includes(line.id))
		return { changes: [t('{dish} is not on the menu any more.', { dish: lineLabels(line).name })] }
	if (branch.out_of_stock.some((entry) => entry.odoo_products_id.odoo_id === line.id)) {
		return { changes: [t('{dish} is sold out today.', { dish: lineLabels(line).name })] }
	}
	const { selections, changes } = reviseSelections(line, product)
	if (checkSelections(product, selections).length > 0) {
		return { changes: [t('{dish} has new choices. Add it from the menu.', { dish: lineLabels(line).name })] }
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
		const money = (minor: number) => formatMoney(minor, currency, currentLanguage())
		const prices = { price: money(price), before: money(toMinor(line.unit_price, currency)) }
		changes.push(t('{dish} is {price} now, it was {before}.', { dish: product.name, ...prices }))
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
	const words = lineLabels(line)
	const changes = line.customizations
		.flatMap((_, index) => (gone.has(index) ? (words.choices[index] ?? []) : []))
		.map((choice) => t('{dish} comes without {choice}, which is not available.', { dish: product.name, choice }))
	return { selections: [...kept, ...defaults], changes }
}
