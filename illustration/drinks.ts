import { mug } from './coffee.ts'
import type { Dish } from './dish.ts'
import { citrus, DRINK_LOOKS, type DrinkLook, MOTIFS } from './drink-looks.ts'
import { between, ellipse, group, line, type Paint, path, place, type Rng, repeat } from './paint.ts'
import { floor, stamp } from './vessels.ts'

/** Condensation: beads that carry their own light. */
const dew = (paint: Paint, rng: Rng, count: number, box: readonly [number, number, number, number]): string => {
	const [x1, y1, x2, y2] = box
	return repeat(count, () => {
		const x = between(rng, x1, x2)
		const y = between(rng, y1, y2)
		const r = between(rng, 1.6, 4.6)
		return (
			ellipse(x + 0.6, y + 1.2, r, r * 1.2, '#05202a', 'opacity=".28"') +
			ellipse(x, y, r, r * 1.2, paint.linear('#ffffff/.25,#ffffff/.85')) +
			ellipse(x - r * 0.3, y - r * 0.5, r * 0.3, r * 0.34, '#fff')
		)
	})
}

const can = (paint: Paint, rng: Rng, { body: [light, mid, dark], ink, motif }: DrinkLook): string => {
	const d =
		'M112 92C112 84 118 76 128 66H272C282 76 288 84 288 92V318C288 328 280 338 270 348 226 360 174 360 130 348 120 338 112 328 112 318Z'
	return (
		floor(paint, 354, 106) +
		path(
			'M130 346C174 362 226 362 270 346L262 356C224 366 176 366 138 356Z',
			paint.across('#6d777c,#e9eef0 30%,#8f9a9f 70%,#4f585c', 130, 270),
		) +
		path(d, paint.across(`${dark} 0,${mid} .1,${light} .28,${mid} .5,${mid} .68,${dark} .93,${light} 1`, 112, 288)) +
		group(
			MOTIFS[motif](ink) +
				path(
					d,
					paint.across(
						`${dark}/.75 0,#fff/0 .14,#fff/.35 .27,#fff/0 .38,${dark}/0 .66,${dark}/.75 .94,#fff/.3 1`,
						112,
						288,
					),
				) +
				path('M112 316C160 334 240 334 288 316V350H112Z', ink, 'opacity=".18"'),
			paint.clip(d),
		) +
		path(
			'M112 92C112 84 118 76 128 66H272C282 76 288 84 288 92 240 108 160 108 112 92Z',
			paint.across('#6d777c 0,#c9d2d6 .14,#ffffff .3,#aab4b9 .55,#e3e9eb .78,#5c666b 1', 112, 288),
		) +
		ellipse(200, 64, 74, 17, paint.linear('#f4f8f9,#8f9a9f')) +
		ellipse(200, 65, 66, 13.5, paint.linear('#7d878c,#d6dde0')) +
		ellipse(200, 69, 34, 6.5, '#6d777c') +
		ellipse(196, 62, 22, 5.4, paint.linear('#ffffff,#b4bec3')) +
		ellipse(190, 62, 8, 2.4, '#6d777c') +
		path(
			'M136 108C133 180 133 250 138 322',
			'none',
			'stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".5"',
		) +
		dew(paint, rng, 60, [122, 110, 280, 330])
	)
}

const cup = (paint: Paint, rng: Rng, { body: [light, mid, dark], ink, motif }: DrinkLook): string => {
	const d = 'M100 112H300L276 340C274 350 268 354 260 355 222 361 178 361 140 355 132 354 126 350 124 340Z'
	return (
		floor(paint, 354, 100) +
		path(
			'M206 96L226 8C227 3 231 1 236 2L262 8 258 20 238 16 222 98Z',
			paint.linear('#ff8a70,#d9301a 50%,#a81c0a', 0),
		) +
		repeat(5, (i) => path(`M${223.5 - i * 4} ${22 + i * 16}l12 3-2 8-12-3Z`, '#3f8f1f')) +
		path(d, paint.across('#b3ac94 0,#f6f1e0 .15,#ffffff .32,#f1ead2 .62,#a89f82 1', 100, 300)) +
		group(
			path(
				'M90 176C160 150 240 202 310 166V370H90Z',
				paint.across(`${dark} 0,${mid} .2,${light} .36,${mid} .64,${dark} 1`, 104, 296),
			) +
				place(MOTIFS[motif](ink), 48, 66, 0, 0.76) +
				path('M90 176C160 150 240 202 310 166', 'none', `stroke="${light}" stroke-width="7" opacity=".8"`),
			paint.clip(d),
		) +
		path(d, paint.across('#2a1a02/.3 0,#fff/0 .16,#fff/.3 .3,#fff/0 .42,#2a1a02/0 .66,#2a1a02/.34 1', 100, 300)) +
		path(
			'M92 104C92 98 96 95 102 94 166 86 234 86 298 94 304 95 308 98 308 104L306 116C304 122 300 124 294 125 232 133 168 133 106 125 100 124 96 122 94 116Z',
			paint.across('#9aa49a 0,#eef3ec .16,#ffffff .3,#dbe3da .62,#8f998f 1', 92, 308),
		) +
		ellipse(200, 96, 104, 13, paint.linear('#ffffff,#cdd6cb')) +
		ellipse(200, 95, 84, 9, paint.linear('#b9c3b8,#eef3ec')) +
		ellipse(214, 95, 13, 4, '#4a5449') +
		line('M112 108C124 112 150 115 170 116', '#fff', 4, 'opacity=".9"') +
		dew(paint, rng, 24, [124, 140, 276, 330])
	)
}

