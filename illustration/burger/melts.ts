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
	type Rng,
	repeat,
	smooth,
	times,
} from '../paint.ts'
import { arc, type Layer, onWall, pebbles, type Slot } from './slab.ts'

type Corner = readonly [across: number, length: number, width: number]

/** The lower edge of a sheet whose corners hang down. */
const drape = (slot: Slot, corners: readonly Corner[], hem: number): string => {
	const { rng, x, y, rx } = slot
	const wide = { ...slot, rx: rx + 3 }
	const front: Point[] = times(41, (i) => {
		const across = i / 20 - 1
		const px = x + across * (rx + 3)
		const fall = Math.max(
			0,
			...corners.map(([at, length, width]) => length * (1 - (Math.abs(across - at) / width) ** 0.9)),
		)
		return [px, y + hem + arc(wide, px) + fall + between(rng, -0.7, 0.7)]
	})
	return smooth([...front, ...behind(slot)])
}

/** The back edge of a layer, which closes its outline under the next one. */
const behind = (slot: Slot): Point[] =>
	times(9, (i) => {
		const px = slot.x - (i / 4 - 1) * (slot.rx - 2)
		return [px, slot.y - slot.h - 3 + arc(slot, px) * 0.35]
	})

type CheeseLook = { light: string; mid: string; dark: string; hem?: number }

const cheese = ({ light, mid, dark, hem = 7 }: CheeseLook, extra: (slot: Slot) => string = () => ''): Layer => ({
	h: 8,
	draw: (slot) => {
		const { paint, rng, x, y, rx, ry, h } = slot
		const shift = between(rng, -0.1, 0.1)
		const d = drape(
			slot,
			[
				[-0.74 + shift, 20, 0.3],
				[-0.12 + shift, 38, 0.42],
				[0.56 + shift, 27, 0.36],
				[0.95, 14, 0.2],
			],
			hem,
		)
		return (
			path(d, '#1f0a00', 'opacity=".22" transform="translate(1.5 9)"') +
			path(d, '#1f0a00', 'opacity=".34" transform="translate(.8 4.5)"') +
			path(d, dark, 'transform="translate(0 2.6)"') +
			path(d, paint.down(`${light} 0,${mid} .4,${mid} .7,${light} 1`, y - h, y + ry + 46)) +
			group(
				path(
					d,
					paint.across(`${dark}/.75 0,${dark}/0 .16,#fff/.3 .3,#fff/0 .42,${dark}/0 .6,${dark}/.75 1`, x - rx, x + rx),
				) +
					extra(slot) +
					line(
						smooth(
							times(9, (i): Point => {
								const px = x - rx * 0.8 + i * rx * 0.1
								return [px, y + 1 + arc(slot, px)]
							}),
							false,
						),
						'#fff',
						4,
						'opacity=".5"',
					) +
					glow(paint, x - rx * 0.14, y + ry + 16, 30, 12, '#ffffff', 0.42),
				paint.clip(d),
			) +
			line(d, light, 1.2, 'opacity=".55"')
		)
	},
})

const holes = (slot: Slot): string =>
	[
		[-0.66, -0.3],
		[-0.28, -1.9],
		[-0.02, -0.6],
		[0.3, -0.2],
		[0.54, -1.9],
		[0.8, -0.3],
		[-0.12, -3],
	]
		.map(([across = 0, up = 0], i) => {
			const [px, py] = onWall(slot, across, up)
			const size = 4.5 + (i % 3) * 1.8
			return (
				ellipse(px, py, size, size * 0.75, '#b98a26', 'opacity=".8"') +
				ellipse(px + 0.6, py + 1.3, size - 1, size * 0.6, '#e9c565')
			)
		})
		.join('')

const veins = (slot: Slot): string =>
	path(pebbles({ ...slot, y: slot.y + 18, h: 26 }, 40, 4.6, lump), '#4f7f8e', 'opacity=".75"') +
	path(pebbles({ ...slot, y: slot.y + 18, h: 26 }, 26, 2.6, lump), '#2f5a6c', 'opacity=".8"')

