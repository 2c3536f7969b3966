import { crust, GOLDEN } from './crust.ts'
import type { Dish } from './dish.ts'
import {
	between,
	ellipse,
	glow,
	group,
	line,
	lump,
	num,
	type Paint,
	type Point,
	path,
	place,
	type Rng,
	repeat,
} from './paint.ts'
import { carton, floor, GREEN_BOARD, MUSTARD_BOARD, pot, tray } from './vessels.ts'

/** A battered pickle chip: the green shows where the crust is thin. */
const friedChip = (paint: Paint, rng: Rng): string => {
	const spot = (): Point => {
		const a = rng() * 6.3
		const o = Math.sqrt(rng())
		return [Math.cos(a) * 38 * o, Math.sin(a) * 27 * o]
	}
	return (
		ellipse(3, 11, 43, 31, '#1f0600', 'opacity=".4"') +
		ellipse(0, 3, 43, 31, '#8a4a0d') +
		crust(paint, rng, 46, 10.5, spot, GOLDEN) +
		path(lump(rng, 0, -2, 22, 14.5, 0.12, 10), paint.radial('#eef7a6 0,#bfdc55 .55,#7da92c 1', 0.42, 0.36, 0.65)) +
		repeat(7, (i) => ellipse(Math.cos(i * 0.9) * 10.5, -2 + Math.sin(i * 0.9) * 6.6, 2.6, 1.4, '#fbfdd8')) +
		glow(paint, -7, -8, 11, 4, '#ffffff', 0.9)
	)
}

const spear = (paint: Paint, rng: Rng): string => {
	const d = 'M-24 60C-30 10-28-60-14-104-8-122 10-122 16-104 28-60 30 10 24 60 18 84-18 84-24 60Z'
	return (
		path(d, '#10240a', 'opacity=".3" transform="translate(4 6)"') +
		path(d, paint.linear('#3c7418,#6fa52e 22%,#2c5a12', 0)) +
		path(
			'M-12 62C-18 10-15-58-6-98-2-108 8-108 11-96 21-56 22 10 16 62 12 78-8 78-12 62Z',
			paint.linear('#8fbb38,#dff08e 40%,#eef7b0 60%,#a4cc48', 0),
		) +
		repeat(9, (i) => ellipse(3 + (i % 2 ? 4 : -4), -70 + i * 15, 2.2, 4.6, '#fbfde0', 'opacity=".95"')) +
		repeat(8, () => ellipse(between(rng, -24, -16), between(rng, -60, 60), 2.6, 3.4, '#8fc043', 'opacity=".7"')) +
		line('M-19 46C-24 6-22-50-13-88', '#e9ffb8', 3, 'opacity=".7"')
	)
}

/** A whole gherkin, upright around the origin. */
export const gherkin = (paint: Paint, rng: Rng): string => {
	const d = 'M-20 70C-34 30-34-40-18-72-8-88 12-88 20-72 36-38 34 30 20 70 12 86-12 86-20 70Z'
	return (
		path(d, paint.linear('#3c7418,#7fb436 30%,#5c9424 55%,#234a0d', 0)) +
		repeat(20, () => {
			const x = between(rng, -22, 20)
			const y = between(rng, -62, 62)
			return (
				ellipse(x + 0.6, y + 1.4, 3.2, 3, '#234a0d', 'opacity=".5"') +
				ellipse(x, y, 2.6, 2.3, '#a9d45a', 'opacity=".9"')
			)
		}) +
		line('M-16 44C-24 12-22-34-12-62', '#e9ffb8', 4, 'opacity=".6"')
	)
}

