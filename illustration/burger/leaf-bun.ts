import { between, glow, group, line, lump, num, type Point, path, repeat, smooth, times } from '../paint.ts'
import { ruffle } from './greens.ts'
import { contact, type Slot, slab, solid } from './slab.ts'

export const dome = ({ rng, x, y, rx, ry, h }: Slot): string => {
	const j = () => (rng() - 0.5) * 1.6
	const top: Point[] = times(17, (i) => {
		const angle = (i / 16) * Math.PI
		// A superellipse: fuller shoulders than a circle, as a proofed bun has.
		const c = Math.cos(angle)
		const s = Math.sin(angle)
		return [x - Math.sign(c) * Math.abs(c) ** 0.9 * (rx + 4) + j(), y - 14 - s ** 0.97 * (h - 14) + j()] as const
	})
	return smooth([
		...top,
		[x + rx * 0.97, y - 2],
		[x + rx * 0.72, y + ry * 0.72],
		[x + rx * 0.36, y + ry * 0.97],
		[x, y + ry],
		[x - rx * 0.36, y + ry * 0.97],
		[x - rx * 0.72, y + ry * 0.72],
		[x - rx * 0.97, y - 2],
	])
}

/** Cold leaves instead of bread: cups below, a folded head above. */
export const leafCrown = (slot: Slot): string => {
	const { paint, rng, x, y, rx, h } = slot
	const d = dome({ ...slot, rx: rx - 4 })
	const vein = (side: number) =>
		line(
			smooth(
				[
					[x - 20, y + 6],
					[x - 14 + side * 0.3, y - h * 0.4],
					[x + side, y - h * 0.84],
				],
				false,
			),
			'#f2ffd0',
			3.5 - Math.abs(side) / 60,
			'opacity=".7"',
		)
	return (
		contact(slot) +
		path(d, paint.radial('#eaffb0 0,#b7e25c .35,#7dbb34 .65,#4a8d22 .9,#2f6b18 1', 0.4, 0.26, 0.85)) +
		group(
			[-125, -90, -50, -8, 34, 76, 116].map(vein).join('') +
				repeat(30, () =>
					path(
						lump(
							rng,
							x + between(rng, -rx, rx),
							y - between(rng, 0, 0.95) * h,
							between(rng, 8, 20),
							between(rng, 4, 9),
						),
						paint.linear('#f4ffd0/.4,#3d8420/.28'),
					),
				) +
				glow(
					paint,
					x - 58,
					y - h * 0.74,
					66,
					22,
					'#ffffff',
					0.65,
					`transform="rotate(-16 ${num(x - 58)} ${num(y - h * 0.74)})"`,
				),
			paint.clip(d),
		) +
		ruffle({ ...slot, y: y + 2, h: 26 }, ['#d8f48a', '#86c43a', '#3f8420'], 7)
	)
}

export const leafHeel = (slot: Slot): string => {
	const { paint, rng, x, y, rx, ry, h } = slot
	const d = slab({ ...slot, rx: rx - 6 }, { rough: 3, bulge: 6 })
	const veins = repeat(13, (i) => {
		const px = x + (i / 6 - 1) * rx * 0.9
		return line(
			smooth(
				[
					[px * 0.5, y + ry],
					[px * 0.86, y - h * 0.3],
					[px + between(rng, -6, 6), y - h],
				],
				false,
			),
			'#eaffc0',
			2.4,
			'opacity=".5"',
		)
	})
	return (
		solid(slot, d, paint.down('#c3e86c,#7dbb34 45%,#3f8420 80%,#28590f', y - h, y + ry), 0.9) +
		group(veins, paint.clip(d)) +
		ruffle({ ...slot, y: y - h * 0.62, h: h * 0.55 }, ['#e3f8a4', '#97d048', '#4a9426'], 8, 8)
	)
}