const bottle = (
	paint: Paint,
	rng: Rng,
	{ body: [light, mid, dark], liquid: [top, bottom], ink, motif, foam, fizz }: DrinkLook,
): string => {
	const d =
		'M176 52H224V92C224 122 262 134 264 176V330C264 346 256 352 246 354 216 359 184 359 154 354 144 352 136 346 136 330V176C138 134 176 122 176 92Z'
	const glass = foam ? '#8a4a12' : '#cfe9e2'
	return (
		floor(paint, 353, 86) +
		path(d, glass, `opacity="${foam ? 0.95 : 0.45}"`) +
		group(
			path('M130 118H270V362H130Z', paint.linear(`${top},${bottom}`), foam ? 'opacity=".55"' : 'opacity=".95"') +
				(fizz
					? repeat(26, () =>
							ellipse(
								between(rng, 142, 258),
								between(rng, 130, 350),
								between(rng, 1.2, 3),
								between(rng, 1.2, 3),
								'#fff',
								'opacity=".6"',
							),
						)
					: ''),
			paint.clip(d),
		) +
		path(
			d,
			paint.across(
				`${foam ? '#2a1002' : '#0d3a30'}/.65 0,#fff/.1 .12,#fff/.6 .24,#fff/0 .34,#000/0 .7,${foam ? '#2a1002' : '#0d3a30'}/.6 .95,#fff/.5 1`,
				136,
				264,
			),
		) +
		path(
			'M136 196C178 206 222 206 264 196V304C222 314 178 314 136 304Z',
			paint.across(`${dark} 0,${mid} .14,${light} .3,${mid} .62,${dark} 1`, 136, 264),
		) +
		group(
			place(MOTIFS[motif](ink), 84, 118, 0, 0.58),
			paint.clip('M136 196C178 206 222 206 264 196V304C222 314 178 314 136 304Z'),
		) +
		line('M137 203C178 213 222 213 263 203M137 297C178 307 222 307 263 297', ink, 2.5, 'opacity=".7"') +
		path(
			'M170 30H230V52C230 58 226 60 220 61 206 63 194 63 180 61 174 60 170 58 170 52Z',
			paint.across(`${dark} 0,${mid} .16,${light} .34,${mid} .62,${dark} 1`, 170, 230),
		) +
		repeat(9, (i) => line(`M${174 + i * 6.5} 36V58`, i % 2 ? '#fff' : dark, 1.8, 'opacity=".45"')) +
		ellipse(200, 31, 30, 6, light) +
		path('M150 178C152 160 166 148 176 138V330C166 332 152 330 150 322Z', '#fff', 'opacity=".28"') +
		dew(paint, rng, 36, [142, 140, 258, 340])
	)
}

const ice = (paint: Paint, x: number, y: number, turn: number): string =>
	place(
		path(
			'M-24-20Q-26-26-20-26H20Q26-26 24-20L22 20Q22 25 16 25H-18Q-23 25-22 20Z',
			paint.linear('#ffffff/.85,#e8f6fb/.35 55%,#ffffff/.6', 50),
		) +
			path('M-18-20H14L8-8H-14Z', '#fff', 'opacity=".6"') +
			line('M-16 18V-4M14 16L18-14', '#fff', 2.5, 'opacity=".8"'),
		x,
		y,
		turn,
	)

