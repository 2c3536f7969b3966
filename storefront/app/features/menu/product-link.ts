/** The search parameters that keep the product sheet open: `?product=7`, and the cart line that it edits. */
export const PRODUCT_PARAM = 'product'
export const LINE_PARAM = 'line'

/**
 * Marks a history entry that the app itself made for the sheet: closing then goes back instead of leaving another
 * entry.
 */
export const SHEET_STATE = { sheet: true } as const

/** The address of a product's sheet on the present page; with a line's key the sheet edits that line. */
export function productSearch(productId: number | string, lineKey?: string): string {
	const search = new URLSearchParams({ [PRODUCT_PARAM]: String(productId) })
	if (lineKey) search.set(LINE_PARAM, lineKey)
	return `?${search}`
}
