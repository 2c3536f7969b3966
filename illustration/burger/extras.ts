import { crust, GOLDEN } from '../crust.ts'
import { between, ellipse, glow, group, line, num, type Point, path, place, repeat, smooth, times } from '../paint.ts'
import { arc, contact, type Layer, onWall, type Slot } from './slab.ts'

/** A rasher as a wavy ribbon: bands of lean and fat that follow the same wave. */
const rasher = ({ paint, rng, x, y, rx, ry }: Slot, lift: number, phase: number, reach: number): string => {
	const ends = rx + reach
	const wave = (px: number) => Math.sin(px / 17 + phase) * 5.5 + Math.sin(px / 41 + phase) * 3
	const at = (dy: number): Point[] =>
		times(29, (i) => {
			const across = i / 14 - 1
			const px = x + across * ends
			const out = Math.max(0, Math.abs(across) - 0.86) * 90
			return [px, y - lift + wave(px) + dy + arc({ paint, rng, x, y, rx: ends, ry, h: 0 }, px) + out]
		})
	const band = (from: number, to: number): string => smooth([...at(from), ...at(to).reverse()])
	const whole = band(-8, 9)
	return (
		path(whole, '#1f0500', 'opacity=".4" transform="translate(1 5)"') +
		path(
			whole,
			paint.across('#5d150c 0,#a3301c .12,#c4452a .35,#a3301c .62,#7c1e10 .85,#551009 1', x - ends, x + ends),
		) +
		path(band(-5, -1.4), '#f5b48e', 'opacity=".92"') +
		path(band(-4.4, -3), '#ffe2c4', 'opacity=".9"') +
		path(band(2.4, 4.6), '#eda27c', 'opacity=".85"') +
		path(band(7, 9), '#4a0d06', 'opacity=".75"') +
		line(smooth(at(-7), false), '#ff9d7c', 1.6, 'opacity=".8"') +
		repeat(12, (i) => {
			const px = x + (i / 5.5 - 1) * ends * 0.94 + between(rng, -4, 4)
			return ellipse(
				px,
				y - lift + wave(px) + arc({ paint, rng, x, y, rx: ends, ry, h: 0 }, px) - 1,
				5,
				1.3,
				'#fff',
				`opacity=".5" transform="rotate(${num(Math.cos(px / 17 + phase) * 16)} ${num(px)} ${num(y)})"`,
			)
		})
	)
}

const bacon: Layer = {
	h: 15,
	draw: (slot) => contact(slot, 9, 0.4) + rasher(slot, slot.h * 0.75, 0.4, 20) + rasher(slot, slot.h * 0.15, 2.6, 13),
}

const egg: Layer = {
	h: 15,
	draw: (slot) => {
		const { paint, rng, x, y, rx, ry, h } = slot
		const wide = { ...slot, rx: rx + 9 }
		const hem = times(19, (i): Point => {
			const px = x + (i / 9 - 1) * wide.rx
			return [px, y + arc(wide, px) + between(rng, -2, 9) + (i === 6 || i === 13 ? 10 : 0)]
		})
		const d = smooth([
			...hem,
			...times(7, (i): Point => {
				const px = x - (i / 3 - 1) * (rx - 2)
				return [px, y - h + arc(slot, px) * 0.4]
			}),
		])
		const yolk =
			'M-44-6C-40-22-20-27 0-27S40-22 44-6C46 2 34 8 24 8 18 8 17 15 15 24 13 32 4 32 3 24 1 15-4 9-12 9-28 9-47 5-44-6Z'
		return (
			path(d, '#1f0a00', 'opacity=".36" transform="translate(1 6)"') +
			path(d, paint.linear('#c98a3a,#f3e2b8')) +
			path(d, paint.down('#ffffff 0,#fffdf4 .55,#efe6cc 1', y - h, y + ry + 14), 'transform="translate(0 -3)"') +
			group(
				path(d, paint.across('#8a6a2a/.35 0,#8a6a2a/0 .2,#8a6a2a/0 .7,#8a6a2a/.4 1', x - rx, x + rx)),
				paint.clip(d),
			) +
			line(
				smooth(
					hem.map(([px, py]) => [px, py - 1] as const),
					false,
				),
				'#d99a45',
				1.6,
				'opacity=".7"',
			) +
			place(
				path(yolk, '#8a4a00', 'opacity=".35" transform="translate(1 4)"') +
					path(yolk, paint.radial('#ffe066 0,#ffb91f .5,#f28a05 .85,#c96202 1', 0.4, 0.25, 0.8)) +
					ellipse(-16, -12, 15, 5, '#fff', 'opacity=".75" transform="rotate(-10 -16 -12)"') +
					ellipse(7, 22, 1.6, 4, '#fff', 'opacity=".8"'),
				x + rx * 0.2,
				y + ry - 1,
				0,
				0.95,
				0.82,
			)
		)
	},
}

const hoop = (slot: Slot, across: number, size: number): string => {
	const { paint, rng } = slot
	const [px, py] = onWall(slot, across, 0.42)
	const around = (a: number, out: number): Point => [px + Math.cos(a) * size * out, py + Math.sin(a) * 15 * out]
	return (
		ellipse(px, py + 12, size + 8, 22, '#1f0a00', 'opacity=".3"') +
		ellipse(px, py + 3, size + 9, 24, '#94500f') +
		ellipse(px, py - 3, size * 0.72, 10, '#4a2206') +
		crust(paint, rng, 64, 11, () => around(rng() * Math.PI * 2, between(rng, 0.82, 1.12)), GOLDEN)
	)
}

const onionRing: Layer = {
	h: 30,
	draw: (slot) => contact(slot, 10, 0.4) + hoop(slot, -0.46, 66) + hoop(slot, 0.48, 64),
}

const friedPickles: Layer = {
	h: 20,
	draw: (slot) => {
		const { paint, rng } = slot
		return (
			contact(slot, 9, 0.4) +
			[-0.8, 0.78, -0.4, 0.4, 0]
				.map((across) => {
					const [px, py] = onWall(slot, across, 0.5)
					const spot = (): Point => {
						const a = rng() * 6.3
						const out = Math.sqrt(rng())
						return [px + Math.cos(a) * 36 * out, py + Math.sin(a) * 12 * out]
					}
					return (
						ellipse(px, py + 7, 40, 15, '#1f0a00', 'opacity=".35"') +
						ellipse(px, py + 2, 40, 15, '#8a4a0d') +
						crust(paint, rng, 26, 10, spot, GOLDEN) +
						ellipse(px, py - 3, 21, 6, paint.radial('#e2f08e 0,#9cc23f 1')) +
						glow(paint, px - 6, py - 5, 10, 2.6, '#ffffff', 0.8)
					)
				})
				.join('')
		)
	},
}

export const EXTRAS = { bacon, egg, 'onion-ring': onionRing, 'fried-pickles': friedPickles } satisfies Record<
	string,
	Layer
>