type SauceLook = { light: string; mid: string; dark: string; flecks?: readonly string[]; thick?: number }

/** A glossy pour whose drops run down at uneven lengths. */
const pour = (whole: Slot, { light, mid, dark, flecks = [], thick = 1 }: SauceLook, reach = 1): string => {
	const slot = { ...whole, rx: whole.rx - 5 }
	const { paint, rng, x, y, rx, ry, h } = slot
	const front: Point[] = [[x - rx - 1, y - h * 0.4]]
	const beads: { px: number; end: number; r: number }[] = []
	for (let across = between(rng, -0.9, -0.82); across < 0.93; across += between(rng, 0.19, 0.36)) {
		const [px, py] = onWall(slot, across, 0)
		const base = py + 2.5 * thick
		const r = between(rng, 5.5, 8) * (0.7 + thick * 0.3) * (1 - Math.abs(across) * 0.35)
		const long = (rng() > 0.55 ? between(rng, 20, 36) : between(rng, 5, 13)) * reach * (0.8 + thick * 0.2)
		const end = base + r + long
		front.push([px - r * 1.9, base - 2], [px - r * 0.95, base + r * 0.6])
		if (long > 14) front.push([px - r * 0.72, base + long * 0.5])
		front.push([px - r, end - r * 0.9], [px, end], [px + r, end - r * 0.9])
		if (long > 14) front.push([px + r * 0.72, base + long * 0.5])
		front.push([px + r * 0.95, base + r * 0.6])
		beads.push({ px, end, r })
	}
	front.push([x + rx - 3, y + 3], [x + rx + 1, y - h * 0.4])
	const d = smooth([...front, ...behind(slot)])
	const shape = paint.shape(d)
	return (
		shape('#1f0a00', 'opacity=".38" transform="translate(1.6 4)"') +
		shape(dark, 'transform="translate(.5 1.8)"') +
		shape(paint.down(`${light} 0,${mid} .35,${mid} .8,${dark} 1`, y - h - ry * 0.4, y + ry + 40)) +
		shape(paint.across(`${dark}/.7 0,${dark}/0 .2,${dark}/0 .62,${dark}/.8 1`, x - rx, x + rx)) +
		flecks.map((tone) => path(pebbles({ ...slot, y: y + 5, h: h + 5 }, 16, 1.7, lump), tone)).join('') +
		line(
			smooth(
				times(8, (i): Point => {
					const px = x - rx * 0.82 + i * rx * 0.085
					return [px, y - 0.5 + arc(slot, px)]
				}),
				false,
			),
			'#fff',
			2.6,
			'opacity=".65"',
		) +
		beads
			.map(
				({ px, end, r }) =>
					ellipse(px - r * 0.4, end - r * 1.1, r * 0.2, r * 0.5, '#fff', 'opacity=".85"') +
					line(
						`M${num(px + r * 0.55)} ${num(end - r * 0.6)}q${num(-r * 0.2)} ${num(r * 0.3)} ${num(-r * 0.5)} ${num(r * 0.35)}`,
						light,
						1.3,
						'opacity=".7"',
					),
			)
			.join('')
	)
}

const sauce = (look: SauceLook): Layer => ({ h: 5, draw: (slot) => pour(slot, look) })

/** Lumpy spreads that bulge out rather than run. */
const spread = (look: SauceLook): Layer => ({
	h: 10,
	draw: (slot) => pour(slot, { ...look, thick: 2.1 }, 0.4) + chunks(slot, look),
})

const chunks = (slot: Slot, look: SauceLook): string => {
	const bits = pebbles({ ...slot, y: slot.y + 3 }, 34, 4.5, (rng: Rng, px, py, rx, ry) =>
		lump(rng, px, py, rx, ry, 0.3, 6),
	)
	return path(bits, look.dark, 'opacity=".5" transform="translate(.6 1.8)"') + path(bits, look.light, 'opacity=".75"')
}

