/**
 * A spreadsheet reads a cell that begins so as a formula. The wide forms count too: some versions take them for the
 * narrow ones.
 */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/
const NEGATIVE_NUMBER = /^-\d+(\.\d+)?$/

/**
 * Marks a text as text for spreadsheets, so that nothing that a stranger typed into a form runs where staff open an
 * export.
 */
export function escapeFormula(text: string): string {
	return FORMULA_START.test(text) && !NEGATIVE_NUMBER.test(text) ? `'${text}` : text
}

/** Marks each text of a row, at any depth. Dates and the like stay as they are. */
export function escapeFormulas(value: unknown): unknown {
	if (typeof value === 'string') return escapeFormula(value)
	if (Array.isArray(value)) return value.map(escapeFormulas)
	if (value === null || typeof value !== 'object' || value instanceof Date) return value
	return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, escapeFormulas(inner)]))
}
