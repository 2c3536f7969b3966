/** A line of a placed order, beside what its branch offers of it at this moment. */
export interface OfferedLine {
	/** Null where the product has since been deleted. */
	product: number | null
	quantity: number
	/** Pieces that the line has taken off counted stock. */
	taken: number
	/** Ids of the option values that were chosen. */
	choices: readonly number[]
	/** Whether the product is published and the branch sells it without staff having switched it to sold out. */
	isOnSale: boolean
	/** Pieces left of a counted product, null where nobody counts it. */
	stock: number | null
}

export type OrderOffer =
	/** `missing`: pieces that the order still has to take off counted stock, by product. */
	{ kind: 'offered'; missing: ReadonlyMap<number, number> } | { kind: 'sold out' }

/**
 * Whether a placed order could still be cooked as it was ordered. Pieces that its lines have taken are its own,
 * however few are left for others; those that it has not taken must be there.
 */
export function decideOffer(lines: readonly OfferedLine[], availableChoices: ReadonlySet<number>): OrderOffer {
	const missing = new Map<number, number>()
	const left = new Map<number, number>()
	for (const { product, quantity, taken, choices, isOnSale, stock } of lines) {
		if (product === null || !isOnSale || !choices.every((id) => availableChoices.has(id))) return { kind: 'sold out' }
		if (stock === null || taken >= quantity) continue
		missing.set(product, (missing.get(product) ?? 0) + quantity - taken)
		left.set(product, stock)
	}
	const isShort = [...missing].some(([product, pieces]) => pieces > left.get(product)!)
	return isShort ? { kind: 'sold out' } : { kind: 'offered', missing }
}
