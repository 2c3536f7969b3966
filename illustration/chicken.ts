import { type CrustTones, crust, GOLDEN } from './crust.ts'
import type { Dish, Sauce } from './dish.ts'
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
} from './paint.ts'
import { SAUCE_TONES } from './sauces.ts'
import { CREAM_BOARD, floor, GREEN_BOARD, KRAFT, pot, RED_BOARD, tray } from './vessels.ts'

const coating = (sauce: Sauce): CrustTones => {
	if (sauce === 'plain') return GOLDEN
	const { light, mid, dark } = SAUCE_TONES[sauce]
	return [light, mid, dark, dark]
}

const DRUM =
	'M-58-4C-58-32-30-42-4-34 20-27 30-14 48-10 58-9 64-2 62 5 60 13 52 14 46 12 28 12 14 28-8 32-36 36-58 24-58-4Z'

const FLAT =
	'M-58-2C-62-20-44-30-26-24-6-18 8-26 26-28 46-30 60-18 58-2 57 16 42 26 24 22 6 18-8 22-26 26-46 29-56 16-58-2Z'

const wing = (paint: Paint, rng: Rng, sauce: Sauce, drum: boolean): string => {
	const tones = coating(sauce)
	const [light, mid, dark, deep] = tones
	const d = drum ? DRUM : FLAT
	const spot = (): Point => [between(rng, -52, 46), between(rng, -26, 24)]
	const glossy = sauce === 'plain' ? 0.35 : 0.85
	return (
		path(d, '#1f0600', 'opacity=".42" transform="translate(3 9)"') +
		(drum
			? path(
					'M40-9C56-12 66-16 72-12 79-8 76-2 73 0 78 4 76 11 69 11 60 12 50 10 42 8Z',
					paint.linear('#fffbe8,#e8d6b0 60%,#b3966a'),
				)
			: '') +
		path(d, deep, 'transform="translate(0 2.5)"') +
		path(d, paint.radial(`${light} 0,${mid} .4,${dark} .85,${deep} 1`, 0.36, 0.24, 0.8)) +
		group(
			group(crust(paint, rng, 26, 11, spot, tones), `opacity="${sauce === 'plain' ? 1 : 0.55}"`) +
				path(d, paint.radial('#fff/0 .6,#1f0600/.35 1', 0.42, 0.32, 0.72)) +
				SAUCE_TONES[sauce].flecks
					.map((tone) =>
						path(
							repeat(9, () => {
								const [x, y] = spot()
								return lump(rng, x, y, 2.2, 1.5, 0.3, 5)
							}),
							tone,
						),
					)
					.join(''),
			paint.clip(d),
		) +
		glow(paint, -26, -16, 24, 11, '#ffffff', glossy) +
		path('M-46-12C-42-26-26-31-12-28-26-24-38-20-46-12Z', '#fff', `opacity="${glossy * 0.8}"`) +
		path('M8-19C18-21 26-15 36-9 26-9 16-12 8-19Z', '#fff', `opacity="${glossy * 0.6}"`) +
		line('M-40 20C-24 27-6 24 6 17', light, 2.2, 'opacity=".5"')
	)
}

const SPOTS: readonly Point[] = [
	[116, 232],
	[284, 232],
	[200, 218],
	[160, 192],
	[244, 192],
	[202, 168],
	[92, 268],
	[308, 268],
	[150, 258],
	[252, 258],
	[200, 240],
	[200, 282],
]

const heap = (count: number, draw: (index: number) => string): string =>
	[SPOTS[2], SPOTS[3], SPOTS[4], SPOTS[0], SPOTS[1], SPOTS[5], ...SPOTS.slice(6)]
		.slice(0, Math.max(1, Math.min(12, Math.round(count))))
		.map((at, i) => ({ at: at ?? [200, 240], i }))
		.sort((a, b) => a.at[1] - b.at[1])
		.map(({ at: [x, y], i }) =>
			place(draw(i), x, y + (count < 6 ? 16 : 4), ((i * 73) % 110) - 55, count > 8 ? 0.92 : 1.06),
		)
		.join('')

const sesame = (rng: Rng): string =>
	repeat(24, () =>
		place(
			ellipse(0.5, 1, 3.6, 2.2, '#3a0a02', 'opacity=".5"') + ellipse(0, 0, 3.6, 2.2, '#fff3d0'),
			between(rng, 110, 290),
			between(rng, 170, 275),
			between(rng, 0, 180),
		),
	)

