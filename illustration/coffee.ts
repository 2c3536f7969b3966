import type { DrinkFlavour } from './dish.ts'
import { between, ellipse, glow, group, line, lump, type Paint, path, place, type Rng, repeat } from './paint.ts'
import { floor } from './vessels.ts'

const steam = (x: number, y: number): string =>
	[-34, 4, 40]
		.map((dx, i) => line(`M${x + dx} ${y}c-14-14 12-22 0-36s10-20 2-${28 + i * 4}`, '#b9c2b8', 9, 'opacity=".32"'))
		.join('')

/** Milk poured into a fern, drawn flat around the origin. */
const rosetta = (milk: string): string =>
	[-15, -8, 0, 8, 15]
		.map((y, i) => {
			const w = [22, 40, 50, 42, 24][i] ?? 30
			return line(`M${-w} ${y - 5}Q${-w * 0.5} ${y + 6} 0 ${y + 2}Q${w * 0.5} ${y + 6} ${w} ${y - 5}`, milk, 4.5)
		})
		.join('') + line('M0-20V22', milk, 2.5)

const SURFACES: Partial<Record<DrinkFlavour, (paint: Paint, rng: Rng) => string>> = {
	'flat-white': () => rosetta('#fff6e4'),
	cappuccino: (paint, rng) =>
		ellipse(0, 0, 84, 27, paint.radial('#fffaf0 0,#f7e6c8 .8,#d9b07c 1')) +
		path(
			repeat(70, () =>
				lump(rng, between(rng, -58, 58), between(rng, -18, 18), between(rng, 0.8, 2.8), between(rng, 0.6, 1.6), 0.3, 5),
			),
			'#6d3514',
			'opacity=".75"',
		),
	'hot-chocolate': (paint, rng) =>
		repeat(8, (i) => {
			const d = lump(
				rng,
				[-46, -14, 22, 50, -30, 6, 38, -4][i] ?? 0,
				[-4, -14, -10, 2, 8, 2, 12, 14][i] ?? 0,
				17,
				12,
				0.1,
				8,
			)
			return (
				path(d, '#2a1004', 'opacity=".4" transform="translate(1 4)"') +
				path(d, paint.linear(i % 2 ? '#ffe4ea,#f0a8ba' : '#ffffff,#e4d6c4'))
			)
		}),
	espresso: () =>
		ellipse(0, 0, 70, 21, '#d99a48', 'opacity=".75"') + ellipse(-12, 2, 40, 11, '#a8641c', 'opacity=".7"'),
	americano: (_, rng) =>
		path(
			repeat(26, () => lump(rng, between(rng, -74, 74), between(rng, -20, 20), 3, 1.6)),
			'#c98a48',
			'opacity=".6"',
		),
}

const tall = (paint: Paint, rng: Rng): string => {
	const d = 'M122 66H278L262 330C261 346 254 352 244 354 214 359 186 359 156 354 146 352 139 346 138 330Z'
	return (
		floor(paint, 353, 92) +
		steam(200, 44) +
		path('M270 130C322 126 330 250 258 252', 'none', 'stroke="#cfe0dc" stroke-width="15" stroke-linecap="round"') +
		path(
			'M270 130C322 126 330 250 258 252',
			'none',
			'stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".9"',
		) +
		path(d, '#e8f6f4', 'opacity=".5"') +
		group(
			path(
				'M110 84H290V350H110Z',
				paint.down('#fff8e8 0,#fbe9cc .16,#c08a54 .24,#8a5428 .38,#b98858 .62,#f0dcbc .86,#fff3dc 1', 84, 348),
			) +
				repeat(30, () =>
					ellipse(
						between(rng, 126, 274),
						between(rng, 84, 116),
						between(rng, 1.4, 4),
						between(rng, 1.2, 3),
						'#fff',
						'opacity=".7"',
					),
				),
			paint.clip(d),
		) +
		ellipse(200, 84, 76, 15, paint.radial('#fffdf6 0,#fbeed8 .7,#e0bd8c 1')) +
		place(rosetta('#c08a54'), 200, 82, 0, 0.7, 0.34) +
		path(
			d,
			paint.across('#3a2410/.4 0,#fff/.1 .1,#fff/.65 .2,#fff/0 .3,#000/0 .7,#3a2410/.4 .95,#fff/.5 1', 122, 278),
		) +
		line('M123 68C160 78 240 78 277 68', '#fff', 3.5)
	)
}

/** A hot drink in stoneware on a saucer; a latte comes in a tall glass. */
export const mug = (
	paint: Paint,
	rng: Rng,
	flavour: DrinkFlavour,
	[top, bottom]: readonly [string, string],
): string => {
	if (flavour === 'latte') return tall(paint, rng)
	const [light, mid, dark] =
		flavour === 'tea'
			? ['#ffffff', '#eef0e2', '#b3baa0']
			: flavour === 'hot-chocolate'
				? ['#f88a74', '#d9482c', '#8c1c0a']
				: flavour === 'cappuccino'
					? ['#9fd65c', '#57a52c', '#256012']
					: flavour === 'americano'
						? ['#f6cf5c', '#dca018', '#8a5f05']
						: ['#5f6c62', '#35403a', '#171d19']
	const size = flavour === 'espresso' ? 0.82 : 1
	const d = 'M76 140C76 220 96 292 136 320 170 334 230 334 264 320 304 292 324 220 324 140Z'
	const tag =
		flavour === 'tea'
			? line('M116 152C100 190 108 220 96 250', '#fffbe8', 2.5) +
				place(path('M-16-14H16V20H-16Z', '#3f8f1f') + ellipse(0, 3, 9, 9, '#cfe56c'), 94, 264, 8)
			: ''
	return place(
		floor(paint, 346, 166) +
			ellipse(200, 328, 160, 30, paint.linear(`${light},${mid}`)) +
			ellipse(200, 325, 150, 25, paint.linear(`${dark},${mid} 40%,${light}`)) +
			ellipse(200, 324, 76, 13, '#0d0a06', 'opacity=".35"') +
			steam(200, 96) +
			path('M312 168C376 150 388 256 292 264', 'none', `stroke="${dark}" stroke-width="25" stroke-linecap="round"`) +
			path('M312 166C372 150 382 252 292 261', 'none', `stroke="${mid}" stroke-width="18" stroke-linecap="round"`) +
			path(
				'M322 166C354 164 366 196 352 222',
				'none',
				`stroke="${light}" stroke-width="6" stroke-linecap="round" opacity=".9"`,
			) +
			path(d, paint.across(`${dark} 0,${mid} .12,${light} .3,${mid} .6,${dark} 1`, 76, 324)) +
			path(d, paint.down('#fff/.1 0,#000/0 .4,#000/.3 1', 140, 328)) +
			path('M100 176C104 230 118 272 138 296 126 260 118 220 116 182Z', '#fff', 'opacity=".5"') +
			ellipse(200, 140, 124, 40, paint.linear(`${light},${mid}`)) +
			ellipse(200, 142, 114, 34, dark) +
			group(
				ellipse(200, 150, 108, 30, paint.radial(`${top} 0,${top} .45,${bottom} 1`, 0.46, 0.5, 0.6)) +
					place(SURFACES[flavour]?.(paint, rng) ?? '', 200, 148, 0, 1.1) +
					glow(paint, 150, 138, 44, 8, '#ffffff', 0.6),
			) +
			tag +
			line('M78 148C92 176 140 184 190 183', '#fff', 2.5, 'opacity=".6"'),
		200 - 200 * size,
		350 - 346 * size,
		0,
		size,
	)
}
