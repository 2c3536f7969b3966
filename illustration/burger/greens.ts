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
	repeat,
	smooth,
	times,
} from '../paint.ts'
import { coins, jalapenoRing, leaf, pickleCoin, ring, tomatoSlice } from './coins.ts'
import { arc, contact, type Layer, onWall, type Slot } from './slab.ts'

type Tones = readonly [light: string, mid: string, dark: string]

/** A frilled leaf edge that hangs out of the stack all round. */
export const ruffle = (slot: Slot, [light, mid, dark]: Tones, waves: number, reach = 14): string => {
	const { paint, rng, x, y, rx, h } = slot
	const wide = rx + reach
	const steps = waves * 9
	const phase = rng() * 6
	const lengths = times(waves + 3, () => between(rng, 0.62, 1.05))
	const edge: Point[] = times(steps + 1, (i) => {
		const t = i / steps
		const px = x + (t * 2 - 1) * wide
		const wave = Math.sin(t * waves * Math.PI * 2 + phase)
		const length = lengths[Math.floor((t * waves * Math.PI * 2 + phase + Math.PI / 2) / (Math.PI * 2))] ?? 0.8
		const droop = (wave * 0.5 + 0.5) * h * 0.8 * length
		return [
			px + Math.cos(t * waves * Math.PI * 4 + phase) * 3.4,
			y -
				h * 0.35 +
				arc({ ...slot, rx: wide }, px) +
				droop +
				Math.sin(t * waves * 21 + phase) * 1.7 +
				between(rng, -0.8, 0.8),
		]
	})
	const back: Point[] = times(7, (i) => {
		const px = x - (i / 3 - 1) * (rx - 2)
		return [px, y - h * 0.9 + arc(slot, px) * 0.3]
	})
	const d = smooth([...edge, ...back])
	const folds = repeat(waves * 3, (i) => {
		const at = edge[2 + i * 3] ?? [x, y]
		const root: Point = [x + (at[0] - x) * 0.93, y - h * 0.7 + arc(slot, at[0]) * 0.9]
		const [ax, ay] = at
		const lit = Math.sin((i / 3) * Math.PI * 2 + phase) > 0
		return path(
			smooth([root, [ax - 4, ay - 5], [ax, ay - 1], [ax + 4, ay - 5]]),
			lit ? light : dark,
			`opacity="${lit ? 0.75 : 0.42}"`,
		)
	})
	return (
		path(d, '#10240a', 'opacity=".38" transform="translate(1 5)"') +
		path(d, paint.down(`${dark} 0,${mid} .45,${light} .8,${mid} 1`, y - h, y + slot.ry + h * 0.7)) +
		group(
			folds + path(d, paint.across('#10300a/.4 0,#10300a/0 .2,#10300a/0 .65,#10300a/.5 1', x - wide, x + wide)),
			paint.clip(d),
		) +
		line(smooth(edge, false), light, 1.8, 'opacity=".85"')
	)
}

const pickles: Layer = {
	h: 13,
	draw: (slot) =>
		contact(slot, 8, 0.35) +
		coins(slot, [-0.78, -0.3, 0.2, 0.7, -0.02].slice(0, 4), () => pickleCoin(slot.paint, slot.rng, 41, 15, 7)),
}

const tomato: Layer = {
	h: 17,
	draw: (slot) => contact(slot, 10, 0.4) + coins(slot, [-0.47, 0.5], () => tomatoSlice(slot.paint), 9),
}

const lettuce: Layer = {
	h: 20,
	draw: (slot) =>
		ruffle({ ...slot, y: slot.y + 3 }, ['#a5d650', '#5c9f2a', '#2c6417'], 9, 9) +
		ruffle({ ...slot, y: slot.y - 2, h: slot.h }, ['#d5f27e', '#8cc93f', '#448b22'], 10, 14),
}

