/**
 * Splits a whole amount over weights in whole parts that sum to it exactly, by largest remainder: the earlier part
 * wins a tie. Where all weights are 0 there is nothing to take from, and every part is 0. Amount and weights are
 * whole and not negative.
 */
export function distribute(amount: number, weights: readonly number[]): number[] {
	const sum = weights.reduce((total, weight) => total + weight, 0)
	if (sum === 0) return weights.map(() => 0)
	// The product of two amounts in cents leaves the safe integers well within a large order.
	const shares = weights.map((weight) => {
		const product = BigInt(amount) * BigInt(weight)
		return { part: Number(product / BigInt(sum)), rest: Number(product % BigInt(sum)) }
	})
	const left = amount - shares.reduce((total, share) => total + share.part, 0)
	// Sorting is stable: of equal remainders the earlier part comes first.
	const byRemainder = [...shares].sort((a, b) => b.rest - a.rest)
	for (const share of byRemainder.slice(0, left)) share.part += 1
	return shares.map((share) => share.part)
}
