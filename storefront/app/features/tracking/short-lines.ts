import type { Line } from '@app/contract/orders'
import { plural } from '@app/language/current'

/** Lines that a list names; of the others only their number is told. */
const NAMED = 3

/**
 * What was ordered, in one sentence: `2× The Original, 1× Salted Chips and 2 more`. Lines of the same product count
 * as one.
 */
export function shortLines(lines: readonly Pick<Line, 'id' | 'name' | 'quantity'>[]): string {
	const counts = new Map<number, { name: string; quantity: number }>()
	for (const { id, name, quantity } of lines) {
		counts.set(id, { name, quantity: quantity + (counts.get(id)?.quantity ?? 0) })
	}
	const all = [...counts.values()]
	const named = all.slice(0, NAMED).map(({ name, quantity }) => `${quantity}× ${name}`)
	const more = all.slice(NAMED).reduce((sum, { quantity }) => sum + quantity, 0)
	const dishes = named.join(', ')
	return more > 0
		? plural(more, { one: '{dishes} and {count} more', other: '{dishes} and {count} more' }, { dishes })
		: dishes
}
