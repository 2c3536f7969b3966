import type { Command } from 'fast-check'

/** A step of a model test: whether it can happen now, and what it does to the model and to the real thing. */
export function command<Model extends object, Real>(
	name: string,
	step: { check?: (model: Readonly<Model>) => boolean; run: (model: Model, real: Real) => void },
): Command<Model, Real> {
	return { check: (model) => step.check?.(model) ?? true, run: step.run, toString: () => name }
}

/** How many walks each model takes. */
export const WALKS = 1_000
