import type { Sauce } from './dish.ts'
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
	smooth,
	times,
} from './paint.ts'
import { SAUCE_TONES } from './sauces.ts'

/** The shadow that every dish rests on. */
export const floor = (paint: Paint, y = 358, rx = 150, x = 200, ry = 22): string =>
	ellipse(x, y, rx, ry, paint.radial('#0a1405/.6 .2,#0a1405/.24 .66,#0a1405/0 1'))

type Board = readonly [light: string, mid: string, dark: string]

export const GREEN_BOARD: Board = ['#7cc142', '#3f8f1f', '#1f5a10']

export const KRAFT: Board = ['#e2b57c', '#bf8747', '#7c5122']

export const MUSTARD_BOARD: Board = ['#ffdc66', '#f2b416', '#a9740a']

export const RED_BOARD: Board = ['#f4694e', '#d1301a', '#801507']

export const CREAM_BOARD: Board = ['#fffdf2', '#f3ead0', '#c3b48c']

/** The pickle slice that is printed on the packaging. */
export const stamp = (x: number, y: number, size: number, ink: string, ground: string): string =>
	place(
		ellipse(0, 0, 10, 10, ink) +
			ellipse(0, 0, 7.6, 7.6, ground) +
			repeat(7, (i) => place(ellipse(0, -4.2, 1.1, 2, ink), 0, 0, (i * 360) / 7)),
		x,
		y,
		-12,
		size / 20,
	)

/** A fries carton: `back` is drawn before the contents, `front` after. */
export const carton = (paint: Paint, [light, mid, dark]: Board, ink = '#fffbe8') => {
	const d =
		'M92 196C128 240 272 240 308 196L286 344C285 353 279 358 270 359 226 364 174 364 130 359 121 358 115 353 114 344Z'
	return {
		back:
			path('M96 200C120 148 280 148 304 200L296 250H104Z', paint.linear(`${dark},${mid}`)) +
			path('M104 204C128 160 272 160 296 204L290 250H110Z', '#1d0f02', 'opacity=".45"'),
		front:
			path(d, '#1f0a00', 'opacity=".35" transform="translate(0 -7)"') +
			path(d, paint.across(`${dark} 0,${mid} .14,${light} .34,${mid} .62,${dark} 1`, 92, 308)) +
			group(
				[0, 1, 2, 3, 4]
					.map((i) =>
						path(`M${116 + i * 38} 190L${126 + i * 33} 370H${140 + i * 33}L${132 + i * 38} 190Z`, ink, 'opacity=".16"'),
					)
					.join('') +
					path('M80 330C160 350 240 350 320 330V370H80Z', dark, 'opacity=".35"') +
					path('M108 214L126 350C128 356 134 357 138 357L122 222Z', '#fff', 'opacity=".3"'),
				paint.clip(d),
			) +
			line('M93 197C129 240 271 240 307 197', light, 3, 'opacity=".9"') +
			stamp(200, 291, 62, ink, mid),
	}
}

