import { CREAMY, type Creamy, cherry, whip } from './creamy.ts'
import type { Dish, ShakeFlavour } from './dish.ts'
import {
	between,
	ellipse,
	glow,
	group,
	line,
	lump,
	type Paint,
	path,
	place,
	type Rng,
	repeat,
	smooth,
} from './paint.ts'
import { floor } from './vessels.ts'

const crumbs = (rng: Rng, { bits }: Creamy, count: number, box: readonly [number, number, number, number]): string => {
	const [x1, y1, x2, y2] = box
	return repeat(count, (i) => {
		const x = between(rng, x1, x2)
		const y = between(rng, y1, y2) + Math.abs(x - 200) * 0.3
		const d = lump(rng, x, y, between(rng, 2.5, 6), between(rng, 2, 4.5), 0.35, 6)
		return path(d, '#2a1404', 'opacity=".3" transform="translate(.6 2)"') + path(d, bits[i % bits.length] ?? '#fff')
	})
}

/** What tells one flavour from another on top of the glass. */
const crownOf = (paint: Paint, rng: Rng, flavour: ShakeFlavour, y: number): string => {
	const slice = (x: number, turn: number, outer: string, inner: string) =>
		place(
			ellipse(2, 4, 27, 24, '#2a1404', 'opacity=".3"') +
				ellipse(0, 0, 27, 24, outer) +
				ellipse(0, 0, 23, 20, inner) +
				repeat(3, (i) => place(ellipse(0, -7, 2, 4.5, '#c9a24a'), 0, 0, i * 120)),
			x,
			y + 22,
			turn,
		)
	if (flavour === 'banana') return slice(232, 20, '#f2cf4a', '#fff6c4') + cherry(paint, 196, y - 4)
	if (flavour === 'strawberry')
		return place(
			path(
				'M0 34C-24 24-34 2-28-12-20-24 20-24 28-12 34 2 24 24 0 34Z',
				paint.radial('#ff8a8a 0,#e8203c .5,#98061c 1', 0.38, 0.3, 0.8),
			) +
				repeat(12, (i) =>
					ellipse(
						[-16, -4, 10, 20, -20, -10, 4, 16, -10, 2, 12, 0][i] ?? 0,
						[-8, -10, -8, -4, 2, 6, 4, 8, 16, 14, 18, 26][i] ?? 0,
						1.4,
						2.2,
						'#ffe08a',
					),
				) +
				path(
					'M-26-14C-14-26-8-16 0-24 8-16 14-26 26-14 14-10 8-12 0-8-8-12-14-10-26-14Z',
					paint.linear('#8fc943,#3c7418'),
				),
			204,
			y - 6,
			12,
		)
	if (flavour === 'cookies-and-cream')
		return place(
			ellipse(2, 5, 34, 31, '#1f0a00', 'opacity=".35"') +
				ellipse(0, 3, 34, 31, '#14100d') +
				ellipse(0, 0, 34, 31, paint.radial('#5c5048 0,#2b2420 .8', 0.4, 0.35, 0.7)) +
				ellipse(0, 0, 24, 21, 'none', 'stroke="#6d6058" stroke-width="2.5" stroke-dasharray="4 3"') +
				path('M-9 0H9M0-8V8', 'none', 'stroke="#6d6058" stroke-width="3"'),
			226,
			y + 4,
			14,
		)
	if (flavour === 'blueberry')
		return [
			[178, 4],
			[206, -8],
			[230, 8],
		]
			.map(
				([x = 0, dy = 0]) =>
					ellipse(x, y + dy + 4, 17, 16, paint.radial('#a49ae8 0,#4a3a9c .5,#1f1458 1', 0.36, 0.3, 0.75)) +
					path(lump(rng, x + 2, y + dy, 5, 4, 0.4, 5), '#2a1c6a'),
			)
			.join('')
	if (flavour === 'chocolate' || flavour === 'malt')
		return (
			place(
				path(
					'M-9-50H9V40H-9Z',
					paint.linear(flavour === 'malt' ? '#e8c48a,#b97a34 60%,#7a4614' : '#8a5028,#552a10 60%,#2b1206', 0),
				) + repeat(6, (i) => line(`M-9 ${-44 + i * 14}l18 6`, '#2b1206', 2.5, 'opacity=".5"')),
				236,
				y,
				22,
			) +
			(flavour === 'malt'
				? [
						[180, 0],
						[208, -10],
					]
						.map(([x = 0, dy = 0]) =>
							ellipse(x, y + dy + 6, 18, 17, paint.radial('#b9743c 0,#6d3614 .6,#381805 1', 0.36, 0.3, 0.75)),
						)
						.join('')
				: cherry(paint, 194, y - 4))
		)
	if (flavour === 'mint')
		return place(
			path(
				'M0 20C-30 12-34-16-26-28-8-26 4-6 0 20ZM0 20C30 14 38-12 32-26 14-26-2-8 0 20Z',
				paint.linear('#8fdc7a,#3a9a44 60%,#1c6428'),
			) + line('M0 18C-8 0-16-14-22-22M0 18C8 2 18-12 27-20', '#c9f5b8', 2),
			200,
			y,
			4,
			1.1,
		)
	if (flavour === 'salted-caramel' || flavour === 'peanut-butter')
		return place(
			path('M-40 8L-6-34 26 2C10 14-24 20-40 8Z', paint.linear('#ffe2a0,#e29a34 50%,#a8600f'), 'opacity=".95"') +
				line('M-28 4L-6-24', '#fff', 4, 'opacity=".7"') +
				path(
					repeat(7, () => lump(rng, between(rng, -22, 12), between(rng, -12, 8), 3.6, 2.6)),
					'#8a4a0c',
				),
			212,
			y + 8,
			10,
		)
	return cherry(paint, 200, y - 4)
}

