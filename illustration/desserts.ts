import { CREAMY, type Creamy, cherry } from './creamy.ts'
import type { Dish } from './dish.ts'
import { cone, doughnut, sundae } from './frozen.ts'
import {
	between,
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
	smooth,
	times,
} from './paint.ts'
import { cheesecake, churros, pie } from './pastries.ts'
import { chip, inDisc, spaced } from './sweet-scatter.ts'
import { floor } from './vessels.ts'

const cookie = (paint: Paint, rng: Rng, { mid }: Creamy): string => {
	const one = (): string => {
		const d = lump(rng, 0, 0, 118, 96, 0.05, 16)
		return (
			path(d, '#1f0a00', 'opacity=".28" transform="translate(0 18)"') +
			path(d, '#8a4f16', 'transform="translate(0 13)"') +
			path(d, paint.radial('#fbd590 0,#eab25c .45,#cd8530 .8,#94550f 1', 0.4, 0.3, 0.75)) +
			repeat(10, () => {
				const [x, y] = inDisc(rng, 84, 66)
				return line(
					smooth(
						[
							[x - 16, y + between(rng, -6, 6)],
							[x, y + between(rng, -5, 5)],
							[x + 16, y + between(rng, -6, 6)],
						],
						false,
					),
					'#8a4f16',
					2.6,
					'opacity=".45"',
				)
			}) +
			path(
				repeat(60, () => {
					const [x, y] = inDisc(rng, 104, 84)
					return lump(rng, x, y, between(rng, 1, 3), between(rng, 0.8, 2), 0.3, 5)
				}),
				'#a8661c',
				'opacity=".5"',
			) +
			spaced(rng, 18, 98, 78, 30)
				.map((at) => chip(paint, rng, at, between(rng, 8, 16)))
				.join('') +
			times(6, () => inDisc(rng, 86, 66))
				.map((at) => chip(paint, rng, at, 8, `#ffffff,${mid}`))
				.join('') +
			glow(paint, -40, -46, 50, 18, '#fff6d8', 0.5) +
			path(
				repeat(12, () => {
					const [x, y] = inDisc(rng, 90, 70)
					return lump(rng, x, y, 2, 1.8, 0.2, 4)
				}),
				'#fff',
			)
		)
	}
	return floor(paint, 340, 156, 204, 26) + place(one(), 226, 160, 16, 1.04) + place(one(), 186, 232, -8, 1.18)
}

const brownie = (paint: Paint, rng: Rng, { light, mid, dark, sauce }: Creamy): string => {
	const side = (d: string, shade: string) =>
		path(d, paint.linear(shade)) +
		group(
			path(
				repeat(50, () =>
					lump(rng, between(rng, 50, 350), between(rng, 220, 336), between(rng, 2, 6), between(rng, 1.5, 4), 0.3, 6),
				),
				'#1a0802',
				'opacity=".55"',
			) +
				path(
					repeat(30, () => lump(rng, between(rng, 50, 350), between(rng, 220, 336), 3, 1.8, 0.3, 6)),
					'#9c6236',
					'opacity=".5"',
				),
			paint.clip(d),
		)
	const top = 'M48 216L176 166C188 162 200 162 212 165L352 204 226 264C214 269 202 269 190 266Z'
	return (
		floor(paint, 336, 166) +
		side('M48 216L198 268V346C192 347 186 346 180 344L58 300C50 297 48 292 48 284Z', '#6d3a1c,#3a1a0a') +
		side('M352 204L198 268V346C204 347 212 346 220 343L342 288C350 284 352 278 352 270Z', '#4a2410,#220d04') +
		path(top, paint.linear('#a8683c,#6d3a1c 60%,#4a2410', 40)) +
		repeat(12, () => {
			const x = between(rng, 90, 310)
			const y = between(rng, 190, 244)
			return line(
				smooth(
					[
						[x - 20, y + 3],
						[x - 4, y - 4],
						[x + 10, y + 4],
						[x + 24, y - 2],
					],
					false,
				),
				'#d9a878',
				2,
				'opacity=".55"',
			)
		}) +
		times(8, (): Point => [between(rng, 110, 300), between(rng, 196, 240)])
			.map((at) => chip(paint, rng, at, 9))
			.join('') +
		path(lump(rng, 202, 214, 96, 34, 0.14, 12), sauce, 'opacity=".85"') +
		path('M238 240C236 280 244 306 250 306S262 284 258 236ZM150 236C150 270 156 290 162 290S170 270 170 240Z', sauce) +
		path(lump(rng, 202, 160, 72, 66, 0.05, 14), '#1f0a00', 'opacity=".3" transform="translate(3 10)"') +
		path(
			lump(rng, 200, 156, 74, 66, 0.05, 14),
			paint.radial(`#ffffff 0,${light} .3,${mid} .7,${dark} 1`, 0.38, 0.3, 0.78),
		) +
		path(
			repeat(30, () => {
				const [x, y] = inDisc(rng, 62, 54)
				return lump(rng, 200 + x, 156 + y, between(rng, 2, 7), between(rng, 1.4, 3), 0.3, 6)
			}),
			dark,
			'opacity=".3"',
		) +
		path(
			'M132 140C140 92 176 80 204 82 240 84 266 108 270 142 262 158 254 134 244 150 236 176 226 150 214 150 202 152 200 186 188 182 178 176 182 150 168 150 156 152 156 170 146 168 136 164 138 150 132 140Z',
			sauce,
		) +
		path('M150 122C160 100 182 92 200 92 180 102 164 112 150 122Z', '#fff', 'opacity=".55"') +
		cherry(paint, 206, 70)
	)
}

/** Something sweet; `flavour` colours its glaze, scoops or sauce. */
export const dessert = (paint: Paint, rng: Rng, { item, flavour }: Extract<Dish, { kind: 'dessert' }>): string => {
	const tones = CREAMY[flavour ?? (item === 'doughnut' || item === 'cheesecake' ? 'strawberry' : 'vanilla')]
	const draw = { cookie, brownie, sundae, doughnut, 'apple-pie': pie, 'ice-cream': cone, cheesecake, churros }[item]
	return draw(
		paint,
		rng,
		item === 'brownie' || item === 'sundae' ? { ...tones, sauce: flavour ? tones.sauce : '#4a2410' } : tones,
	)
}