/** A paper-lined tray seen from slightly above. The contents sit around (200, 250). */
export const tray = (paint: Paint, rng: Rng, [light, mid, dark]: Board, check = '#d9301a') => {
	const sheet = smooth([
		[44, 262],
		[62, 214],
		[96, 232],
		[128, 196],
		[170, 214],
		[204, 190],
		[246, 212],
		[282, 196],
		[306, 228],
		[340, 212],
		[358, 262],
		[330, 318],
		[200, 334],
		[70, 318],
	])
	const wall =
		'M38 268C90 316 310 316 362 268L338 336C335 345 329 350 320 351 242 361 158 361 80 351 71 350 65 345 62 336Z'
	return {
		back:
			path(sheet, '#1f0a00', 'opacity=".18" transform="translate(0 4)"') +
			path(sheet, paint.linear('#ffffff,#f6f1e0 60%,#d6ccb0')) +
			group(
				repeat(13, (i) => line(`M${20 + i * 30} 180L${50 + i * 26} 350`, check, 5, 'opacity=".16"')) +
					repeat(6, (i) =>
						line(
							`M30 ${206 + i * 22}C140 ${224 + i * 22} 260 ${224 + i * 22} 370 ${206 + i * 22}`,
							check,
							5,
							'opacity=".16"',
						),
					) +
					repeat(8, () =>
						line(
							`M${num(between(rng, 60, 340))} ${num(between(rng, 200, 230))}l${num(between(rng, -20, 20))} 60`,
							'#a8997a',
							2,
							'opacity=".25"',
						),
					),
				paint.clip(sheet),
			) +
			ellipse(200, 274, 138, 40, paint.radial('#5a3a14/.6,#5a3a14/.25 .7,#5a3a14/0')),
		front:
			path(wall, '#1f0a00', 'opacity=".3" transform="translate(0 -6)"') +
			path(wall, paint.across(`${dark} 0,${mid} .12,${light} .33,${mid} .64,${dark} 1`, 38, 362)) +
			path(wall, paint.down('#fff/.15 0,#fff/0 .3,#000/.25 1', 268, 356)) +
			line('M39 269C91 316 309 316 361 269', light, 3.5) +
			stamp(200, 329, 34, light === CREAM_BOARD[0] ? '#4fa028' : '#fffbe8', mid),
	}
}

/** A dip pot whose rim is centred on (x, y). */
export const pot = (paint: Paint, rng: Rng, flavour: Sauce, x: number, y: number, size = 1): string => {
	const { light, mid, dark, flecks } = SAUCE_TONES[flavour]
	const inside = (reach: number): Point => {
		const a = rng() * 6.3
		const o = Math.sqrt(rng()) * reach
		return [Math.cos(a) * 100 * o, Math.sin(a) * 34 * o]
	}
	const swirl = smooth(
		times(30, (i): Point => {
			const a = i * 0.46
			const o = 0.88 - i * 0.026
			return [Math.cos(a) * 96 * o, 6 + Math.sin(a) * 31 * o]
		}),
		false,
	)
	return place(
		path(
			'M-122 0C-118 40-108 86-96 104-70 124 70 124 96 104 108 86 118 40 122 0Z',
			paint.across('#b9bfae 0,#eef1e4 .16,#ffffff .3,#e9eddd .6,#aab29c .94,#dfe5d2 1', -122, 122),
		) +
			repeat(17, (i) => {
				const a = ((i + 0.5) / 17) * Math.PI
				const px = -Math.cos(a)
				return line(
					`M${num(px * 120)} ${num(8 + Math.sin(a) * 36)}L${num(px * 97)} ${num(84 + Math.sin(a) * 34)}`,
					i % 2 ? '#fff' : '#8f9880',
					3,
					'opacity=".45"',
				)
			}) +
			ellipse(0, 0, 126, 45, paint.linear('#ffffff,#cfd6c0')) +
			ellipse(0, 2, 117, 39, '#7d866c') +
			ellipse(0, 7, 112, 36, dark) +
			ellipse(0, 6, 109, 34, paint.radial(`${light} 0,${mid} .6,${dark} 1.1`, 0.42, 0.38, 0.68)) +
			line(swirl, dark, 9, 'opacity=".32" transform="translate(1 4)"') +
			line(swirl, mid, 9) +
			line(swirl, light, 4.5, 'opacity=".85" transform="translate(-.5 -2)"') +
			flecks
				.map((tone) =>
					path(
						repeat(22, () => {
							const [px, py] = inside(0.9)
							return lump(rng, px, py + 5, between(rng, 1.4, 3.6), between(rng, 1, 2.1), 0.3, 5)
						}),
						tone,
						'opacity=".9"',
					),
				)
				.join('') +
			glow(paint, -40, -9, 46, 10, '#ffffff', 0.8) +
			path('M-92 2C-84-14-52-24-26-26-50-18-74-8-92 2Z', '#fff', 'opacity=".7"') +
			line('M-124 4C-116 34-70 46 0 46', '#fff', 2.5, 'opacity=".9"'),
		x,
		y,
		0,
		size,
	)
}
