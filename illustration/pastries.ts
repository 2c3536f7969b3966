import type { Creamy } from './creamy.ts'
import {
	between,
	ellipse,
	glow,
	group,
	line,
	lump,
	type Paint,
	type Point,
	path,
	place,
	type Rng,
	repeat,
	times,
} from './paint.ts'
import { chip } from './sweet-scatter.ts'
import { CREAM_BOARD, floor, tray } from './vessels.ts'

export const pie = (paint: Paint, rng: Rng): string => {
	const d =
		'M70 250C64 226 74 202 96 192L262 116C290 104 324 116 336 146 346 172 336 204 308 216L146 296C112 312 78 288 70 250Z'
	return (
		floor(paint, 322, 150) +
		path(d, '#8a4c10', 'transform="translate(0 18)"') +
		path(d, paint.linear('#ffe2a0,#eeb050 40%,#c9772a 80%,#94500f', 65)) +
		group(
			repeat(46, () => {
				const x = between(rng, 70, 330)
				const y = between(rng, 120, 290)
				return glow(paint, x, y, between(rng, 6, 15), between(rng, 5, 10), rng() > 0.5 ? '#fff0c0' : '#8a4508', 0.5)
			}),
			paint.clip(d),
		) +
		[
			[140, 228],
			[186, 206],
			[232, 184],
			[278, 162],
		]
			.map(([x = 0, y = 0]) =>
				place(
					path('M-5-26C2-12 2 12-3 26-12 12-13-10-5-26Z', '#7a2f05') +
						path('M-3-18C1-8 1 8-2 18-7 8-8-6-3-18Z', paint.linear('#ffc23a,#d9780f')),
					x,
					y,
					-24,
				),
			)
			.join('') +
		path(
			'M70 250C66 232 74 206 96 194 84 232 100 286 134 298 102 306 76 282 70 250Z',
			paint.radial('#ffdd7a 0,#f2a92c .5,#b8640c 1'),
		) +
		times(5, (i): Point => [98 + (i % 2) * 8 - 6, 222 + i * 16])
			.map((at) => chip(paint, rng, at, 14, '#fff0b0,#f5c64a 60%,#c98a1c'))
			.join('') +
		path('M90 296C84 326 92 344 98 344S110 326 106 300Z', paint.linear('#f2a92c,#c9780f')) +
		group(
			repeat(22, (i) => line(`M${100 + i * 10} ${198 - i * 4.9}l7 14`, '#8a4508', 3, 'opacity=".45"')),
			paint.clip(d),
		) +
		path('M116 208L262 142C276 136 290 138 300 144 270 144 160 200 116 208Z', '#fff', 'opacity=".5"') +
		group(
			path(
				repeat(70, () => lump(rng, between(rng, 120, 320), between(rng, 130, 240), 1.7, 1.5, 0.3, 4)),
				'#fff',
			),
			paint.clip(d),
		)
	)
}

export const cheesecake = (paint: Paint, rng: Rng, { mid, sauce }: Creamy): string =>
	floor(paint, 330, 168) +
	path('M44 204L352 172V262L44 306Z', paint.linear('#fffdf0,#fbf0cc 60%,#e8d396')) +
	path('M44 276L352 234V276C352 284 348 290 340 292L56 330C48 331 44 326 44 318Z', paint.linear('#c98a3c,#8a5414')) +
	path(
		repeat(70, () => {
			const x = between(rng, 50, 346)
			return lump(rng, x, 300 - (x - 44) * 0.13 + between(rng, -12, 20), 4, 2.6, 0.3, 6)
		}),
		'#f0bd6c',
		'opacity=".6"',
	) +
	path('M44 204C60 190 250 120 268 116 310 118 346 144 352 172Z', paint.linear('#fffdf2,#fbeec4')) +
	path(
		'M44 206C60 192 250 122 268 118 310 120 346 146 352 174 350 190 340 178 330 190 324 214 312 202 306 186 280 186 284 230 270 232 254 230 262 196 240 194 222 196 226 216 212 216 200 214 204 200 180 202 160 206 166 252 152 252 140 250 146 210 124 210 96 210 60 214 44 206Z',
		paint.linear(`${mid},${sauce} 50%`),
	) +
	path('M110 186C170 160 230 138 262 130 220 152 166 172 110 186Z', '#fff', 'opacity=".55"') +
	[
		[246, 132],
		[282, 140],
		[262, 156],
	]
		.map(
			([x = 0, y = 0]) =>
				ellipse(x + 2, y + 5, 20, 17, '#1f0a00', 'opacity=".3"') +
				ellipse(x, y, 20, 19, paint.radial('#ff8a9a 0,#d81f48 .5,#7c0620 1', 0.36, 0.3, 0.78)) +
				ellipse(x - 6, y - 7, 5, 3, '#fff', 'opacity=".85"'),
		)
		.join('') +
	path('M300 124C312 104 336 104 344 112 336 128 318 134 300 124Z', paint.linear('#8fdc5a,#3a8a24'))

export const churros = (paint: Paint, rng: Rng): string => {
	const dish = tray(paint, rng, CREAM_BOARD, '#f2b416')
	const one = (x: number, y: number, turn: number) =>
		place(
			path('M-20-104Q0-122 20-104V92Q0 108-20 92Z', '#1f0a00', 'opacity=".4" transform="translate(4 6)"') +
				path('M-20-104Q0-122 20-104V92Q0 108-20 92Z', '#a8600f') +
				[-15, -5, 5, 15]
					.map((px) => line(`M${px}-100V90`, '#e9a848', 8.5) + line(`M${px - 2}-98V88`, '#ffd98a', 2.6))
					.join('') +
				path(
					repeat(80, () => lump(rng, between(rng, -19, 19), between(rng, -106, 96), 1.7, 1.5, 0.3, 4)),
					'#fff',
				),
			x,
			y,
			turn,
		)
	const cup = 'M232 226L244 322C270 334 312 334 338 322L350 226Z'
	return (
		floor(paint, 350, 172) +
		dish.back +
		one(118, 190, -22) +
		one(172, 178, -8) +
		one(228, 180, 10) +
		one(150, 212, -34) +
		one(204, 204, 22) +
		dish.front +
		path(cup, paint.across('#9aa48c 0,#ffffff .3,#e9eddd .6,#8f9880 1', 232, 350)) +
		ellipse(291, 226, 60, 19, '#fff') +
		ellipse(291, 228, 53, 15, paint.radial('#7a4322 0,#4a2410 .6,#220d04 1')) +
		ellipse(272, 223, 18, 4, '#fff', 'opacity=".6"')
	)
}
