import { jalapenoRing, leaf, pickleCoin, tomatoSlice } from '../burger/coins.ts'
import { burgerGroup } from '../burger.ts'
import { between, ellipse, glow, type Paint, path, place, type Rng, repeat } from '../paint.ts'
import { ground } from './stage.ts'

export const hero = (paint: Paint, rng: Rng): string => {
	const coin = (x: number, y: number, turn: number, size: number, flat: number) =>
		place(pickleCoin(paint, rng, 41, 15 * flat, 7), x, y, turn, size)
	const drop = (x: number, y: number, turn: number, size: number, tones: string) =>
		place(
			path('M0-18C10-4 14 4 14 10A14 14 0 0 1-14 10C-14 4-10-4 0-18Z', paint.radial(tones, 0.38, 0.4, 0.75)) +
				ellipse(-5, 8, 3, 5, '#fff', 'opacity=".8"'),
			x,
			y,
			turn,
			size,
		)
	const seed = (x: number, y: number, turn: number) =>
		place(path('M-6 0C-5-3.8 2-4.4 6 0 2 4-5 3.6-6 0Z', paint.linear('#fffbe6,#e2bd78')), x, y, turn, 1.5)
	const red = '#ff8a6a 0,#d9230f .5,#8e0d04 1'
	const gold = '#fff2a0 0,#f7c113 .5,#b97f05 1'
	return (
		ground(rng, 400, 300, 350, 268) +
		glow(paint, 400, 300, 300, 260, '#e6f99a', 0.3) +
		place(
			burgerGroup(
				paint,
				[
					'sesame-bun',
					'lettuce',
					'beef',
					'cheddar',
					'bacon',
					'tomato',
					'beef',
					'american-cheese',
					'burger-sauce',
					'onions',
				],
				{ grounded: true, open: 62 },
			),
			136,
			72,
			0,
			1.32,
		) +
		[
			[70, 216, -24, 1.3],
			[694, 446, 148, 1.2],
			[632, 104, -32, 1.3],
			[214, 84, 190, 1],
		]
			.map(([x = 0, y = 0, turn = 0, size = 1]) => place(leaf(paint), x, y, turn, size))
			.join('') +
		coin(132, 132, -22, 1.6, 2.2) +
		coin(690, 196, 28, 1.75, 1.8) +
		coin(92, 372, 16, 1.25, 2.3) +
		coin(722, 340, -34, 1.1, 2.4) +
		coin(322, 236, -14, 1.15, 1.7) +
		coin(474, 214, 20, 1.2, 1.6) +
		coin(402, 248, 4, 1.1, 1.3) +
		place(tomatoSlice(paint), 128, 284, -26, 0.8, 1.05) +
		place(tomatoSlice(paint), 690, 520, 18, 0.78, 0.95) +
		place(jalapenoRing(paint), 262, 62, -24, 1.2, 1.5) +
		place(jalapenoRing(paint), 566, 66, 30, 1.2, 1.6) +
		place(jalapenoRing(paint), 100, 492, 18, 1.3, 1.5) +
		place(jalapenoRing(paint), 754, 252, -20, 1, 1.4) +
		place(jalapenoRing(paint), 640, 274, 34, 0.9, 1.2) +
		drop(196, 190, -40, 0.9, red) +
		drop(612, 178, 34, 1, gold) +
		drop(640, 390, 70, 0.8, red) +
		drop(158, 432, -66, 0.9, gold) +
		drop(110, 206, -20, 0.5, red) +
		drop(704, 118, 20, 0.55, red) +
		drop(560, 262, 60, 0.5, gold) +
		repeat(26, (i) => {
			const a = (i / 26) * Math.PI * 2
			return seed(
				400 + Math.cos(a) * between(rng, 275, 350),
				290 + Math.sin(a) * between(rng, 225, 268),
				between(rng, 0, 180),
			)
		})
	)
}
