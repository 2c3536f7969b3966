import { bowlOf, macaroni } from './bowls.ts'
import { nugget } from './chicken.ts'
import { breading, crust, GOLDEN } from './crust.ts'
import type { Dish } from './dish.ts'
import { corn } from './fries.ts'
import {
	between,
	ellipse,
	glow,
	line,
	lump,
	num,
	type Paint,
	type Point,
	path,
	place,
	type Rng,
	repeat,
	times,
} from './paint.ts'
import { type Heap, strew } from './toppings.ts'
import { floor, GREEN_BOARD, KRAFT, MUSTARD_BOARD, pot, tray } from './vessels.ts'

/** A battered hoop, seen at a slant: its hole shows what lies behind. */
const hoop = (paint: Paint, rng: Rng, rx: number, ry: number): string => {
	const band = (): Point => {
		const a = rng() * Math.PI * 2
		const o = between(rng, 0.74, 1.04)
		return [Math.cos(a) * rx * o, Math.sin(a) * ry * o]
	}
	const hole = `M${-rx - 9} 0A${rx + 9} ${ry + 9} 0 1 1 ${rx + 9} 0A${rx + 9} ${ry + 9} 0 1 1 ${-rx - 9} 0ZM${-rx * 0.6} 2A${rx * 0.6} ${ry * 0.54} 0 1 0 ${rx * 0.6} 2A${rx * 0.6} ${ry * 0.54} 0 1 0 ${-rx * 0.6} 2Z`
	return (
		path(hole, '#1f0600', 'fill-rule="evenodd" opacity=".4" transform="translate(3 11)"') +
		path(hole, '#8a4a0d', 'fill-rule="evenodd" transform="translate(0 4)"') +
		path(hole, '#c97a1e', 'fill-rule="evenodd"') +
		crust(paint, rng, 84, 12, band, GOLDEN) +
		line(
			`M${num(-rx * 0.62)} ${num(-ry * 0.6)}A${rx} ${ry} 0 0 1 ${num(rx * 0.1)} ${num(-ry * 0.92)}`,
			'#fff',
			5,
			'opacity=".35"',
		)
	)
}

export const onionRings = (paint: Paint, rng: Rng): string => {
	const dish = tray(paint, rng, GREEN_BOARD)
	const laid = [
		[126, 196, 58, 50, -18],
		[272, 198, 60, 48, 16],
		[198, 148, 62, 52, 6],
		[112, 250, 56, 38, -10],
		[286, 252, 56, 38, 12],
		[198, 222, 66, 48, -4],
		[200, 276, 62, 34, 2],
	]
	return (
		floor(paint, 350, 172) +
		dish.back +
		laid.map(([x = 0, y = 0, rx = 0, ry = 0, turn = 0]) => place(hoop(paint, rng, rx, ry), x, y, turn)).join('') +
		dish.front
	)
}

const sticks = (paint: Paint, rng: Rng): string =>
	[
		[116, 224, -66],
		[284, 226, 62],
		[160, 200, -80],
		[240, 198, 78],
		[200, 190, 90],
		[178, 238, -72],
		[232, 240, 70],
	]
		.map(([x = 0, y = 0, turn = 0], i) => {
			const d = 'M-78-18C-88-16-88 16-78 18-30 24 30 24 78 18 88 16 88-16 78-18 30-24-30-24-78-18Z'
			const spot = (): Point => [between(rng, -80, 80), between(rng, -19, 19)]
			const pull =
				i === 4
					? path('M74-14C92-12 96 4 92 22 96 40 92 62 88 64 82 60 86 34 80 20Z', paint.linear('#fffdf0,#f2e2b4'))
					: ''
			return place(
				path(d, '#1f0600', 'opacity=".4" transform="translate(3 9)"') +
					path(d, paint.linear('#ffe2a0,#eda83e 45%,#a8600f')) +
					breading(rng, 60, 3.4, spot, GOLDEN) +
					pull +
					glow(paint, -10, -11, 56, 8, '#ffffff', 0.5),
				x,
				y,
				turn,
				0.96,
			)
		})
		.join('')