/** A thick shake in a footed glass. */
export const shake = (paint: Paint, rng: Rng, { flavour, cream }: Extract<Dish, { kind: 'shake' }>): string => {
	const tones = CREAMY[flavour]
	const { light, mid, dark, sauce } = tones
	const d =
		'M114 136H286C286 200 262 268 244 306 240 316 232 322 222 323 208 325 192 325 178 323 168 322 160 316 156 306 138 268 114 200 114 136Z'
	const runs = [122, 146, 178, 214, 250, 276]
		.map((x, i) => {
			const end = between(rng, 186, 276) - Math.abs(x - 200) * 0.5
			const w = between(rng, 5, 9)
			return path(
				`M${x - w} 130C${x - w} ${end - 30} ${x - w * 0.6 + (200 - x) * 0.1} ${end} ${x + (200 - x) * 0.14} ${end}S${x + w} ${end - 30} ${x + w} 130Z`,
				sauce,
				`opacity="${i % 2 ? 0.9 : 0.7}"`,
			)
		})
		.join('')
	const straw = place(
		path('M-8-150H8V60H-8Z', paint.linear('#ffffff,#f4f7ec 40%,#bfc8b2', 0)) +
			repeat(9, (i) =>
				path(`M-8 ${-140 + i * 22}L8 ${-152 + i * 22}V${-141 + i * 22}L-8 ${-129 + i * 22}Z`, '#3f8f1f'),
			) +
			ellipse(0, -150, 8, 3, '#7d8a70'),
		252,
		138,
		16,
	)
	return place(
		floor(paint, 356, 92) +
			straw +
			path('M190 318H210L214 340H186Z', paint.linear('#ffffff/.8,#b4c4be/.9', 0)) +
			ellipse(200, 348, 66, 13, paint.linear('#f6fbfa,#9fb4ae')) +
			ellipse(200, 344, 62, 10, paint.linear('#ffffff/.9,#c9d9d4/.7')) +
			path(d, paint.across(`${dark} 0,${mid} .18,${light} .36,${mid} .62,${dark} 1`, 114, 286)) +
			group(
				runs +
					crumbs(rng, tones, 16, [140, 180, 260, 290]) +
					path(
						d,
						paint.across(
							'#2a1404/.4 0,#fff/0 .14,#fff/.1 .2,#fff/.6 .26,#fff/0 .33,#2a1404/0 .68,#2a1404/.35 .95,#fff/.5 1',
							114,
							286,
						),
					),
				paint.clip(d),
			) +
			path(
				'M128 150C130 196 142 240 156 272',
				'none',
				'stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".65"',
			) +
			ellipse(200, 136, 92, 24, paint.linear('#ffffff,#d3ded9')) +
			ellipse(200, 137, 85, 20, paint.radial(`${light} 0,${mid} .8,${dark} 1`)) +
			(cream
				? place(
						whip(paint, [
							[80, 130],
							[64, 100],
							[44, 74],
							[24, 50],
						]),
						200,
						0,
					) +
					line(
						smooth(
							[
								[136, 112],
								[166, 128],
								[198, 108],
								[236, 126],
								[262, 108],
								[246, 88],
								[212, 98],
								[176, 82],
								[162, 92],
							],
							false,
						),
						sauce,
						6,
						'opacity=".9"',
					) +
					line(
						smooth(
							[
								[138, 110],
								[166, 126],
								[198, 106],
								[234, 124],
							],
							false,
						),
						'#fff',
						1.6,
						'opacity=".6"',
					) +
					crumbs(rng, tones, 26, [146, 62, 254, 104]) +
					crownOf(paint, rng, flavour, 34)
				: path(lump(rng, 200, 122, 78, 26, 0.06, 12), paint.radial(`${light} 0,${mid} .7,${dark} 1`, 0.4, 0.3, 0.75)) +
					line(
						smooth(
							[
								[140, 122],
								[170, 136],
								[200, 116],
								[232, 134],
								[258, 118],
							],
							false,
						),
						sauce,
						6,
					) +
					crumbs(rng, tones, 14, [150, 92, 250, 116]) +
					glow(paint, 166, 108, 30, 9, '#ffffff', 0.8) +
					crownOf(paint, rng, flavour, 84)),
		14,
		27,
		0,
		0.93,
	)
}
