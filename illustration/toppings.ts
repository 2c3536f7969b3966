import { breading, crust, FIERY, GOLDEN } from './crust.ts'
import type { Filling } from './dish.ts'
import {
	between,
	ellipse,
	group,
	line,
	lump,
	num,
	type Paint,
	type Point,
	path,
	place,
	type Rng,
	repeat,
	seeded,
	smooth,
	times,
} from './paint.ts'

type Form = 'drizzle' | 'melt' | 'bits' | 'coins' | 'strands' | 'leaves' | 'slices' | 'crags'

type Look = readonly [form: Form, light: string, mid: string, dark: string]

/** How each ingredient looks when it is strewn over a dish instead of stacked in a burger. */
const LOOKS: Record<Filling, Look> = {
	beef: ['bits', '#b06a3c', '#6f3719', '#2b1006'],
	'smash-beef': ['bits', '#9a5a30', '#5c2b12', '#260d04'],
	'crispy-chicken': ['crags', '#ffd98a', '#eda23a', '#8a4a0d'],
	'hot-chicken': ['crags', '#ffb469', '#e8642a', '#7c1c06'],
	'grilled-chicken': ['slices', '#fff0cc', '#e8b974', '#8f5620'],
	'plant-patty': ['bits', '#c98258', '#86452a', '#3c160a'],
	'bean-patty': ['bits', '#d0b45c', '#86702c', '#3a2e0e'],
	halloumi: ['slices', '#fff8e0', '#f6d694', '#b9781f'],
	fish: ['crags', '#ffe3a0', '#f3b650', '#94530f'],
	'pulled-pork': ['strands', '#d99258', '#9c4a20', '#4a1a06'],
	cheddar: ['melt', '#ffcf4a', '#ffaa1c', '#d8710a'],
	'american-cheese': ['melt', '#ffe06a', '#ffc52b', '#dd8f0c'],
	swiss: ['melt', '#fff3b8', '#f8dd82', '#c99a35'],
	'blue-cheese': ['bits', '#ffffff', '#eef0e2', '#5c8494'],
	mozzarella: ['melt', '#ffffff', '#fdf6e2', '#d9c79a'],
	'vegan-cheese': ['melt', '#fff0a2', '#fbd85c', '#c9982a'],
	'cheese-sauce': ['melt', '#ffe27a', '#ffc02e', '#d67e0c'],
	bacon: ['bits', '#f0a084', '#b33a22', '#5d150c'],
	egg: ['coins', '#ffffff', '#ffc02a', '#e0d8c0'],
	'onion-ring': ['coins', '#ffd98a', '#eda23a', '#8a4a0d'],
	'hash-brown': ['crags', '#ffe39a', '#eeb044', '#84470c'],
	onions: ['bits', '#ffffff', '#f4f6e6', '#b9c79a'],
	'red-onion': ['strands', '#f6d9ea', '#c25a98', '#7a1f5c'],
	'caramelised-onions': ['strands', '#d99a48', '#a85a1c', '#5c2a08'],
	'crispy-onions': ['strands', '#f6c766', '#d98c2a', '#7f430d'],
	pickles: ['coins', '#e6f29a', '#a9cf45', '#3c7418'],
	'fried-pickles': ['crags', '#ffd98a', '#e2a03a', '#8a4a0d'],
	tomato: ['bits', '#ff8a66', '#e5301c', '#8c0a05'],
	lettuce: ['leaves', '#d5f27e', '#8cc93f', '#3f8420'],
	rocket: ['leaves', '#9fd456', '#4f9326', '#23560f'],
	jalapenos: ['coins', '#d4ee8a', '#6fb534', '#1f5c12'],
	mushrooms: ['slices', '#fbe9c8', '#d9b07a', '#7a4c26'],
	avocado: ['slices', '#f4f2a2', '#b5d65c', '#4a7a1c'],
	guacamole: ['melt', '#d3e87a', '#9cc545', '#5d8a22'],
	pineapple: ['bits', '#fff0a0', '#f8c434', '#b8740c'],
	slaw: ['strands', '#ffffff', '#dfeab0', '#8aa35c'],
	kimchi: ['strands', '#ffb070', '#e0452a', '#8a1c0c'],
	ketchup: ['drizzle', '#f65a40', '#d9230f', '#8e0d04'],
	mustard: ['drizzle', '#ffe563', '#f7c113', '#b97f05'],
	mayo: ['drizzle', '#ffffff', '#fdf6e0', '#cdbd92'],
	'burger-sauce': ['drizzle', '#ffd3a6', '#f7a76c', '#c2653a'],
	'bbq-sauce': ['drizzle', '#9a4420', '#5c1e0b', '#2a0903'],
	'hot-sauce': ['drizzle', '#ff7a3a', '#e2340c', '#8f1702'],
	'buffalo-sauce': ['drizzle', '#ffb057', '#f07018', '#a83e05'],
	'garlic-aioli': ['drizzle', '#fffdf0', '#f5ebbf', '#c4b06e'],
	'truffle-mayo': ['drizzle', '#f9f1de', '#e6d7b5', '#a59168'],
	'peanut-butter': ['drizzle', '#eec084', '#c98a45', '#8b5420'],
	'chilli-jam': ['drizzle', '#f0482f', '#b81a10', '#6d0605'],
	'sour-cream': ['drizzle', '#ffffff', '#f7f8f2', '#c4cabb'],
}

