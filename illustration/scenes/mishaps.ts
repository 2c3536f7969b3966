import { pickleCoin, tomatoSlice } from '../burger/coins.ts'
import { burgerGroup } from '../burger.ts'
import { ellipse, group, line, lump, type Paint, path, place, type Rng, repeat } from '../paint.ts'
import { floor, stamp } from '../vessels.ts'
import { crumbs, face, ground, INK, part, spark } from './stage.ts'

export const notFound = (paint: Paint, rng: Rng): string => {
	const left = paint.clip(
		'M-20-20H262C254 22 268 40 290 46 268 56 262 82 276 100 292 112 306 110 316 104 300 120 300 146 316 158 330 168 344 166 352 160 344 178 352 196 368 204L420 214V420H-20Z',
	)
	return (
		ground(rng, 240, 178, 200, 152) +
		place(
			floor(paint, 358, 164) +
				group(
					burgerGroup(paint, ['sesame-bun', 'lettuce', 'beef', 'cheddar', 'tomato', 'pickles', 'burger-sauce']),
					left,
				),
			72,
			2,
			0,
			0.84,
		) +
		crumbs(paint, rng, 14, 350, 440, 306) +
		place(pickleCoin(paint, rng, 41, 15, 7), 402, 282, 14, 0.86) +
		spark(92, 84, 1.1, '#b4da4c') +
		spark(414, 132, 1, '#f2b416')
	)
}

export const closed = (paint: Paint, rng: Rng): string => {
	const sheet =
		'M70 214C104 190 150 206 196 198 250 190 306 206 334 196 356 226 366 286 386 332 344 350 300 334 252 346 200 356 140 334 96 350 64 356 34 344 20 334 44 296 50 246 70 214Z'
	return (
		ground(rng, 240, 184, 200, 148) +
		path('M388 52A44 44 0 1 0 420 122 36 36 0 0 1 388 52Z', paint.linear('#fff0b0,#f2c21c')) +
		spark(332, 62, 1, '#f2c21c') +
		spark(428, 170, 0.7, '#f2c21c') +
		spark(82, 84, 1.1, '#b4da4c') +
		spark(126, 50, 0.6, '#f2c21c') +
		place(
			floor(paint, 352, 184) +
				burgerGroup(paint, ['brioche', 'beef', 'cheddar', 'lettuce'], { grounded: true }) +
				place(face('asleep'), 200, 160, 0, 1.15) +
				ellipse(136, 180, 15, 8, '#f4694e', 'opacity=".35"') +
				ellipse(264, 180, 15, 8, '#f4694e', 'opacity=".35"') +
				path(sheet, '#1f0a00', 'opacity=".3" transform="translate(0 -7)"') +
				path(sheet, paint.linear('#ffffff,#f6f1e0 55%,#cfc4a4')) +
				group(
					repeat(12, (i) =>
						line(
							`M${30 + i * 32} 180C${20 + i * 32} 240 ${36 + i * 32} 290 ${14 + i * 33} 370`,
							'#4fa028',
							9,
							'opacity=".22"',
						),
					) +
						repeat(5, (i) =>
							line(
								`M10 ${222 + i * 30}C120 ${204 + i * 32} 260 ${238 + i * 30} 400 ${212 + i * 32}`,
								'#4fa028',
								9,
								'opacity=".22"',
							),
						) +
						line('M112 206C104 250 120 300 96 346M262 196C276 240 250 290 276 342', '#a8997a', 4, 'opacity=".35"'),
					paint.clip(sheet),
				) +
				line('M70 214C104 190 150 206 196 198 250 190 306 206 334 196', '#fff', 6) +
				stamp(200, 284, 58, '#4fa028', '#f3eed8'),
			72,
			24,
			0,
			0.84,
		)
	)
}

export const error = (paint: Paint, rng: Rng): string =>
	ground(rng, 240, 184, 204, 146) +
	ellipse(240, 318, 190, 26, paint.radial('#0a1405/.5 .2,#0a1405/.2 .7,#0a1405/0 1')) +
	path(lump(rng, 226, 314, 130, 17, 0.16, 13), '#8e0d04') +
	path(lump(rng, 226, 311, 128, 15, 0.16, 13), paint.linear('#f65a40,#d9230f')) +
	ellipse(176, 306, 34, 3, '#fff', 'opacity=".6"') +
	part(paint, 'heel', 240, 310, 3, 0.74) +
	part(paint, 'lettuce', 226, 282, -4, 0.72) +
	part(paint, 'beef', 262, 262, 9, 0.7) +
	part(paint, 'cheddar', 266, 234, 12, 0.7) +
	place(tomatoSlice(paint), 122, 300, -16, 0.72) +
	place(pickleCoin(paint, rng, 41, 15, 7), 406, 312, 8, 0.84) +
	place(pickleCoin(paint, rng, 41, 15, 7), 336, 220, 26, 0.8) +
	part(paint, 'crown', 190, 196, -28, 0.72) +
	place(face('dizzy'), 172, 144, -28, 0.8) +
	spark(322, 96, 1.2, '#f2b416') +
	spark(356, 134, 0.8, '#f2b416') +
	spark(92, 88, 0.9, '#b4da4c') +
	line('M292 128q14-22-4-40M352 176q26-8 26-34', '#9aa88c', 6, 'opacity=".5"')

export const offline = (paint: Paint, rng: Rng): string => {
	const cord = 'M318 312C392 322 436 292 412 244 396 212 352 216 356 184 358 164 378 156 394 156'
	const plug =
		path(
			'M-30-22H14C24-22 30-14 30-2 30 10 24 18 14 18H-30C-36 18-38 14-38 8V-12C-38-18-36-22-30-22Z',
			paint.linear('#5f6c62,#2b332d'),
		) +
		line('M-62-10H-40M-62 6H-40', '#c9d2d6', 7) +
		path('M-28-16H12', 'none', 'stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".35"')
	const socket =
		path(
			'M-34-40H34C40-40 44-36 44-30V30C44 36 40 40 34 40H-34C-40 40-44 36-44 30V-30C-44-36-40-40-34-40Z',
			paint.linear('#ffffff,#cfd6c8'),
		) +
		ellipse(0, 0, 28, 28, paint.linear('#b9c2b2,#f3f6ee')) +
		ellipse(-9, 0, 4, 6, INK) +
		ellipse(9, 0, 4, 6, INK)
	return (
		ground(rng, 240, 180, 200, 150) +
		place(socket, 330, 84, 0, 0.95) +
		line(cord, '#1a201b', 12, 'opacity=".25" transform="translate(0 8)"') +
		line(cord, '#35403a', 10) +
		line(cord, '#7d8a80', 2.5, 'transform="translate(-1.5 -2.5)"') +
		place(plug, 398, 150, 22, 0.8) +
		line('M352 122l-12-12M366 112l-4-16M340 134l-16-2', '#f2b416', 5) +
		ellipse(186, 326, 168, 20, paint.radial('#0a1405/.5 .2,#0a1405/.2 .7,#0a1405/0 1')) +
		path('M44 296H328L314 322C312 327 308 328 302 328H70C64 328 60 327 58 322Z', paint.linear('#e3e9e0,#8f9c8c')) +
		ellipse(186, 296, 143, 15, paint.linear('#ffffff,#b4bfb0')) +
		place(
			burgerGroup(paint, ['potato-bun', 'beef', 'american-cheese', 'pickles', 'onions'], { grounded: true }),
			28,
			10,
			0,
			0.79,
		) +
		place(face('hopeful'), 186, 136, 0, 0.9)
	)
}
