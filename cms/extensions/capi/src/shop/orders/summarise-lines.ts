import type { PricedLine } from '@app/domain/pricing/pricing'

type Line = Pick<PricedLine, 'quantity' | 'name' | 'customizations' | 'requests'>

/** An order's lines in words, for the kitchen's board: `2 × The Big Dill (Double, No pickles) · 1 × Skinny Dippers`. */
export function summariseLines(lines: readonly Line[]): string {
	return lines.map(summariseLine).join(' · ')
}

function summariseLine({ quantity, name, customizations, requests }: Line): string {
	const details = [...customizations.map((choice) => choice.name), ...requests]
	return `${quantity} × ${name}${details.length > 0 ? ` (${details.join(', ')})` : ''}`
}
