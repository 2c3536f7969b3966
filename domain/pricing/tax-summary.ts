/** A line as its tax is counted: whole minor units. */
export interface TaxedLine {
	/** After the discount, tax included. */
	grossMinor: number
	taxMinor: number
	/** Percent. */
	taxRate: number
}

/** What an order owes at one rate of tax. */
export interface TaxSummary {
	taxRate: number
	netMinor: number
	taxMinor: number
	grossMinor: number
}

/**
 * The tax inside an order, a row for each rate, the lowest first. The rows sum to the order's tax and total to the
 * cent.
 */
export function summariseTax(lines: readonly TaxedLine[]): TaxSummary[] {
	const rows = new Map<number, TaxSummary>()
	for (const { grossMinor, taxMinor, taxRate } of lines) {
		const row = rows.get(taxRate) ?? { taxRate, netMinor: 0, taxMinor: 0, grossMinor: 0 }
		row.grossMinor += grossMinor
		row.taxMinor += taxMinor
		row.netMinor = row.grossMinor - row.taxMinor
		rows.set(taxRate, row)
	}
	return [...rows.values()].sort((a, b) => a.taxRate - b.taxRate)
}
