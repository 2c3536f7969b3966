/** A smaller round runs with every `npm test`, the long one with `npm run test:trust`. */
export const isLongRound = process.env.TRUST_ROUND === 'long'

/** How often, in this round. */
export const times = ({ short, long }: { short: number; long: number }): number => (isLongRound ? long : short)

/**
 * Where chance starts in this run. It is printed when a test fails; set TRUST_SEED to it and the same things happen
 * again.
 */
export const SEED = Number(process.env.TRUST_SEED ?? Math.floor(Math.random() * 2 ** 31))

/** Where chance starts in a part of `npm test` that must not fail by chance; in the long round it starts anywhere. */
export const steadySeed = (fixed: number): number =>
	isLongRound || process.env.TRUST_SEED !== undefined ? SEED : fixed
