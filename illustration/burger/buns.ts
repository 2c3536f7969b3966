import type { Bun } from '../dish.ts'
import {
	between,
	ellipse,
	glow,
	group,
	line,
	lump,
	num,
	type Point,
	path,
	place,
	repeat,
	smooth,
	times,
} from '../paint.ts'
import { dome, leafCrown, leafHeel } from './leaf-bun.ts'
import { arc, contact, pebbles, type Slot, slab, solid } from './slab.ts'

type Look = {
	/** Lightest to darkest. */
	tones: readonly [string, string, string, string, string]
	lip: string
	/** Height of the crown relative to a brioche's. */
	rise: number
	gloss: number
	seeds: number
	seedTones: readonly [string, string][]
}

const GOLD = ['#ffe2a0', '#f9bd5d', '#e28f35', '#bb611d', '#8b4112'] as const

const SESAME = ['#fffbe6', '#ecca8c'] as [string, string]

const LOOKS: Record<Exclude<Bun, 'lettuce-bun'>, Look> = {
	brioche: {
		tones: ['#ffdb92', '#f4a94a', '#d97a27', '#a94d14', '#7a310b'],
		lip: '#ffdf9e',
		rise: 1,
		gloss: 0.85,
		seeds: 0,
		seedTones: [SESAME],
	},
	'sesame-bun': { tones: GOLD, lip: '#ffe6b0', rise: 1, gloss: 0.55, seeds: 40, seedTones: [SESAME] },
	'potato-bun': {
		tones: ['#fff0bd', '#fbd377', '#eeb04e', '#d18a34', '#a96a22'],
		lip: '#fff0c8',
		rise: 0.92,
		gloss: 0.4,
		seeds: 0,
		seedTones: [SESAME],
	},
	'pretzel-bun': {
		tones: ['#d98c4a', '#a9571f', '#7d3710', '#582306', '#3b1504'],
		lip: '#c27b3c',
		rise: 0.9,
		gloss: 0.8,
		seeds: 0,
		seedTones: [SESAME],
	},
	'charcoal-bun': {
		tones: ['#6f6c68', '#44423f', '#2b2a28', '#1b1a19', '#0f0e0e'],
		lip: '#5b5854',
		rise: 1,
		gloss: 0.6,
		seeds: 40,
		seedTones: [SESAME],
	},
	'seeded-bun': {
		tones: ['#f1cf95', '#d3a05a', '#b1793a', '#875325', '#5f3815'],
		lip: '#efd3a2',
		rise: 0.95,
		gloss: 0.3,
		seeds: 70,
		seedTones: [SESAME, ['#4a4038', '#221c17'], ['#c99a55', '#8f6428'], ['#7d9a55', '#4c6a2c']],
	},
}

const seed = (x: number, y: number, turn: number, size: number, fill: string): string =>
	place(
		path('M-6 .5C-5-3.4 2-4.6 6 0 2 4.2-5 4-6 .5Z', '#5a2606', 'opacity=".45" transform="translate(1 2)"') +
			path('M-6 0C-5-3.8 2-4.4 6 0 2 4-5 3.6-6 0Z', fill) +
			ellipse(-1.5, -1.2, 2.6, 0.9, '#fff', 'opacity=".75"'),
		x,
		y,
		turn,
		size,
		size * 0.92,
	)

const scatterSeeds = ({ paint, rng, x, y, rx, h }: Slot, look: Look): string => {
	const spots: Point[] = []
	for (let tries = 0; spots.length < look.seeds && tries < 900; tries++) {
		const a = between(rng, -1, 1)
		const v = between(rng, 0.3, 0.97)
		const width = Math.sqrt(Math.max(0, 1 - v ** 2.6))
		const spot = [x + a * width * rx * 0.93, y - v * h] as const
		const gap = look.seeds > 50 ? 11 : 19
		if (spots.every(([px, py]) => Math.hypot(px - spot[0], (py - spot[1]) * 1.5) > gap)) spots.push(spot)
	}
	return spots
		.map(([px, py], i) => {
			const [light, dark] = look.seedTones[i % look.seedTones.length] ?? SESAME
			const aside = (px - x) / rx
			return seed(
				px,
				py,
				aside * 55 + between(rng, -38, 38),
				(1.12 - Math.abs(aside) * 0.4) * between(rng, 0.85, 1.1),
				paint.linear(`${light},${dark}`, 60),
			)
		})
		.join('')
}

/** Dark knots and coarse salt: the cuts of a lye-dipped bun. */
const pretzelCuts = ({ paint, rng, x, y, h }: Slot): string =>
	[-1, 0, 1]
		.map((side) => {
			const cx = x + side * 74
			const top = y - h * (side ? 0.78 : 0.9)
			const d = smooth([
				[cx - 9 + side * 5, top],
				[cx + 6 + side * 7, top + 6],
				[cx + 11 + side * 10, top + h * 0.3],
				[cx + side * 14, top + h * 0.42],
				[cx - 10 + side * 7, top + h * 0.24],
			])
			return (
				path(d, '#3b1504', 'transform="translate(1.5 2.5)" opacity=".6"') +
				path(d, paint.linear('#fff0cc,#e6b878 60%,#b87838'))
			)
		})
		.join('') +
	repeat(34, () => {
		const px = x + between(rng, -110, 110)
		const py = y - h * between(rng, 0.45, 0.9) * (1 - ((px - x) / 180) ** 2)
		return (
			path(lump(rng, px + 0.8, py + 1.4, 2.6, 2.2, 0.3, 5), '#2a0f02', 'opacity=".5"') +
			path(lump(rng, px, py, 2.6, 2.2, 0.3, 5), '#fffdf6')
		)
	})