const glass = (paint: Paint, rng: Rng, { liquid: [top, bottom], motif, foam, fizz }: DrinkLook): string => {
	const d = foam
		? 'M108 60H292C298 140 280 200 274 330 273 346 266 352 256 354 220 360 180 360 144 354 134 352 127 346 126 330 120 200 102 140 108 60Z'
		: 'M104 70H296L276 330C275 346 268 352 258 354 220 360 180 360 142 354 132 352 125 346 124 330Z'
	const level = foam ? 104 : 112
	const head = foam
		? path(
				'M104 108C98 70 116 50 138 54 146 30 184 28 196 44 212 26 250 30 258 52 284 48 304 70 296 108 262 124 138 124 104 108Z',
				'#b08c48',
				'transform="translate(0 2.5)"',
			) +
			path(
				'M104 108C98 70 116 50 138 54 146 30 184 28 196 44 212 26 250 30 258 52 284 48 304 70 296 108 262 124 138 124 104 108Z',
				paint.linear(`#f6e6c0,${foam} 30%,${foam} 60%,#cfae6c`),
			) +
			repeat(40, () =>
				ellipse(
					between(rng, 116, 284),
					between(rng, 56, 110),
					between(rng, 1.5, 5),
					between(rng, 1.5, 4),
					'#fff',
					'opacity=".5"',
				),
			) +
			path('M150 112C150 140 170 150 172 128 174 116 160 112 150 112Z', foam)
		: ''
	const garnish =
		motif === 'lemon'
			? place(citrus(0, 0, 40, '#f2cf12', '#fbe670'), 284, 76, 12)
			: motif === 'orange'
				? place(citrus(0, 0, 42, '#ff9c1f', '#ffad3a'), 284, 76, 12)
				: motif === 'leaf' || motif === 'drops'
					? place(citrus(0, 0, 34, '#f2cf12', '#fbe670'), 284, 78, 12)
					: motif === 'pickle'
						? stamp(284, 76, 78, '#3f8f1f', '#cfe56c')
						: ''
	const straw = foam
		? ''
		: path('M214 20L226 18 208 330 196 330Z', paint.linear('#d9301a,#ff8a70 40%,#b3200f', 0)) +
			repeat(9, (i) => path(`M${213 - i * 1.9} ${44 + i * 34}l12-3-.8 12-12 3Z`, '#fff', 'opacity=".85"'))
	return (
		floor(paint, 353, 94) +
		garnish +
		path(d, '#e8f6f4', 'opacity=".35"') +
		group(
			straw +
				path(
					`M90 ${level}C150 ${level + 16} 250 ${level + 16} 310 ${level}V342C230 352 170 352 90 342Z`,
					paint.down(`${top}/.92 0,${bottom}/.95 1`, level, 346),
				) +
				ellipse(200, level + 3, 94, 11, top) +
				(foam
					? ''
					: ice(paint, 160, 138, -14) +
						ice(paint, 226, 150, 18) +
						ice(paint, 178, 196, 28) +
						ice(paint, 236, 210, -10)) +
				(fizz
					? repeat(34, () => {
							const r = between(rng, 1.4, 3.6)
							return ellipse(between(rng, 130, 270), between(rng, 130, 340), r, r, '#fff', 'opacity=".6"')
						})
					: ''),
			paint.clip(d),
		) +
		head +
		path(
			d,
			paint.across(
				'#0d3a30/.3 0,#fff/.3 .05,#fff/.06 .12,#fff/.55 .2,#fff/0 .28,#000/0 .72,#0d2a20/.25 .94,#fff/.6 1',
				104,
				296,
			),
		) +
		path(
			'M126 332C170 346 230 346 274 332L272 344C268 352 262 353 256 354 220 360 180 360 144 354 136 352 128 350 126 340Z',
			paint.linear('#ffffff/.7,#9fb8b4/.6'),
		) +
		line(
			foam ? 'M109 62C150 70 250 70 291 62' : 'M105 72C160 84 240 84 295 72',
			'#fff',
			3.5,
			`opacity="${foam ? 0 : 0.85}"`,
		) +
		dew(paint, rng, 30, [128, 130, 272, 320])
	)
}

/** Anything to drink; the vessel shapes it and the flavour colours and decorates it. */
export const drink = (paint: Paint, rng: Rng, { vessel, flavour }: Extract<Dish, { kind: 'drink' }>): string => {
	const flavoured = DRINK_LOOKS[flavour]
	if (vessel === 'coffee') return mug(paint, rng, flavour, flavoured.liquid)
	return { can, cup, bottle, glass }[vessel](paint, rng, flavoured)
}
