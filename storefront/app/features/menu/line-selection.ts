import type { Product } from '@app/contract/menu'
import { defaultSelections, type Selection } from '@app/domain/menu/customization'

/** A product as somebody wants it, whoever cooks it. */
export interface LineSelection {
	count: number
	selections: readonly Selection[]
	requests: readonly string[]
	note: string
}

/** One of it, with nothing chosen. */
export function withoutChoices(product: Product): LineSelection {
	return { count: 1, selections: defaultSelections(product), requests: [], note: '' }
}
