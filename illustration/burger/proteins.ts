import { breading, type CrustTones, crust, FIERY, GOLDEN } from '../crust.ts'
import { between, glow, group, line, lump, type Point, path, repeat, smooth, times } from '../paint.ts'
import { arc, contact, type Layer, onWall, pebbles, type Slot, slab, solid } from './slab.ts'

type Meat = { base: string; light: string; dark: string; juice: string }

const BEEF: Meat = {
	base: '#8a4e2b,#6b3519 35%,#4a210e 75%,#2b1106',
	light: '#a9683c',
	dark: '#2b1006',
	juice: '#ffdcb0',
}

/** Ground meat: crumbly lumps, charred hollows, drops of fat that catch the light. */
const minced = (slot: Slot, meat: Meat, rough: number): string => {
	const { paint, x, y, rx, ry, h } = slot
	const d = slab(slot, { rough, bulge: 6, steps: 18 })
	const coarse = paint.shape(pebbles(slot, 50, 10, lump))
	const fine = paint.shape(pebbles(slot, 84, 4.4, lump))
	return (
		contact(slot) +
		path(d, meat.dark, 'transform="translate(0 2)"') +
		path(d, paint.down(meat.base, y - h, y + ry)) +
		group(
			coarse(meat.dark, 'opacity=".5" transform="translate(1.2 3)"') +
				coarse(paint.down(meat.base, y - h * 1.2, y + ry * 1.6), 'opacity=".95"') +
				coarse(meat.light, 'opacity=".35" transform="translate(-.8 -1.4)"') +
				fine(meat.dark, 'opacity=".55" transform="translate(.6 1.6)"') +
				fine(meat.light, 'opacity=".6"') +
				path(pebbles({ ...slot, y: y - h * 0.1 }, 14, 8, lump), '#1a0802', 'opacity=".5"') +
				path(pebbles(slot, 26, 1.7, lump), meat.juice, 'opacity=".85"') +
				glow(paint, x - rx * 0.42, y - h * 0.6 + ry, rx * 0.42, h * 0.38, meat.juice, 0.4),
			paint.clip(d),
		) +
		solid(slot, d, 'none', 1.1)
	)
}

/** The lacy edge of a patty pressed thin on a hot plate. */
const smashed = (slot: Slot): string => {
	const { paint, rng, rx } = slot
	const wide = { ...slot, rx: rx + 9 }
	const lace = smooth([
		...times(44, (i): Point => {
			const px = slot.x + (i / 21.5 - 1) * (wide.rx - 1)
			return [px, slot.y - 5 + arc(wide, px) + between(rng, 0, 9)]
		}),
		...times(9, (i): Point => {
			const px = slot.x - (i / 4 - 1) * (rx - 2)
			return [px, slot.y - slot.h * 0.7 + arc(slot, px) * 0.5]
		}),
	])
	return (
		contact(slot) +
		path(lace, '#1d0a03', 'transform="translate(0 3)" opacity=".6"') +
		path(lace, paint.linear('#5b2a10,#3a1707 60%,#84471f')) +
		minced({ ...slot, ry: slot.ry - 2 }, BEEF, 3.5) +
		path(pebbles({ ...wide, y: slot.y + 2, h: 7 }, 40, 3, lump), '#a5622f', 'opacity=".7"')
	)
}

const fried = (tones: CrustTones): Layer => ({
	h: 44,
	draw: (slot) => {
		const { paint, rng, x, y, rx, ry, h } = slot
		const d = slab({ ...slot, rx: rx + 3 }, { rough: 4.5, bulge: 6, steps: 16 })
		let turn = rng()
		// Steps of the golden ratio leave no bare patch, which plain chance does.
		const spot = () => {
			turn = (turn + 0.618) % 1
			return onWall(slot, Math.sin((turn * 2 - 1) * 1.62) * 1.02, between(rng, 0.02, 0.98))
		}
		return (
			contact(slot) +
			path(d, paint.down(`${tones[1]},${tones[2]} 50%,${tones[3]}`, y - h, y + ry)) +
			crust(paint, rng, 104, 12.5, spot, tones) +
			path(pebbles(slot, 40, 2, lump), tones[0], 'opacity=".9"') +
			path(
				d,
				paint.across(
					`${tones[3]}/.5 0,${tones[3]}/0 .2,#fff4d0/.16 .32,${tones[3]}/0 .55,${tones[3]}/.6 .97,${tones[0]}/.5 1`,
					x - rx - 8,
					x + rx + 8,
				),
			)
		)
	},
})

const chars = (slot: Slot, count: number, tone: string): string =>
	repeat(count, (i) => {
		const across = (i + 0.5) / (count / 2) - 1
		const [ax, ay] = onWall(slot, across * 0.98, 0.1)
		const [bx, by] = onWall(slot, across * 0.98 + 0.055, 0.95)
		return line(
			`M${Math.round(ax)} ${Math.round(ay)}L${Math.round(bx)} ${Math.round(by)}`,
			tone,
			6.5 * (1 - Math.abs(across) * 0.5),
			'opacity=".75"',
		)
	})

