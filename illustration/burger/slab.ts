import { num, type Paint, type Point, path, type Rng, smooth, times } from '../paint.ts'

/** Where a layer lies: `y` is the height of its underside at the sides, `ry` the depth of its round footprint. */
export type Slot = { paint: Paint; rng: Rng; x: number; y: number; rx: number; ry: number; h: number }

/** `h` is the natural thickness; `draw` gets the one that fits the stack. */
export type Layer = { h: number; draw: (slot: Slot) => string }

/** How far the front of the round footprint bends down at `px`. */
export const arc = ({ x, rx, ry }: Slot, px: number): number => {
	const reach = (px - x) / rx
	return Math.abs(reach) < 1 ? ry * Math.sqrt(1 - reach * reach) : 0
}

/**
 * The outline of a round layer seen slightly from above. `rough` is the height of its irregularities, `tuck` how far
 * its foot draws in.
 */
export const slab = (slot: Slot, { rough = 1, bulge = 4, steps = 14, tuck = 0.015 } = {}): string => {
	const { rng, x, y, rx, ry, h } = slot
	const jitter = () => (rng() - 0.5) * 2 * rough
	const rim = (from: number, height: number, depth: number, wide = rx): Point[] =>
		times(steps, (i) => {
			const angle = from + ((i + 0.5) / steps) * Math.PI
			return [x - Math.cos(angle) * wide + jitter(), height + Math.sin(angle) * depth + jitter()] as const
		})
	return smooth([
		...rim(0, y - h * 0.1, ry, rx * (1 - tuck)),
		[x + rx + bulge, y - h * 0.5],
		...rim(Math.PI, y - h * 0.9, ry),
		[x - rx - bulge, y - h * 0.5],
	])
}

/** Light on a round thing: lit from the upper left, dark towards the right, a rim of light at the far edge. */
const roundness = ({ paint, x, rx }: Slot, strength = 1): string => {
	const s = (opacity: number) => Math.round(opacity * strength * 100) / 100
	return paint.across(
		`#2a0f00/${s(0.42)} 0,#2a0f00/${s(0.1)} .1,#fff6df/${s(0.16)} .27,#fff6df/0 .48,#2a0f00/${s(0.14)} .75,#2a0f00/${s(0.46)} .95,#ffdca8/${s(0.3)} 1`,
		x - rx - 4,
		x + rx + 4,
	)
}

/** A filled outline with the light of a round thing over it. */
export const solid = (slot: Slot, d: string, fill: string, strength = 1): string =>
	path(d, fill) + path(d, roundness(slot, strength))

/** The shadow that a layer throws on what lies below its front edge. */
export const contact = ({ paint, x, y, rx, ry }: Slot, depth = 15, opacity = 0.6): string => {
	const edge = Math.round((ry / (ry + depth)) * 100) / 100
	const wide = num(rx * 0.98)
	return path(
		`M${num(x - rx * 0.98)} ${num(y - 2)}a${wide} ${num(ry + depth)} 0 0 0 ${num(rx * 1.96)} 0Z`,
		paint.halfRadial(`#1f0a00/${opacity} ${edge},#1f0a00/0 1`),
	)
}

/** A place on the front wall: `across` −1…1, `up` 0 (bottom edge) … 1 (top edge). */
export const onWall = (slot: Slot, across: number, up: number): Point => {
	const px = slot.x + across * slot.rx
	return [px, slot.y - slot.h * up + arc(slot, px)]
}

/** Many small pebbles on the front wall as one path. */
export const pebbles = (
	slot: Slot,
	count: number,
	size: number,
	shape: (rng: Rng, x: number, y: number, rx: number, ry: number) => string,
): string =>
	times(count, () => {
		const across = (slot.rng() - 0.5) * 2
		const [px, py] = onWall(slot, Math.sin(across * 1.5), slot.rng())
		const squeeze = 0.45 + 0.55 * Math.sqrt(1 - across * across)
		const s = size * (0.5 + slot.rng())
		return shape(slot.rng, px, py, s * squeeze, s * 0.72)
	}).join('')
