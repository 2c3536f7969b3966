import type { CartItem, PlacedLines } from '@app/contract/records'

/** Lines with one more at a place; a line that is already there (same key) takes the count instead. */
export function insertLine(items: readonly CartItem[], item: CartItem, index: number): CartItem[] {
	if (items.some((line) => line.key === item.key)) return changeCount(items, item.key, item.count)
	return items.toSpliced(index, 0, item)
}

/** Lines with one line's count changed; at a count of 0 the line is gone. */
export function changeCount(items: readonly CartItem[], key: string, by: number): CartItem[] {
	return items.flatMap((line) => {
		if (line.key !== key) return [line]
		return line.count + by > 0 ? [{ ...line, count: line.count + by }] : []
	})
}

/** Lines with an edited one in the old one's place, or joined to the line that is already like it. */
export function replaceLine(items: readonly CartItem[], key: string, item: CartItem): CartItem[] {
	const index = items.findIndex((line) => line.key === key)
	if (index < 0) return [...items]
	return insertLine(items.toSpliced(index, 1), item, index)
}

/**
 * How many more pieces of a product the settings' `maximum_order_per_item` allows. It counts all lines of the
 * product, as the server does when it prices the order: otherwise two notes would make two maxima.
 */
export function roomFor(items: readonly CartItem[], productId: string, maximumPerItem: number): number {
	const present = items.reduce((sum, line) => (line.id === productId ? sum + line.count : sum), 0)
	return Math.max(0, maximumPerItem - present)
}

/** What a paid order takes from the cart: the lines that it was placed with, or all where nobody remembers them. */
export type PaidLines = PlacedLines['lines'] | 'all'

/** `placed` is the order that was placed last from this cart; another order's payment takes nothing from it. */
export function decidePaidLines(placed: PlacedLines | null, paidOrderId: string): PaidLines {
	if (placed === null) return 'all'
	return placed.orderId === paidOrderId ? placed.lines : []
}

/** The lines that are not paid: what was added since the order was placed, and the pieces above what it had. */
export function dropPaid(items: readonly CartItem[], paid: PaidLines): CartItem[] {
	if (paid === 'all') return []
	return paid.reduce((left, { key, count }) => changeCount(left, key, -count), [...items])
}
