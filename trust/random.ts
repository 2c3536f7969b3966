/** Chance that can be repeated: the same seed, the same things. */
export interface Random {
	/** From 0 up to, not including, 1. */
	next(): number
	/** From `min` to `max`, both included. */
	integer(min: number, max: number): number
	pick<T>(list: readonly T[]): T
	chance(probability: number): boolean
}

/** Mulberry32. */
export function createRandom(seed: number): Random {
	let state = seed >>> 0
	const next = () => {
		state = (state + 0x6d2b79f5) >>> 0
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
	}
	const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
	return {
		next,
		integer,
		pick: (list) => list[integer(0, list.length - 1)]!,
		chance: (probability) => next() < probability,
	}
}