/** An elliptic heap, higher towards its middle by `rise`. */
export type Heap = { x: number; y: number; rx: number; ry: number; rise?: number }

const spotOn = (rng: Rng, { x, y, rx, ry, rise = 0 }: Heap): Point => {
	const angle = rng() * Math.PI * 2
	const out = Math.sqrt(rng())
	return [x + Math.cos(angle) * rx * out, y + Math.sin(angle) * ry * out - rise * (1 - out * out)]
}

const sorted = (rng: Rng, heap: Heap, count: number): Point[] =>
	times(count, () => spotOn(rng, heap)).sort((a, b) => a[1] - b[1])

const shadowed = (d: string, fill: string): string =>
	path(d, '#1f0a00', 'opacity=".35" transform="translate(.8 3)"') + path(d, fill)

const drizzle = (rng: Rng, { x, y, rx, ry, rise = 0 }: Heap, [, light, mid, dark]: Look): string => {
	const turns = Math.max(5, Math.round(rx / 13))
	const lift = between(rng, -0.25, 0.25) * ry
	const side = rng() > 0.5 ? 1 : -1
	const d = smooth(
		times(turns * 2 + 1, (i): Point => {
			const t = i / turns - 1
			const swing = (i % 2 ? side : -side) * ry * between(rng, 0.5, 0.85) * Math.sqrt(Math.max(0.12, 1 - t * t))
			return [x + t * rx * 0.92 + swing * 0.45 + between(rng, -4, 4), y + lift + swing - rise * (1 - t * t) * 0.75]
		}),
		false,
	)
	return (
		line(d, '#1f0a00', 8, 'opacity=".32" transform="translate(1 5)"') +
		line(d, dark, 8.5, 'transform="translate(.3 1.6)"') +
		line(d, mid, 7.5) +
		line(d, light, 2.6, 'transform="translate(-.8 -1.8)" opacity=".9"')
	)
}

/** Something thick that was ladled over: broad ribbons that leave gaps, and drops at their lower ends. */
const melt = (rng: Rng, { x, y, rx, ry, rise = 0 }: Heap, [, light, mid, dark]: Look): string => {
	const lanes = Math.max(4, Math.round(rx / 17))
	const width = Math.min(26, rx / 4)
	const ribbon = smooth(
		times(lanes * 2 + 1, (i): Point => {
			const t = i / lanes - 1
			const swing = (i % 2 ? 1 : -1) * ry * between(rng, 0.42, 0.72) * Math.sqrt(Math.max(0.2, 1 - t * t))
			return [x + t * rx * 0.84 + between(rng, -6, 6), y + swing - rise * (1 - t * t) * 0.75]
		}),
		false,
	)
	const drops = repeat(lanes, (i) => {
		const t = ((i + 0.5) / lanes) * 2 - 1
		const px = x + t * rx * 0.8 + between(rng, -5, 5)
		const top = y + ry * 0.3 * Math.sqrt(1 - t * t) - rise * (1 - t * t) * 0.4
		const w = width * between(rng, 0.24, 0.36)
		const end = top + between(rng, 0.5, 1.15) * ry
		return `M${num(px - w)} ${num(top - 8)}C${num(px - w * 0.7)} ${num(end - w * 2)} ${num(px - w * 1.2)} ${num(end)} ${num(px)} ${num(end)}S${num(px + w * 0.7)} ${num(end - w * 2)} ${num(px + w)} ${num(top - 8)}Z`
	})
	const coat = (tone: string, wide: number, more: string) => group(line(ribbon, tone, wide) + path(drops, tone), more)
	return (
		coat('#1f0a00', width, 'opacity=".35" transform="translate(1 7)"') +
		coat(dark, width + 1, 'transform="translate(.4 3)"') +
		coat(mid, width, '') +
		line(ribbon, light, width * 0.5, 'transform="translate(-1.5 -3.5)" opacity=".8"') +
		line(ribbon, '#fff', width * 0.12, 'transform="translate(-3 -6)" opacity=".65"')
	)
}