const rocket: Layer = {
	h: 13,
	draw: ({ paint, rng, x, y, rx, ry, h }) =>
		repeat(15, (i) => {
			const a = ((i * 7) % 15) / 14
			const px = x + (a * 2 - 1) * rx * 0.8
			const turn = a < 0.5 ? 180 - a * 120 : (1 - a) * 120
			return place(
				leaf(paint),
				px,
				y - h * 0.5 + ry * Math.sqrt(1 - (a * 2 - 1) ** 2) * 0.8,
				turn + between(rng, -14, 14),
				between(rng, 0.6, 0.82),
			)
		}),
}

const jalapenos: Layer = {
	h: 12,
	draw: (slot) =>
		contact(slot, 7, 0.3) + coins(slot, [-0.85, -0.5, -0.16, 0.2, 0.54, 0.86], () => jalapenoRing(slot.paint)),
}

const rings = (tones: string, edge: string): Layer => ({
	h: 11,
	draw: (slot) =>
		contact(slot, 7, 0.28) +
		coins(
			slot,
			[-0.62, 0.58, -0.25, 0.2, -0.86, 0.86, -0.02],
			(i) => ring(slot.paint, tones, edge, [62, 58, 48, 44, 30, 30, 34][i] ?? 40),
			7,
		),
})

const avocado: Layer = {
	h: 15,
	draw: (slot) =>
		contact(slot, 9, 0.35) +
		coins(
			slot,
			[-0.76, -0.46, -0.15, 0.16, 0.47, 0.77],
			() => {
				const { paint } = slot
				return (
					path(
						'M-34 2C-30 17 26 20 36 5 38 0 34-4 28-6-4-12-26-8-34 2Z',
						'#10240a',
						'opacity=".35" transform="translate(1 4)"',
					) +
					path('M-34 2C-30 17 26 20 36 5 38 0 34-4 28-6-4-12-26-8-34 2Z', paint.linear('#3f6a1a,#22420c')) +
					path(
						'M-31 1C-26 12 24 14 33 3 34-1 30-4 26-6-4-12-24-8-31 1Z',
						paint.linear('#fbf6b0,#dcea86 45%,#a5cf4e 80%,#7fb336'),
					) +
					line('M-18-2C-4-7 10-6 22-3', '#fffde0', 2.4, 'opacity=".75"')
				)
			},
			14,
		),
}

/** Loose shreds that stick out everywhere: slaw, kimchi, fried or glazed onions. */
const tangle = (slot: Slot, tones: readonly string[], count: number, width: number, droop: number): string => {
	const { rng, x, rx, h } = slot
	return repeat(count, (i) => {
		const across = Math.sin(between(rng, -1.5, 1.5))
		const [px, py] = onWall(slot, across * 1.02, rng() * 1.1)
		const lean = between(rng, -22, 22) + across * 8
		const d = smooth(
			[
				[px - lean, py - between(rng, -3, h * 0.5)],
				[px - lean * 0.2, py + between(rng, -6, 5)],
				[px + lean * 0.6, py + between(rng, -3, droop)],
				[px + lean, py + between(rng, -2, droop)],
			],
			false,
		)
		const tone = tones[i % tones.length] ?? '#fff'
		const shade = Math.abs(px - x) / rx > 0.75 ? '.55' : '.4'
		return (
			line(d, '#240d00', width + 0.5, `opacity="${shade}" transform="translate(.8 2.4)"`) +
			line(d, tone, width * between(rng, 0.7, 1.1)) +
			line(d, '#fff', width * 0.22, 'opacity=".5" transform="translate(-.5 -.9)"')
		)
	})
}

const shreds = (h: number, tones: readonly string[], count: number, width: number, droop = 12): Layer => ({
	h,
	draw: (slot) =>
		contact(slot, 9, 0.4) +
		glow(slot.paint, slot.x, slot.y + slot.ry - h * 0.6, slot.rx * 0.98, h * 1.1, tones[1] ?? '#fff', 0.95) +
		tangle(slot, tones, count, width, droop),
})