export const wings = (paint: Paint, rng: Rng, { count, sauce }: Extract<Dish, { kind: 'wings' }>): string => {
	const dish = tray(paint, rng, sauce === 'bbq' ? GREEN_BOARD : KRAFT)
	return (
		floor(paint, 350, 172) +
		dish.back +
		heap(count, (i) => wing(paint, rng, sauce, i % 2 === 0)) +
		(sauce === 'korean' || sauce === 'sweet-chilli' ? sesame(rng) : '') +
		path(
			repeat(16, () => lump(rng, between(rng, 110, 290), between(rng, 180, 280), 4, 2, 0.4, 6)),
			'#5fa22c',
			'opacity=".95"',
		) +
		dish.front
	)
}

const TENDER =
	'M-84 2C-92-18-68-30-46-25-20-22-6-32 20-30 52-29 88-20 90 2 90 22 58 26 34 26 6 25-14 33-42 29-64 28-80 20-84 2Z'

/** A long strip in a craggy coating. */
const tender = (paint: Paint, rng: Rng, tones: CrustTones): string => {
	const spot = (): Point => {
		const x = between(rng, -80, 82)
		return [x, between(rng, -1, 1) * (30 - (x / 80) ** 4 * 12)]
	}
	return (
		path(TENDER, '#1f0600', 'opacity=".42" transform="translate(3 10)"') +
		path(TENDER, paint.linear(`${tones[1]},${tones[2]} 60%,${tones[3]}`)) +
		crust(paint, rng, 86, 11, spot, tones) +
		path(TENDER, paint.linear(`#fff/.18,#fff/0 40%,${tones[3]}/.0 55%,${tones[3]}/.55`)) +
		glow(paint, -26, -14, 44, 12, '#ffffff', 0.4)
	)
}

export const tenders = (paint: Paint, rng: Rng, { count, sauce }: Extract<Dish, { kind: 'tenders' }>): string => {
	const dish = tray(paint, rng, RED_BOARD, '#3f8f1f')
	const laid: readonly (readonly [number, number, number])[] = [
		[176, 190, -28],
		[226, 218, 14],
		[150, 244, -10],
		[238, 176, -38],
		[166, 156, 12],
		[208, 262, 6],
		[120, 210, -52],
		[258, 240, 30],
	]
	const tones: CrustTones = sauce === 'hot' || sauce === 'buffalo' || sauce === 'korean' ? coating(sauce) : GOLDEN
	return (
		floor(paint, 350, 172) +
		dish.back +
		laid
			.slice(0, Math.max(1, Math.min(8, Math.round(count))))
			.map(([x, y, turn]) => place(tender(paint, rng, tones), x, y - 6, turn, 1.12))
			.join('') +
		(sauce === 'plain' ? '' : pot(paint, rng, sauce, 288, 268, 0.44)) +
		dish.front
	)
}

/** A bite of chicken in smooth fine crumbs. */
export const nugget = (paint: Paint, rng: Rng, tones: CrustTones = GOLDEN): string => {
	const d = lump(rng, 0, 0, 46, 33, 0.09, 9)
	const spot = (): Point => {
		const a = rng() * 6.3
		const o = Math.sqrt(rng())
		return [Math.cos(a) * 38 * o, Math.sin(a) * 26 * o]
	}
	return (
		path(d, '#1f0600', 'opacity=".4" transform="translate(3 9)"') +
		path(d, tones[3], 'transform="translate(0 3)"') +
		path(d, paint.radial(`${tones[0]} 0,${tones[1]} .45,${tones[2]} .85,${tones[3]} 1`, 0.38, 0.26, 0.82)) +
		group(crust(paint, rng, 34, 5.5, spot, tones), 'opacity=".65"') +
		glow(paint, -14, -13, 22, 10, '#ffffff', 0.6)
	)
}

export const nuggets = (paint: Paint, rng: Rng, { count }: Extract<Dish, { kind: 'nuggets' }>): string => {
	const dish = tray(paint, rng, CREAM_BOARD, '#f2b416')
	return (
		floor(paint, 350, 172) +
		dish.back +
		heap(count, () => nugget(paint, rng)) +
		pot(paint, rng, 'ketchup', 300, 262, 0.42) +
		dish.front
	)
}
