import type { Dish, FriesStyle } from './dish.ts'
import { between, ellipse, glow, lump, type Paint, path, place, type Rng, repeat, times } from './paint.ts'
import { bouquet, curl, heaped, lattice, POTATO, SQUEAKY, SWEET, wedge } from './potatoes.ts'
import { type Heap, strew } from './toppings.ts'
import { CREAM_BOARD, carton, floor, GREEN_BOARD, KRAFT, MUSTARD_BOARD, RED_BOARD, tray } from './vessels.ts'

const salt = (rng: Rng, { x, y, rx, ry }: Heap): string =>
	path(
		repeat(30, () => lump(rng, x + between(rng, -rx, rx), y + between(rng, -ry, ry), 1.4, 1.2, 0.3, 4)),
		'#fff',
		'opacity=".9"',
	)

const pile = (paint: Paint, rng: Rng, style: FriesStyle): string => {
	if (style === 'curly')
		return [
			...times(34, (i) => [200 + between(rng, -92, 92), 208 - Math.floor(i / 9) * 22 + between(rng, -12, 30)] as const),
		]
			.sort((a, b) => a[1] - b[1])
			.map(([x, y]) => curl(rng, x + (200 - x) * (y < 180 ? 0.4 : 0), y, between(rng, 26, 36)))
			.join('')
	if (style === 'waffle')
		return [
			[198, 102, 12, 70, 0.92],
			[138, 148, -34, 66, 0.8],
			[266, 146, 38, 66, 0.8],
			[200, 176, -4, 70, 0.96],
			[128, 212, -56, 56, 0.7],
			[274, 212, 58, 56, 0.7],
		]
			.map(([x = 0, y = 0, turn = 0, size = 0, flat = 1]) => place(lattice(paint, rng, size), x, y, turn, flat, 1))
			.join('')
	if (style === 'wedges')
		return [
			[160, 132, -78],
			[238, 128, 96],
			[128, 160, 242],
			[272, 160, 118],
			[200, 112, 88],
			[178, 166, 262],
			[226, 168, 100],
			[118, 200, 226],
			[282, 200, 136],
			[152, 204, 250],
			[248, 204, 112],
			[200, 208, 92],
		]
			.map(([x = 0, y = 0, turn = 0]) => place(wedge(paint, rng), x, y, turn, 1.1))
			.join('')
	if (style === 'sweet-potato') return bouquet(paint, rng, 9, 19, SWEET)
	if (style === 'chunky') return bouquet(paint, rng, 6, 30, POTATO, 0.96)
	return bouquet(paint, rng, 13, 13, POTATO, 1.04)
}

const BOARDS = {
	skinny: GREEN_BOARD,
	chunky: KRAFT,
	curly: RED_BOARD,
	waffle: MUSTARD_BOARD,
	'sweet-potato': GREEN_BOARD,
	wedges: KRAFT,
} as const

/** Fries of every cut: plain ones stand in a carton, dressed ones are heaped on a tray. */
export const fries = (paint: Paint, rng: Rng, { style, toppings = [] }: Extract<Dish, { kind: 'fries' }>): string => {
	const plain = style !== 'loaded' && style !== 'cheese'
	if (plain && !toppings.length) {
		const box = carton(paint, BOARDS[style], style === 'waffle' ? '#7c4a05' : '#fffbe8')
		return floor(paint) + box.back + pile(paint, rng, style) + salt(rng, { x: 200, y: 178, rx: 66, ry: 30 }) + box.front
	}
	const heap: Heap = { x: 200, y: 226, rx: 118, ry: 44, rise: 58 }
	const dish = tray(paint, rng, style === 'cheese' ? GREEN_BOARD : KRAFT, style === 'cheese' ? '#3f8f1f' : '#d9301a')
	const dressed = toppings.length
		? toppings
		: style === 'cheese'
			? ['cheese-sauce']
			: ['cheese-sauce', 'bacon', 'jalapenos']
	const bed =
		style === 'sweet-potato' ? heaped(paint, rng, 18, SWEET) : heaped(paint, rng, style === 'chunky' ? 24 : 14, POTATO)
	return floor(paint, 350, 172) + dish.back + bed + dressed.map((key) => strew(paint, key, heap)).join('') + dish.front
}

/** Thick grilled cheese chips, in a cream carton. */
export const halloumiFries = (paint: Paint, rng: Rng): string => {
	const box = carton(paint, CREAM_BOARD, '#3f8f1f')
	return (
		floor(paint) +
		box.back +
		bouquet(paint, rng, 5, 34, SQUEAKY, 0.92) +
		glow(paint, 150, 150, 40, 20, '#ffffff', 0.3) +
		box.front
	)
}

/** A cob with butter. */
export const corn = (paint: Paint, rng: Rng): string => {
	const cob =
		'M-150 0C-150-34-110-46-60-47 20-49 110-42 146-14 154-6 154 6 146 14 110 42 20 49-60 47-110 46-150 34-150 0Z'
	const kernels = [-4, -3, -2, -1, 0, 1, 2, 3, 4]
		.flatMap((row) =>
			times(21 - Math.abs(row), (i) => {
				const t = (i / (20 - Math.abs(row))) * 2 - 1
				const y = Math.sin((row / 4.6) * 1.5) * 46 * (1 - Math.max(0, t) ** 4 * 0.6)
				return path(
					lump(rng, t * (142 - row * row * 1.2), y, 8.2, 6.4 * Math.cos(row / 4.4) + 1.6, 0.08, 6),
					paint.radial('#fff6b0 0,#ffd83f .5,#eda91c .85,#b8740c 1', 0.4, 0.3, 0.75),
				)
			}),
		)
		.join('')
	return (
		floor(paint, 300, 160) +
		place(
			path(cob, '#1f0a00', 'opacity=".22" transform="translate(1 9)"') +
				path(cob, '#a8700c') +
				kernels +
				path(
					repeat(16, () => lump(rng, between(rng, -120, 120), between(rng, -30, 36), 7, 3)),
					'#7a4205',
					'opacity=".45"',
				) +
				path(lump(rng, -14, -26, 44, 16, 0.2, 9), paint.linear('#fffbe0,#ffe88a')) +
				path(
					repeat(30, () => lump(rng, between(rng, -120, 120), between(rng, -36, 36), 2, 1.4, 0.3, 5)),
					'#2f7d1b',
				) +
				glow(paint, -30, -28, 90, 14, '#ffffff', 0.6) +
				ellipse(-30, -32, 18, 4, '#fff', 'opacity=".8"'),
			200,
			230,
			-18,
			1.08,
		)
	)
}
