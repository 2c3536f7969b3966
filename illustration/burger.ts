import { CROWN_HEIGHT, crownRise, drawCrown, drawHeel, HEEL_HEIGHT, isBun } from './burger/buns.ts'
import { isFilling, LAYERS } from './burger/layers.ts'
import type { Slot } from './burger/slab.ts'
import type { Bun } from './dish.ts'
import { compose, createPaint, type DrawOptions, ellipse, group, type Paint, place, seeded } from './paint.ts'

export type { DrawOptions } from './paint.ts'

const RX = 152
const RY = 20
const FLOOR = 366

type Pose = {
	/** Stands on the floor of the field, however low the stack. */
	grounded?: boolean
	/** Lifts the crown off by so much. */
	open?: number
}

/** The burger as a group in a 400 by 400 field. Layers run bottom to top; the first bun found is the bun. */
export const burgerGroup = (
	paint: Paint,
	layers: readonly string[],
	{ grounded = false, open = 0 }: Pose = {},
): string => {
	const bun: Bun = layers.find(isBun) ?? 'sesame-bun'
	const fillings = layers.filter(isFilling)
	const natural = fillings.reduce((sum, key) => sum + LAYERS[key].h, 0)
	const bread = HEEL_HEIGHT + CROWN_HEIGHT * crownRise(bun)
	// A plain burger is drawn thicker and a tower thinner, before the whole picture is scaled down.
	const stretch = Math.min(1.28, Math.max(0.8, (290 - bread) / Math.max(1, natural)))
	const loft = Math.min(1.16, Math.max(0.86, 0.8 + 40 / Math.max(1, natural)))
	const total = bread * loft + natural * stretch
	const scale = Math.min(1, 332 / (total + RY))
	let y = -RY
	const seen = new Map<string, number>()
	const slot = (h: number, key: string): Slot => {
		// The seed is the layer itself, so taking one away leaves the others as they were.
		const turn = (seen.get(key) ?? 0) + 1
		seen.set(key, turn)
		const at = { paint, rng: seeded(`${key} ${turn}`), x: 0, y, rx: RX, ry: RY, h }
		y -= h
		return at
	}
	const parts = [group(drawHeel(slot(HEEL_HEIGHT * loft, 'heel'), bun), `data-layer="${bun}"`)]
	for (const key of fillings) {
		const { h, draw } = LAYERS[key]
		parts.push(group(draw(slot(h * stretch, key)), `data-layer="${key}"`))
	}
	const crown = drawCrown(slot(CROWN_HEIGHT * crownRise(bun) * loft, 'crown'), bun)
	parts.push(group(open ? place(crown, 0, -open, -5) : crown, `data-layer="${bun}"`))
	const shadow = ellipse(0, -8, RX * 1.12, 24, paint.radial('#0a1405/.6 .35,#0a1405/.3 .75,#0a1405/0 1'))
	// Small stacks rest on the middle of the frame, not at its lower edge.
	const rest = grounded ? FLOOR : FLOOR - Math.max(0, (332 - (total + RY) * scale) / 2)
	return place(shadow + parts.join(''), 200, rest, 0, scale)
}

/**
 * A burger as a standalone SVG document, drawn from its layers (bottom to top, the bun first). Each layer is a group
 * with `data-layer`; unknown keys are skipped. The same layers always give the same string.
 */
export const drawBurger = (layers: readonly string[], options: DrawOptions = {}): string => {
	const paint = createPaint(options.idPrefix ?? 'burger')
	return compose(paint, burgerGroup(paint, layers), options)
}
