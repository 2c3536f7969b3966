import { burgerGroup } from './burger.ts'
import { nugget } from './chicken.ts'
import type { Dish } from './dish.ts'
import { fries } from './fries.ts'
import { hotdog } from './handheld.ts'
import { ellipse, group, line, type Paint, path, place, type Rng, repeat } from './paint.ts'
import { floor, GREEN_BOARD, MUSTARD_BOARD, stamp } from './vessels.ts'

const PLACES: Record<number, readonly (readonly [x: number, y: number, size: number])[]> = {
	1: [[54, 34, 0.73]],
	2: [
		[10, 66, 0.62],
		[158, 34, 0.64],
	],
	3: [
		[86, 82, 0.6],
		[-8, 38, 0.6],
		[172, 26, 0.62],
	],
	4: [
		[16, 92, 0.52],
		[174, 92, 0.54],
		[2, 8, 0.56],
		[188, 4, 0.56],
	],
}

/** A combo: up to four dishes in an open box. The first stands at the front. */
export const box = (
	paint: Paint,
	draw: (dish: Dish, index: number) => string,
	{ dishes }: Extract<Dish, { kind: 'box' }>,
): string => {
	const [light, mid, dark] = GREEN_BOARD
	const shown = dishes.slice(0, 4)
	const spots = PLACES[shown.length] ?? []
	const wall =
		'M26 266C110 290 290 290 374 266L352 348C350 356 344 360 336 361 246 372 154 372 64 361 56 360 50 356 48 348Z'
	return (
		floor(paint, 362, 178) +
		path('M26 266L62 226H338L374 266 340 300H60Z', paint.linear(`${dark},#163f0a`)) +
		shown
			.map((dish, i) => place(draw(dish, i), spots[i]?.[0] ?? 0, spots[i]?.[1] ?? 0, 0, spots[i]?.[2] ?? 0.5))
			.reverse()
			.join('') +
		path(wall, '#0d2404', 'opacity=".35" transform="translate(0 -6)"') +
		path(wall, paint.across(`${dark} 0,${mid} .12,${light} .34,${mid} .64,${dark} 1`, 26, 374)) +
		path(wall, paint.down('#fff/.12 0,#000/0 .3,#000/.3 1', 266, 366)) +
		line('M27 267C110 291 290 291 373 267', '#b9e58a', 3.5) +
		stamp(200, 324, 54, '#fffbe8', mid)
	)
}

/** A lunch box with a handle and its main peeping out. */
export const kids = (paint: Paint, rng: Rng, { main }: Extract<Dish, { kind: 'kids' }>): string => {
	const [light, mid, dark] = MUSTARD_BOARD
	const peep = {
		burger: () =>
			place(burgerGroup(paint, ['sesame-bun', 'beef', 'cheddar', 'lettuce'], { grounded: true }), 56, -4, -4, 0.72),
		nuggets: () =>
			[
				[130, 152, -20],
				[200, 128, 10],
				[268, 150, 24],
				[164, 176, 8],
				[236, 178, -12],
			]
				.map(([x = 0, y = 0, turn = 0]) => place(nugget(paint, rng), x, y, turn, 1.12))
				.join(''),
		hotdog: () => place(hotdog(paint, rng, { kind: 'hotdog', layers: ['ketchup', 'mustard'] }), 48, -10, 0, 0.76),
		fries: () => place(fries(paint, rng, { kind: 'fries', style: 'skinny' }), 44, -4, 0, 0.78),
	}[main]
	const front = 'M66 196H334L318 340C317 350 311 355 302 356 234 363 166 363 98 356 89 355 83 350 82 340Z'
	return (
		floor(paint, 356, 146) +
		path('M66 196L96 164H304L334 196 310 220H90Z', paint.linear(`${dark},#6d4602`)) +
		peep() +
		path(
			'M142 200C142 134 164 108 200 108S258 134 258 200',
			'none',
			`stroke="${dark}" stroke-width="15" stroke-linecap="round" opacity="${main === 'nuggets' ? 0.95 : 0}"`,
		) +
		path(front, '#1f0a00', 'opacity=".35" transform="translate(0 -7)"') +
		path(front, paint.across(`${dark} 0,${mid} .12,${light} .33,${mid} .64,${dark} 1`, 66, 334)) +
		group(
			repeat(6, (i) =>
				ellipse(96 + i * 42, 346, 15, 15, ['#d9301a', '#4fa028', '#fffbe8'][i % 3] ?? '', 'opacity=".9"'),
			) +
				path('M60 196H340V214C250 226 150 226 60 214Z', '#4fa028') +
				repeat(9, (i) => path(`M${64 + i * 32} 208l16 22 16-22Z`, i % 2 ? '#d9301a' : '#fffbe8')),
			paint.clip(front),
		) +
		place(
			ellipse(2, 4, 46, 40, '#6d4602', 'opacity=".35"') +
				ellipse(0, 0, 46, 40, paint.radial('#cfe56c 0,#8dc43a .6,#4f9326 1', 0.4, 0.3, 0.75)) +
				ellipse(-15, -5, 8, 10, '#fff') +
				ellipse(15, -5, 8, 10, '#fff') +
				ellipse(-13, -4, 4, 5.5, '#1c2b10') +
				ellipse(17, -4, 4, 5.5, '#1c2b10') +
				path('M-16 12C-8 26 10 26 17 12 8 17-6 17-16 12Z', '#1c2b10') +
				ellipse(-26, 9, 6, 4, '#f58a70', 'opacity=".6"') +
				ellipse(27, 9, 6, 4, '#f58a70', 'opacity=".6"'),
			200,
			284,
		)
	)
}