/** A smooth piece from the grill, with bars burnt in. */
const grilled = (h: number, base: string, light: string, char: string, bars: number): Layer => ({
	h,
	draw: (slot) => {
		const { paint, x, y, rx, ry } = slot
		const d = slab(slot, { rough: 2.4, bulge: 6, steps: 8 })
		const seared = pebbles({ ...slot, y: y - slot.h * 0.6, h: slot.h * 0.45 }, 46, 8, lump)
		return (
			contact(slot) +
			path(d, paint.down(base, y - slot.h, y + ry)) +
			group(
				path(seared, char, 'opacity=".2"') +
					chars(slot, bars, char) +
					path(pebbles(slot, 40, 5, lump), light, 'opacity=".16"') +
					glow(paint, x - rx * 0.4, y - slot.h * 0.6 + ry, rx * 0.45, slot.h * 0.36, '#fff6e0', 0.5),
				paint.clip(d),
			) +
			solid(slot, d, 'none', 0.9)
		)
	},
})

/** A moulded patty with whole vegetables in it. */
const studded = (meat: Meat, studs: readonly string[]): Layer => ({
	h: 38,
	draw: (slot) =>
		minced(slot, meat, 2) +
		repeat(26, (i) => {
			const [px, py] = onWall(slot, Math.sin(between(slot.rng, -1.4, 1.4)), between(slot.rng, 0.12, 0.88))
			const d = lump(slot.rng, px, py, 4.6, 3.4, 0.2, 6)
			return (
				path(d, '#1c1004', 'opacity=".5" transform="translate(.6 1.6)"') +
				path(d, studs[i % studs.length] ?? '#fff') +
				path(lump(slot.rng, px - 1.2, py - 1.1, 1.3, 0.8), '#fff', 'opacity=".65"')
			)
		}),
})

const crumbed = (h: number, size: number, tones: CrustTones): Layer => ({
	h,
	draw: (slot) => {
		const { paint, rng, x, y, rx, ry } = slot
		const d = slab(slot, { rough: 1.6, bulge: 8, steps: 10 })
		const spot = () => onWall(slot, Math.sin(between(rng, -1.55, 1.55)), between(rng, 0.02, 0.98))
		return (
			contact(slot) +
			path(d, paint.down(`${tones[0]},${tones[1]} 35%,${tones[2]} 80%,${tones[3]}`, y - slot.h, y + ry)) +
			group(
				breading(rng, 130, size, spot, tones) +
					glow(paint, x - rx * 0.42, y - slot.h * 0.6 + ry, rx * 0.45, slot.h * 0.4, '#fff6d8', 0.55),
				paint.clip(d),
			) +
			solid(slot, d, 'none', 1)
		)
	},
})

const shreddedPork: Layer = {
	h: 32,
	draw: (slot) => {
		const { paint, rng, y, ry, h } = slot
		const d = slab(slot, { rough: 5, bulge: 6, steps: 14 })
		const tones = ['#b9622f', '#8c3d18', '#d48a50', '#742c0e', '#a34d22', '#e0a26c']
		return (
			contact(slot) +
			path(d, paint.down('#8c3d18,#5c210a', y - h, y + ry)) +
			repeat(95, (i) => {
				const [px, py] = onWall(slot, Math.sin(between(rng, -1.5, 1.5)), between(rng, 0, 1))
				const lean = between(rng, 8, 24)
				const strand = smooth(
					[
						[px - lean, py + between(rng, -5, 5)],
						[px, py + between(rng, -4, 4)],
						[px + lean, py + between(rng, -3, 8)],
					],
					false,
				)
				return (
					line(strand, '#2b0b02', 6, 'opacity=".4" transform="translate(.5 2.5)"') +
					line(strand, tones[i % tones.length] ?? '', between(rng, 3, 6)) +
					line(strand, '#ffd9ae', 0.9, 'opacity=".55" transform="translate(0 -1.2)"')
				)
			}) +
			solid(slot, d, 'none', 0.8)
		)
	},
}

export const PROTEINS = {
	beef: { h: 40, draw: (slot) => minced(slot, BEEF, 3) },
	'smash-beef': { h: 24, draw: smashed },
	'crispy-chicken': fried(GOLDEN),
	'hot-chicken': fried(FIERY),
	'grilled-chicken': grilled(34, '#fbe3b4,#eec07a 35%,#cf9148 78%,#8f5620', '#fff1d0', '#6b3410', 11),
	'plant-patty': {
		h: 38,
		draw: (slot) =>
			minced(
				slot,
				{ base: '#a8603c,#8a4428 35%,#642c18 75%,#3c170b', light: '#c98258', dark: '#3c160a', juice: '#ffd9c0' },
				2,
			),
	},
	'bean-patty': studded(
		{ base: '#a88a3c,#86702c 35%,#5d4c1a 75%,#3a2e0e', light: '#c9b060', dark: '#2f260a', juice: '#fff0b8' },
		['#ffcf3f', '#7fb93a', '#e2552f', '#5d1f1a', '#ffcf3f'],
	),
	halloumi: grilled(30, '#fff6dc,#fbe6b4 40%,#eec679 80%,#b98338', '#fffbe8', '#9a5416', 9),
	fish: crumbed(38, 3.4, ['#ffe3a0', '#f3b650', '#cf8324', '#94530f']),
	'hash-brown': crumbed(26, 5.5, ['#ffe39a', '#eeb044', '#c17a1c', '#84470c']),
	'pulled-pork': shreddedPork,
} satisfies Record<string, Layer>
