import type { DrinkFlavour } from './dish.ts'
import { ellipse, line, num, path, place, repeat } from './paint.ts'
import { stamp } from './vessels.ts'

type Motif = 'wave' | 'orange' | 'lemon' | 'leaf' | 'bubbles' | 'apple' | 'hops' | 'drops' | 'pickle'

export type DrinkLook = {
	body: readonly [light: string, mid: string, dark: string]
	liquid: readonly [light: string, dark: string]
	ink: string
	motif: Motif
	foam?: string
	fizz?: boolean
}

const look = (body: string, liquid: string, ink: string, motif: Motif, more: Partial<DrinkLook> = {}): DrinkLook => {
	const [light = '', mid = '', dark = ''] = body.split(',')
	const [top = '', bottom = ''] = liquid.split(',')
	return { body: [light, mid, dark], liquid: [top, bottom], ink, motif, ...more }
}

export const DRINK_LOOKS: Record<DrinkFlavour, DrinkLook> = {
	cola: look('#ff6a55,#d4200f,#7c0a03', '#8a4a22,#2b0f05', '#fffdf4', 'wave', { fizz: true }),
	'diet-cola': look('#ffffff,#c9d0d4,#7d888f', '#7a4526,#2b1208', '#d4200f', 'wave', { fizz: true }),
	orange: look('#ffc061,#f58a12,#a84c02', '#ffd05a,#f28a10', '#fffbe8', 'orange', { fizz: true }),
	lemon: look('#fff48a,#f5d21a,#a98a05', '#fff9c4,#f2df6a', '#3f8f1f', 'lemon', { fizz: true }),
	lime: look('#d6f26a,#8fcb2c,#417a0c', '#f0fbc8,#c4e46c', '#fffbe8', 'lemon', { fizz: true }),
	lemonade: look('#f4ffd2,#c3e86c,#6d9c24', '#fbffe6,#e3ecb4', '#2f7d1b', 'lemon', { fizz: true }),
	'cloudy-lemonade': look('#fff9cf,#f5e487,#b39a34', '#fffbe0,#eee2a0', '#3f8f1f', 'lemon'),
	'iced-tea': look('#f5b15c,#c46a1c,#6d3207', '#eda54a,#9c4a10', '#fff3d0', 'leaf'),
	'ginger-beer': look('#f7d486,#d29a34,#7c520a', '#fbeec0,#dcb45c', '#5c2a08', 'bubbles', { fizz: true }),
	apple: look('#c9ec7a,#78b832,#33680f', '#f9e69a,#dba92c', '#fffbe8', 'apple'),
	cranberry: look('#f2708a,#c2183f,#680a20', '#ef5470,#940f30', '#fff0f2', 'drops'),
	pickle: look('#b9e05a,#5fa628,#22560d', '#e6f5a4,#a3c944', '#fffbe8', 'pickle', { fizz: true }),
	water: look('#ffffff,#bfe3f2,#6aa8c4', '#f6fcff,#c9e7f2', '#1f6f98', 'drops'),
	'sparkling-water': look('#e4fbf4,#7fcbb4,#2d7a68', '#f6fffc,#cdeee4', '#fffdf4', 'bubbles', { fizz: true }),
	lager: look('#ffe08a,#e9ac24,#8f5f05', '#ffdf6a,#e29a12', '#3a1d02', 'hops', { foam: '#fffdf0', fizz: true }),
	'pale-ale': look('#ff9c6a,#d95a24,#7c2607', '#f2a44a,#b8560f', '#fff3d0', 'hops', { foam: '#fff6e0', fizz: true }),
	stout: look('#5c4a40,#2b201b,#0d0806', '#3a1f12,#0d0503', '#f5dfae', 'hops', { foam: '#f4dcb0' }),
	cider: look('#ffb08a,#d9482c,#7c1709', '#ffd98a,#dd962c', '#fffbe8', 'apple', { fizz: true }),
	latte: look('#f0d4b0,#c99a68,#7c5228', '#f2dcbc,#9c683a', '#fff', 'drops'),
	cappuccino: look('#f0d4b0,#c99a68,#7c5228', '#e9cda4,#8a5428', '#fff', 'drops'),
	'flat-white': look('#f0d4b0,#c99a68,#7c5228', '#d9b07c,#7c4820', '#fff', 'drops'),
	americano: look('#8a5a38,#4a2a16,#200f06', '#7a431f,#1f0d05', '#fff', 'drops'),
	espresso: look('#8a5a38,#4a2a16,#200f06', '#b87838,#2b1206', '#fff', 'drops'),
	tea: look('#f5b15c,#c46a1c,#6d3207', '#e08a34,#a04a0c', '#fff', 'leaf'),
	'hot-chocolate': look('#a9683c,#6d3818,#361706', '#8f5228,#4a230c', '#fff', 'drops'),
}