const crown = (slot: Slot, bun: Exclude<Bun, 'lettuce-bun'>): string => {
	const { paint, rng, x, y, rx, ry, h } = slot
	const look = LOOKS[bun]
	const [t0, t1, t2, t3, t4] = look.tones
	const d = dome(slot)
	const inside = paint.clip(d)
	const pores = repeat(46, () =>
		lump(
			rng,
			x + between(rng, -rx, rx),
			y - between(rng, -0.1, 0.95) * h,
			between(rng, 0.6, 2),
			between(rng, 0.5, 1.3),
		),
	)
	const gloss = (more: number) => Math.round(look.gloss * more * 100) / 100
	return (
		contact(slot, 13, 0.55) +
		path(d, paint.radial(`${t0} 0,${t1} .3,${t2} .58,${t3} .82,${t4} 1`, 0.4, 0.24, 0.86)) +
		group(
			// The paler seam where the bun never saw the oven's top heat.
			path(d, paint.down(`${look.lip}/0 .0,${look.lip}/.85 .72,${t2}/.7 1`, y - h * 0.26, y + ry)) +
				path(d, paint.across(`${t4}/.5 0,${t4}/0 .16,${t4}/0 .6,${t4}/.55 .96,${t1}/.8 1`, x - rx - 4, x + rx + 4)) +
				path(pores, t3, 'opacity=".28"') +
				glow(paint, x + 12, y - h * 1.02, rx * 0.8, h * 0.34, t0, gloss(0.5)) +
				glow(
					paint,
					x - rx * 0.36,
					y - h * 0.72,
					rx * 0.5,
					h * 0.26,
					'#ffffff',
					gloss(0.85),
					`transform="rotate(-16 ${num(x - rx * 0.36)} ${num(y - h * 0.72)})"`,
				) +
				path(
					smooth([
						[x - rx * 0.74, y - h * 0.52],
						[x - rx * 0.6, y - h * 0.74],
						[x - rx * 0.38, y - h * 0.87],
						[x - rx * 0.56, y - h * 0.7],
					]),
					'#fff',
					`opacity="${gloss(0.55)}"`,
				) +
				path(
					smooth([
						[x + rx * 0.9, y - h * 0.2],
						[x + rx * 0.86, y - h * 0.5],
						[x + rx * 0.66, y - h * 0.76],
						[x + rx * 0.82, y - h * 0.5],
					]),
					t0,
					'opacity=".6"',
				) +
				(bun === 'pretzel-bun' ? pretzelCuts(slot) : ''),
			inside,
		) +
		scatterSeeds(slot, look)
	)
}

const heel = (slot: Slot, bun: Exclude<Bun, 'lettuce-bun'>): string => {
	const { paint, rng, x, y, rx, ry, h } = slot
	const look = LOOKS[bun]
	const [t0, t1, t2, t3, t4] = look.tones
	const d = slab({ ...slot, ry: ry * 0.94 }, { rough: 1.2, bulge: 4, tuck: 0.04, steps: 8 })
	const crumb = pebbles({ ...slot, y: y - h * 0.72, h: h * 0.26 }, 60, 2.6, lump)
	const toast = smooth([
		...times(11, (i): Point => {
			const px = x + (i / 5 - 1) * (rx - 2)
			return [px, y - h * 0.95 + arc(slot, px)]
		}),
		...times(11, (i): Point => {
			const px = x - (i / 5 - 1) * (rx + 1)
			return [px, y - h * 0.62 + arc(slot, px) + between(rng, -1.5, 1.5)]
		}),
	])
	return (
		solid(slot, d, paint.down(`${t1} 0,${t1} .4,${t2} .65,${t3} .86,${t4} 1`, y - h, y + ry), 0.8) +
		group(
			path(toast, paint.linear(`${t0},${look.lip},${t1}`)) +
				path(crumb, t2, 'opacity=".35"') +
				glow(paint, x - rx * 0.45, y - h * 0.3 + ry, rx * 0.42, h * 0.2, '#ffffff', look.gloss * 0.5) +
				line(
					smooth(
						times(9, (i): Point => {
							const px = x + (i / 4 - 1) * rx * 0.9
							return [px, y + arc(slot, px) * 0.94 - h * 0.1]
						}),
						false,
					),
					t0,
					2,
					'opacity=".35"',
				),
			paint.clip(d),
		)
	)
}

export const CROWN_HEIGHT = 112

export const HEEL_HEIGHT = 42

export const crownRise = (bun: Bun): number => (bun === 'lettuce-bun' ? 0.85 : LOOKS[bun].rise)

export const drawCrown = (slot: Slot, bun: Bun): string => (bun === 'lettuce-bun' ? leafCrown(slot) : crown(slot, bun))

export const drawHeel = (slot: Slot, bun: Bun): string => (bun === 'lettuce-bun' ? leafHeel(slot) : heel(slot, bun))

export const isBun = (key: string): key is Bun => Object.hasOwn(LOOKS, key) || key === 'lettuce-bun'