const crumbles = (slot: Slot): string =>
	repeat(34, () => {
		const [px, py] = onWall(slot, Math.sin(between(slot.rng, -1.5, 1.5)), between(slot.rng, -0.9, 1))
		const d = lump(slot.rng, px, py, between(slot.rng, 5, 10), between(slot.rng, 4, 7), 0.25, 7)
		return (
			path(d, '#1f0a00', 'opacity=".35" transform="translate(1 3)"') +
			path(d, slot.paint.linear('#ffffff,#f4efd8 60%,#cdc7a8')) +
			path(lump(slot.rng, px + 1, py + 1, 2.6, 1.5, 0.4, 5), '#3f7183', 'opacity=".8"')
		)
	})

export const MELTS = {
	cheddar: cheese({ light: '#ffcf4a', mid: '#ffaa1c', dark: '#d8710a' }),
	'american-cheese': cheese({ light: '#ffe06a', mid: '#ffc52b', dark: '#dd8f0c' }),
	swiss: cheese({ light: '#fff3b8', mid: '#f8dd82', dark: '#c99a35' }, holes),
	'blue-cheese': {
		h: 12,
		draw: (slot) =>
			cheese({ light: '#fffdf0', mid: '#f3edd2', dark: '#b9b08a' }, veins).draw({ ...slot, h: 8 }) + crumbles(slot),
	},
	mozzarella: {
		h: 12,
		draw: (slot) => pour({ ...slot, h: 10 }, { light: '#ffffff', mid: '#fdf6e2', dark: '#d9c79a', thick: 1.9 }),
	},
	'vegan-cheese': cheese({ light: '#fff0a2', mid: '#fbd85c', dark: '#c9982a', hem: 11 }),
	'cheese-sauce': {
		h: 9,
		draw: (slot) => pour(slot, { light: '#ffe27a', mid: '#ffc02e', dark: '#d67e0c', thick: 1.7 }),
	},
	ketchup: sauce({ light: '#f5533a', mid: '#d9230f', dark: '#8e0d04' }),
	mustard: sauce({ light: '#ffe35a', mid: '#f7c113', dark: '#b97f05' }),
	mayo: sauce({ light: '#ffffff', mid: '#fdf7e4', dark: '#d3c49a' }),
	'burger-sauce': sauce({ light: '#ffcf9e', mid: '#f7a76c', dark: '#c2653a', flecks: ['#6da02c', '#d9471f'] }),
	'bbq-sauce': sauce({ light: '#8a3a1a', mid: '#531a0a', dark: '#270803' }),
	'hot-sauce': sauce({ light: '#ff7a3a', mid: '#e83c0c', dark: '#9c1d02', flecks: ['#ffd24a', '#7c1204'] }),
	'buffalo-sauce': sauce({ light: '#ffab52', mid: '#f2741a', dark: '#b34505' }),
	'garlic-aioli': sauce({ light: '#fffdf0', mid: '#f8efc8', dark: '#c9b678', flecks: ['#5f9a35', '#8cbf52'] }),
	'truffle-mayo': sauce({ light: '#f9f1de', mid: '#e8dabb', dark: '#ad9a72', flecks: ['#2c221a', '#4a3a2c'] }),
	'peanut-butter': spread({ light: '#e8b877', mid: '#c98a45', dark: '#8b5420' }),
	'chilli-jam': sauce({
		light: '#f0482f',
		mid: '#b81a10',
		dark: '#6d0605',
		flecks: ['#ffd98a', '#ff9a52'],
		thick: 1.3,
	}),
	'sour-cream': sauce({ light: '#ffffff', mid: '#f7f8f2', dark: '#c4cabb', flecks: ['#6da02c'], thick: 1.4 }),
	guacamole: spread({ light: '#d3e87a', mid: '#9cc545', dark: '#5d8a22', flecks: ['#d9361f', '#3f7a1c'] }),
} satisfies Record<string, Layer>