const jar = (paint: Paint, rng: Rng): string => {
	const glass =
		'M96 128C96 108 108 100 122 100H278C292 100 304 108 304 128V326C304 348 292 358 272 359 224 363 176 363 128 359 108 358 96 348 96 326Z'
	const lid =
		'M106 46C106 38 112 34 120 33 174 28 226 28 280 33 288 34 294 38 294 46V88C294 96 288 99 280 100 226 105 174 105 120 100 112 99 106 96 106 88Z'
	return (
		floor(paint, 356, 128) +
		path(glass, paint.across('#7ea53a 0,#cfe58a .18,#dff0a4 .5,#b5d465 .78,#6f9a2c 1', 96, 304), 'opacity=".92"') +
		group(
			[
				[130, 188, -6],
				[186, 176, 4],
				[240, 186, -3],
				[284, 196, 8],
				[154, 262, 8],
				[212, 268, -6],
				[266, 266, 5],
				[112, 282, -12],
			]
				.map(([x = 0, y = 0, turn = 0]) => place(gherkin(paint, rng), x, y, turn, 0.98))
				.join('') +
				repeat(9, () => {
					const x = between(rng, 112, 288)
					const y = between(rng, 130, 340)
					return line(
						`M${num(x)} ${num(y)}q6-14 ${num(between(rng, -12, 18))}-26m-8 14l-10-6m12-2l9-6`,
						'#4c8a22',
						2.6,
						'opacity=".85"',
					)
				}) +
				repeat(26, () =>
					ellipse(
						between(rng, 106, 294),
						between(rng, 122, 348),
						between(rng, 1.6, 3.6),
						between(rng, 1.6, 3.6),
						'#fff',
						'opacity=".6"',
					),
				) +
				path('M90 100H310V132C250 142 150 142 90 132Z', '#f6ffdc', 'opacity=".7"') +
				path(glass, paint.across('#2f5a10/.6 0,#fff/0 .12,#fff/0 .84,#2f5a10/.6 1', 96, 304)),
			paint.clip(glass),
		) +
		path('M112 140C112 128 118 122 128 120V330C118 328 112 322 112 312Z', '#fff', 'opacity=".55"') +
		path('M284 138C290 140 292 146 292 152V300C292 306 288 308 284 308Z', '#fff', 'opacity=".3"') +
		path(
			'M128 214C176 220 224 220 272 214V296C224 302 176 302 128 296Z',
			'#1f0a00',
			'opacity=".25" transform="translate(1 5)"',
		) +
		path('M128 212C176 218 224 218 272 212V294C224 300 176 300 128 294Z', paint.linear('#fffdf0,#f2ead0')) +
		path(
			'M134 219C178 224 222 224 266 219M134 288C178 293 222 293 266 288',
			'none',
			'stroke="#3f8f1f" stroke-width="2.5"',
		) +
		place(gherkin(paint, rng), 200, 256, 74, 0.42) +
		path(lid, paint.across('#8f6a10 0,#f2b416 .14,#ffe68a .32,#f2b416 .6,#9c6c08 1', 106, 294)) +
		repeat(24, (i) => line(`M${num(112 + i * 7.7)} 48V94`, i % 2 ? '#fff' : '#6d4a02', 2, 'opacity=".28"')) +
		ellipse(200, 41, 92, 10, paint.linear('#fff2b8,#f5c33a')) +
		ellipse(170, 39, 42, 4, '#fff', 'opacity=".7"')
	)
}

export const pickles = (paint: Paint, rng: Rng, { style }: Extract<Dish, { kind: 'pickles' }>): string => {
	if (style === 'jar') return jar(paint, rng)
	if (style === 'spears') {
		const box = carton(paint, MUSTARD_BOARD, '#3f8f1f')
		return (
			floor(paint) +
			box.back +
			[
				[128, 190, -24],
				[276, 190, 24],
				[160, 166, -11],
				[242, 164, 12],
				[202, 156, 2],
				[180, 196, -8],
				[226, 196, 8],
			]
				.map(([x = 0, y = 0, turn = 0]) => place(spear(paint, rng), x, y, turn, 1.12))
				.join('') +
			box.front
		)
	}
	const dish = tray(paint, rng, GREEN_BOARD, '#3f8f1f')
	const laid = [
		[120, 210, -20],
		[200, 186, 8],
		[278, 208, 24],
		[158, 170, -8],
		[244, 168, 14],
		[200, 148, -12],
		[96, 252, -14],
		[172, 238, 10],
		[246, 244, -10],
		[136, 284, 6],
		[208, 282, -6],
	]
	return (
		floor(paint, 350, 172) +
		dish.back +
		laid.map(([x = 0, y = 0, turn = 0]) => place(friedChip(paint, rng), x, y, turn, 1.06)).join('') +
		pot(paint, rng, 'ranch', 296, 264, 0.44) +
		dish.front
	)
}
