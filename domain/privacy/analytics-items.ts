import type { MeasuredItem, Purchase } from '@app/contract/measurement'
import type { Product } from '@app/contract/menu'
import type { TrackedOrder } from '@app/contract/orders'
import type { CartItem } from '@app/contract/records'
import { fromMinor, toMinor } from '../pricing/money.ts'

/** A list of the menu is measured by its first products only: an event must not weigh more than the menu. */
export const MAX_LISTED_ITEMS = 20

/** A line of the cart, without what the customer wrote to the kitchen. */
export function measureLine(line: CartItem, quantity = line.count): MeasuredItem {
	const { id, category } = line.product
	return { item_id: id, item_name: line.name, item_category: category, price: line.price, quantity }
}

/** A product that is looked at. */
export function measureProduct({ id, name, category, price }: Product): MeasuredItem {
	return { item_id: String(id), item_name: name, item_category: category, price, quantity: 1 }
}

/** What items are worth together, decimal. */
export function worthOf(items: readonly MeasuredItem[], currency: string): number {
	const minor = items.reduce((sum, { price, quantity }) => sum + toMinor(price, currency) * quantity, 0)
	return fromMinor(minor, currency)
}

/** A paid order: its reference, its figures and its dishes, and nothing of whoever ordered them. */
export function measureOrder({ reference, currency, total, tax, lines }: TrackedOrder): Purchase {
	return {
		transaction_id: reference,
		currency,
		value: total,
		tax,
		items: lines.map(({ id, name, unit_price, quantity }) => ({
			item_id: String(id),
			item_name: name,
			price: unit_price,
			quantity,
		})),
	}
}
