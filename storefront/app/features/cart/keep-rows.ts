interface Rows {
	/** The lines' keys in the cart. */
	keys: readonly string[]
	names: readonly number[]
	next: number
}

export const FIRST_ROWS: Rows = { keys: [], names: [], next: 0 }

/**
 * The rows of a list whose lines have these keys now. A line that is edited has another key, and keeps its row:
 * whoever opened it from there finds the button that they pressed. The same rows where nothing has changed.
 */
export function keepRows(rows: Rows, keys: readonly string[]): Rows {
	const changed = keys.flatMap((key, index) => (key === rows.keys[index] ? [] : [index]))
	if (keys.length === rows.keys.length && changed.length <= 1) return changed.length === 0 ? rows : { ...rows, keys }
	let { next } = rows
	const names = keys.map((key) => rows.names[rows.keys.indexOf(key)] ?? next++)
	return { keys, names, next }
}