export const citrus = (x: number, y: number, r: number, peel: string, flesh: string): string =>
	place(
		ellipse(0, 0, r, r, peel) +
			ellipse(0, 0, r * 0.9, r * 0.9, '#fffbe0') +
			repeat(8, (i) =>
				place(
					path(`M0-2L${num(-r * 0.27)} ${num(-r * 0.7)}Q0 ${num(-r * 0.9)} ${num(r * 0.27)} ${num(-r * 0.7)}Z`, flesh),
					0,
					0,
					i * 45 + 10,
				),
			),
		x,
		y,
	)

export const MOTIFS: Record<Motif, (ink: string) => string> = {
	wave: (ink) =>
		path(
			'M110 236C150 190 190 280 226 236 252 204 276 216 296 230V258C270 240 254 236 234 262 196 312 156 222 110 266Z',
			ink,
		) +
		path(
			'M110 274C150 234 190 316 228 274 254 246 276 254 296 264V270C274 262 256 258 234 284 196 330 156 246 110 284Z',
			ink,
			'opacity=".6"',
		),
	orange: () =>
		citrus(200, 220, 54, '#ff9c1f', '#ff8a0f') +
		path('M206 166C222 148 246 150 254 158 244 172 224 176 206 166Z', '#4fa028'),
	lemon: () =>
		citrus(190, 224, 46, '#f2cf12', '#f7de4a') +
		citrus(236, 262, 30, '#8fc52c', '#b7de5c') +
		path('M196 180C208 158 232 156 244 164 234 180 214 186 196 180Z', '#3f8f1f'),
	leaf: (ink) =>
		path('M150 264C140 206 190 172 254 172 258 232 222 272 168 268Z', ink) +
		line('M158 276C176 240 204 212 236 192', '#7c3c08', 5),
	bubbles: (ink) =>
		[
			[170, 250, 26],
			[222, 222, 34],
			[186, 192, 16],
			[236, 276, 18],
			[204, 286, 12],
			[160, 212, 10],
		]
			.map(
				([x = 0, y = 0, r = 0]) =>
					ellipse(x, y, r, r, ink, 'opacity=".85"') +
					ellipse(x - r * 0.3, y - r * 0.3, r * 0.28, r * 0.28, '#fff', 'opacity=".9"'),
			)
			.join(''),
	apple: (ink) =>
		path(
			'M200 196C176 174 138 190 140 232 142 270 174 292 200 278 226 292 258 270 260 232 262 190 224 174 200 196Z',
			ink,
		) +
		path('M202 190C202 172 212 158 226 152', 'none', 'stroke="#5c2a08" stroke-width="7" stroke-linecap="round"') +
		path('M212 176C226 160 248 160 256 166 246 182 228 186 212 176Z', '#3f8f1f'),
	hops: (ink) =>
		path('M200 172L232 196 224 236 200 284 176 236 168 196Z', ink) +
		[0, 1, 2, 3]
			.map((i) =>
				line(
					`M${172 + i * 4} ${200 + i * 20}Q200 ${226 + i * 20} ${228 - i * 4} ${200 + i * 20}`,
					'#7c4a05',
					3,
					'opacity=".6"',
				),
			)
			.join('') +
		line('M140 300H260', ink, 5) +
		line('M156 314H244', ink, 3),
	drops: (ink) =>
		path('M200 168C222 206 244 226 244 252A44 44 0 0 1 156 252C156 226 178 206 200 168Z', ink) +
		path(
			'M176 250C176 266 186 278 200 280',
			'none',
			'stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".8"',
		),
	pickle: (ink) => stamp(200, 228, 112, ink, '#5fa628'),
}