const mushroom = (paint: Paint): string =>
	path(
		'M-26 2C-28-14-12-20 0-20S28-14 26 2C26 8 14 8 9 5 9 12 10 16 8 18-2 21-8 19-8 17-9 13-8 9-9 5-14 8-26 8-26 2Z',
		'#200d02',
		'opacity=".4" transform="translate(1 3)"',
	) +
	path(
		'M-26 2C-28-14-12-20 0-20S28-14 26 2C26 8 14 8 9 5 9 12 10 16 8 18-2 21-8 19-8 17-9 13-8 9-9 5-14 8-26 8-26 2Z',
		paint.linear('#9a6a3c,#7a4c26'),
	) +
	path(
		'M-22 1C-23-11-10-16 0-16S23-11 22 1C20 5 10 3 6 1 5 8 7 12 6 15-1 17-5 16-6 14-6 10-5 6-6 1-10 4-20 5-22 1Z',
		paint.linear('#fbe9c8,#e4c290 60%,#c99c62'),
	) +
	path('M-18-1C-12 2-8 0-5-3-8-1-13-3-18-1ZM18-1C12 2 8 0 5-3 8-1 13-3 18-1Z', '#7a4c26')

const mushrooms: Layer = {
	h: 16,
	draw: (slot) =>
		contact(slot, 9, 0.4) +
		coins(slot, [-0.9, -0.58, 0.86, -0.26, 0.6, 0.06, 0.33], (i) =>
			place(mushroom(slot.paint), 0, 2, ((i * 67) % 90) - 40, 0.95, 0.72),
		),
}

const pineapple: Layer = {
	h: 18,
	draw: (slot) => {
		const { paint, rng } = slot
		return (
			contact(slot, 10, 0.45) +
			coins(
				slot,
				[-0.46, 0.48],
				() =>
					path('M-76-2C-77 10-46 26 0 26S77 10 76-2Z', paint.linear('#ffe36b,#f8bf2c 45%,#d98c10 80%,#a8620a')) +
					ellipse(0, -3, 76, 20, paint.linear('#ffd94e,#fff0a0')) +
					repeat(15, (i) =>
						line(
							`M${i * 10 - 70} ${num(20 - Math.abs(i - 7) * 1.7)}l${num((i - 7) * 0.4)} -13`,
							'#b8740c',
							2.2,
							'opacity=".5"',
						),
					) +
					repeat(4, (i) => path(lump(rng, i * 34 - 52, 11 - Math.abs(i - 1.5) * 3, 9, 5), '#7a3f05', 'opacity=".55"')) +
					line('M-58 9C-40 17-20 19-6 20', '#fffce0', 2.6, 'opacity=".8"'),
				8,
			)
		)
	},
}

export const GREENS = {
	pickles,
	tomato,
	lettuce,
	rocket,
	jalapenos,
	avocado,
	mushrooms,
	pineapple,
	onions: rings('#ffffff,#f6f8ea 50%,#d5deb8', '#8fa866'),
	'red-onion': rings('#fff4fb,#f2d3e6 50%,#cf92bb', '#8e2f72'),
	slaw: shreds(16, ['#f7f9df', '#dfeab0', '#ffffff', '#b98bc4', '#ff9d42', '#e8f2c4'], 70, 4.6),
	kimchi: shreds(16, ['#f0542c', '#ffb070', '#d9341a', '#ffe0b0', '#e8602f', '#7fae3a'], 60, 6.5),
	'caramelised-onions': shreds(12, ['#a85a1c', '#7c3d10', '#c97b2e', '#8e4a16', '#dd9a48'], 62, 5.5),
	'crispy-onions': shreds(18, ['#e8a23c', '#c9781f', '#f6c766', '#a85c14', '#e0902c'], 95, 3.6, 8),
} satisfies Record<string, Layer>
