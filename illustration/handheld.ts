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
	smooth,
	times,
} from './paint.ts'
import { strew } from './toppings.ts'
import { floor, stamp } from './vessels.ts'

/** Crusts of rolls that are not the usual gold, lightest to darkest. */
const ROLLS: ReadonlyMap<string, readonly [string, string, string, string]> = new Map([
	['potato-bun', ['#fff3c8', '#fbd981', '#ecb253', '#b97a2c']],
	['pretzel-bun', ['#d08442', '#96490f', '#6d2f0a', '#3b1504']],
	['charcoal-bun', ['#77736e', '#44423f', '#2b2a28', '#0f0e0e']],
	['seeded-bun', ['#f1cf95', '#d3a05a', '#a97334', '#5f3815']],
])
const GOLDEN_ROLL = ['#ffdf9a', '#f6b656', '#de8c34', '#a9571a'] as const

/** A frankfurter in a soft roll, seen from above its open side. */
export const hotdog = (paint: Paint, rng: Rng, { layers }: Extract<Dish, { kind: 'hotdog' }>): string => {
	const back = 'M-166-8C-176-46-140-62-100-64-30-70 40-70 104-62 146-58 176-44 166-6 150 14-150 14-166-8Z'
	const front = 'M-172 6C-186 44-150 72-104 76-30 84 40 84 108 74 152 68 186 42 172 6 120 44-120 44-172 6Z'
	const sausage =
		'M-184-4C-190-26-166-34-146-30-60-18 60-18 146-30 168-34 190-26 184-4 178 20 150 24 122 26 40 34-40 34-122 26-150 24-178 20-184-4Z'
	const [light, mid, brown, dark] = layers.map((key) => ROLLS.get(key)).find(Boolean) ?? GOLDEN_ROLL
	const seeds = layers.includes('sesame-bun') || layers.includes('seeded-bun')
	return (
		floor(paint, 318, 168, 200, 26) +
		place(
			path(back, paint.radial(`${light} 0,${mid} .3,${brown} .65,${dark} 1`, 0.4, 0.2, 0.9)) +
				glow(paint, -50, -48, 80, 12, '#ffffff', 0.5) +
				path('M-158-4C-120-36 120-36 158-4 100 20-100 20-158-4Z', '#fff0cc') +
				path('M-158 0C-120-26 120-26 158 0 100 20-100 20-158 0Z', '#7a4a18', 'opacity=".5"') +
				path(sausage, '#2a0500', 'opacity=".4" transform="translate(0 7)"') +
				path(sausage, paint.linear('#f28a5c,#cf4f28 35%,#96290f 75%,#5c1204')) +
				repeat(9, (i) =>
					path(lump(rng, -124 + i * 31, -4, 4, 15, 0.16, 8), '#5c1204', 'opacity=".4" transform="rotate(6)"'),
				) +
				line('M-168-16C-150-26-60-8 20-9', '#ffe0c8', 5, 'opacity=".75"') +
				line('M50-9C90-12 120-16 140-19', '#ffe0c8', 4, 'opacity=".5"') +
				layers.map((key) => strew(paint, key, { x: 0, y: -2, rx: 140, ry: 24, rise: 8 }, 1.3)).join('') +
				path(front, '#1f0a00', 'opacity=".35" transform="translate(0 -7)"') +
				path(front, paint.linear(`${light},${mid} 28%,${brown} 62%,${dark}`)) +
				line('M-168 12C-118 44 118 44 168 12', '#fff0cc', 5, 'opacity=".85"') +
				path('M-140 44C-90 60 0 64 60 60 0 72-100 68-140 44Z', '#fff', 'opacity=".38"') +
				glow(paint, -60, 52, 90, 10, '#ffffff', 0.4) +
				(seeds
					? repeat(34, () =>
							place(
								ellipse(0.8, 1.2, 4.2, 2.4, '#5a2606', 'opacity=".5"') + ellipse(0, 0, 4.2, 2.4, '#fff3d0'),
								between(rng, -140, 140),
								between(rng, 46, 66),
								between(rng, 0, 180),
							),
						)
					: ''),
			200,
			212,
			-16,
			1.02,
		)
	)
}

/** A rolled flatbread, cut open, its lower half in paper. */
export const wrap = (paint: Paint, rng: Rng, { fillings }: Extract<Dish, { kind: 'wrap' }>): string => {
	const roll = 'M112 104C108 200 116 300 138 342 160 356 240 356 262 342 284 300 292 200 288 104Z'
	const sleeve =
		'M104 216L136 196 168 214 202 194 236 214 266 196 296 216C292 270 280 320 266 346 240 362 160 362 134 346 120 320 108 270 104 216Z'
	const folds = times(12, (i): Point => {
		const a = (i / 12) * Math.PI * 2
		return [200 + Math.cos(a) * 88, 104 + Math.sin(a) * 36]
	})
	return place(
		floor(paint, 352, 92) +
			path(roll, paint.across('#b98a4e 0,#f2d8a4 .2,#fff0cf .36,#ecca90 .64,#a87638 1', 110, 290)) +
			path(
				repeat(16, () =>
					lump(rng, between(rng, 118, 282), between(rng, 130, 220), between(rng, 5, 14), between(rng, 4, 9), 0.25, 8),
				),
				'#9c5a1c',
				'opacity=".45"',
			) +
			path(smooth(folds), paint.linear('#fff4d8,#d9b078')) +
			ellipse(200, 105, 80, 30, '#7a4a18') +
			fillings.map((key) => strew(paint, key, { x: 200, y: 104, rx: 72, ry: 25, rise: 26 }, 1.5)).join('') +
			line('M113 110C126 148 274 148 287 110', '#fff4d8', 7) +
			line('M114 118C128 152 272 152 286 118', '#a87638', 2, 'opacity=".6"') +
			path(sleeve, '#1f0a00', 'opacity=".3" transform="translate(0 -6)"') +
			path(sleeve, paint.across('#1f5a10 0,#4fa028 .16,#8fd050 .35,#4a9a24 .64,#1a4c0d 1', 104, 296)) +
			group(
				repeat(8, (i) => line(`M${90 + i * 32} 190L${num(120 + i * 22)} 370`, '#fffbe8', 4, 'opacity=".2"')),
				paint.clip(sleeve),
			) +
			stamp(200, 286, 58, '#fffbe8', '#57a82c') +
			path('M120 230C126 280 138 320 148 338', 'none', 'stroke="#fff" stroke-width="4" opacity=".4"'),
		32,
		-12,
		9,
		0.98,
	)
}