const piece = (paint: Paint, rng: Rng, [form, light, mid, dark]: Look, x: number, y: number): string => {
	const turn = between(rng, -50, 50)
	if (form === 'coins') {
		return place(
			ellipse(1, 5, 19, 13, '#1f0a00', 'opacity=".35"') +
				ellipse(0, 2.5, 19, 13, dark) +
				ellipse(0, 0, 19, 13, dark) +
				ellipse(0, 0, 16.5, 10.8, paint.radial(`${light} .2,${mid} 1`, 0.45, 0.4, 0.6)) +
				repeat(7, (i) => ellipse(Math.cos(i * 0.9) * 7.5, Math.sin(i * 0.9) * 4.8, 1.6, 1, '#fff', 'opacity=".75"')) +
				ellipse(-5, -4.5, 6, 2, '#fff', 'opacity=".65"'),
			x,
			y,
			turn * 0.4,
			between(rng, 0.85, 1.1),
		)
	}
	if (form === 'slices') {
		const d = 'M-24 4C-20-10 12-14 24-4 26 2 20 8 8 9-6 11-24 12-24 4Z'
		return place(
			shadowed(d, dark) +
				path(d, paint.linear(`${light},${mid}`), 'transform="translate(0 -3) scale(.96 .86)"') +
				line('M-12-3C-4-7 6-8 14-6', '#fff', 2, 'opacity=".6"'),
			x,
			y,
			turn,
			between(rng, 0.8, 1.1),
		)
	}
	if (form === 'leaves') {
		const d = lump(rng, 0, 0, 22, 12, 0.3, 9)
		return place(
			shadowed(d, paint.linear(`${light},${mid} 50%,${dark}`)) +
				line('M-16 2C-6-3 8-3 17 0', light, 1.6, 'opacity=".8"'),
			x,
			y,
			turn * 1.6,
			between(rng, 0.8, 1.25),
		)
	}
	const d = lump(rng, x, y, between(rng, 4, 9), between(rng, 3.5, 6.5), 0.32, 7)
	return (
		shadowed(d, paint.linear(`${light},${mid} 45%,${dark}`, 65)) +
		path(lump(rng, x - 1.4, y - 1.8, 1.8, 1, 0.3, 5), '#fff', 'opacity=".55"')
	)
}

const strand = (rng: Rng, [, light, mid, dark]: Look, [x, y]: Point): string => {
	const lean = between(rng, 8, 20)
	const d = smooth(
		[
			[x - lean, y + between(rng, -7, 7)],
			[x - 3, y + between(rng, -6, 6)],
			[x + lean, y + between(rng, -7, 8)],
		],
		false,
	)
	return (
		line(d, '#1f0a00', 5, 'opacity=".35" transform="translate(.8 3)"') +
		line(d, dark, 5.2) +
		line(d, mid, 4.2, 'transform="translate(0 -.5)"') +
		line(d, light, 1.5, 'transform="translate(-.4 -1.5)"')
	)
}

/**
 * One ingredient strewn over a heap, as a `data-layer` group; an unknown key draws nothing. Each falls from a seed of
 * its own, so taking one away leaves the others where they lay.
 */
export const strew = (paint: Paint, ingredient: string, heap: Heap, density = 1): string => {
	const rng = seeded(ingredient)
	const look = Object.hasOwn(LOOKS, ingredient) ? LOOKS[ingredient as Filling] : undefined
	if (!look) return ''
	const [form, light, mid, dark] = look
	const count = Math.round(((heap.rx * heap.ry) / 300) * density)
	const tones = ingredient === 'hot-chicken' ? FIERY : GOLDEN
	const draw = (): string => {
		if (form === 'drizzle') return drizzle(rng, heap, look)
		if (form === 'melt') return melt(rng, heap, look)
		if (form === 'strands')
			return sorted(rng, heap, count * 2)
				.map((at) => strand(rng, look, at))
				.join('')
		if (form === 'crags') {
			return sorted(rng, heap, Math.max(4, Math.round(count / 2)))
				.map(
					([px, py]) =>
						path(lump(rng, px, py + 6, 22, 13), '#1f0a00', 'opacity=".35"') +
						crust(paint, rng, 16, 9, () => spotOn(rng, { x: px, y: py, rx: 18, ry: 10 }), tones),
				)
				.join('')
		}
		const few = form === 'bits' ? count * 2 : form === 'leaves' ? count * 1.4 : Math.max(5, count * 0.7)
		return (
			sorted(rng, heap, Math.round(few))
				.map(([px, py]) => piece(paint, rng, look, px, py))
				.join('') +
			(form === 'bits' ? breading(rng, count, 1.4, () => spotOn(rng, heap), [light, mid, dark, dark]) : '')
		)
	}
	return group(draw(), `data-layer="${ingredient}"`)
}