const poppers = (paint: Paint, rng: Rng): string =>
	[
		[120, 226, -30],
		[276, 224, 34],
		[198, 196, 8],
		[156, 252, -12],
		[240, 258, 14],
	]
		.map(([x = 0, y = 0, turn = 0]) => {
			const d = 'M-66 2C-66-26-24-32 8-26 40-20 66-8 66 2 64 14 34 24 6 28-26 32-66 26-66 2Z'
			const spot = (): Point => {
				const px = between(rng, -62, 46)
				return [px, between(rng, -1, 1) * (27 - Math.max(0, px) * 0.3)]
			}
			return place(
				path(d, '#1f0600', 'opacity=".4" transform="translate(3 10)"') +
					path('M58-4C72-10 82-6 92-14 98-14 98-6 92-2 84 6 72 8 60 6Z', paint.linear('#8fc043,#3c7418')) +
					path(d, '#8a4a0d') +
					path(d, paint.linear('#ffdf96,#eaa43c 45%,#a8600f')) +
					breading(rng, 80, 3.6, spot, GOLDEN) +
					path(lump(rng, -52, 2, 15, 19, 0.1, 10), paint.linear('#5ea32c,#2f6b18')) +
					path(lump(rng, -53, 2, 11, 14, 0.12, 10), paint.radial('#ffffff 0,#fdf3d4 .6,#e0c88c 1', 0.4, 0.35, 0.7)) +
					glow(paint, 0, -13, 32, 8, '#ffffff', 0.45),
				x,
				y,
				turn,
				1.06,
			)
		})
		.join('')

export const bites = (paint: Paint, rng: Rng, { item }: Extract<Dish, { kind: 'bites' }>): string => {
	if (item === 'corn') return corn(paint, rng)
	const heap: Heap = { x: 200, y: 204, rx: 118, ry: 34, rise: 40 }
	if (item === 'slaw')
		return bowlOf(
			paint,
			ellipse(200, 202, 122, 42, '#e8efc4') +
				strew(paint, 'slaw', heap, 4.5) +
				path(
					repeat(18, () => lump(rng, between(rng, 100, 300), between(rng, 160, 230), 4, 2, 0.4, 6)),
					'#f08a2c',
				) +
				path(
					repeat(14, () => lump(rng, between(rng, 100, 300), between(rng, 160, 230), 4, 2, 0.4, 6)),
					'#8d4f9c',
				),
		)
	if (item === 'mac-and-cheese')
		return bowlOf(
			paint,
			ellipse(200, 202, 124, 44, '#f2ab22') +
				macaroni(rng) +
				path(
					repeat(30, () => lump(rng, between(rng, 100, 300), between(rng, 150, 225), 4, 2.6, 0.3, 6)),
					'#b8680f',
					'opacity=".7"',
				),
		)
	const dish = tray(
		paint,
		rng,
		item === 'mozzarella-sticks' ? KRAFT : item === 'mac-bites' ? MUSTARD_BOARD : GREEN_BOARD,
	)
	const filling =
		item === 'mozzarella-sticks'
			? sticks(paint, rng)
			: item === 'jalapeno-poppers'
				? poppers(paint, rng)
				: times(8, (i) =>
						place(
							nugget(paint, rng, ['#ffdf80', '#f0a428', '#bd6a10', '#7f3d09']) +
								path(lump(rng, 10, 4, 15, 10, 0.2, 9), paint.radial('#ffe680 0,#ffbf2c .7,#d67e0c 1')),
							[120, 200, 280, 158, 242, 200, 150, 250][i] ?? 200,
							[236, 232, 236, 198, 196, 164, 270, 270][i] ?? 220,
							((i * 47) % 60) - 30,
							1.12,
						),
					).join('')
	return (
		floor(paint, 350, 172) +
		dish.back +
		filling +
		(item === 'mozzarella-sticks' ? pot(paint, rng, 'sweet-chilli', 298, 266, 0.42) : '') +
		dish.front
	)
}

export const sauce = (paint: Paint, rng: Rng, { flavour }: Extract<Dish, { kind: 'sauce' }>): string =>
	floor(paint, 308, 142, 200, 22) + pot(paint, rng, flavour, 200, 150, 1.34)
