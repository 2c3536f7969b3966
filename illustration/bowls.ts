import type { Dish } from './dish.ts'
import { between, ellipse, line, lump, type Paint, path, place, type Rng, repeat, times } from './paint.ts'
import { type Heap, strew } from './toppings.ts'
import { floor } from './vessels.ts'

export const salad = (paint: Paint, rng: Rng, { ingredients }: Extract<Dish, { kind: 'salad' }>): string => {
	const heap: Heap = { x: 200, y: 204, rx: 138, ry: 44, rise: 52 }
	const bowl = 'M36 206C40 290 96 346 132 352 176 359 224 359 268 352 304 346 360 290 364 206 330 262 70 262 36 206Z'
	const leaves = repeat(46, (i) => {
		const a = i < 22 ? (i / 22) * Math.PI * 2 : rng() * 6.3
		const o = i < 22 ? 1.02 : Math.sqrt(rng()) * 0.85
		const d = lump(rng, 0, 0, between(rng, 30, 46), between(rng, 17, 25), 0.26, 13)
		const tones =
			['#e3f59a,#9bd148 45%,#4f9326', '#c3e86c,#74b531 50%,#33721a', '#f0fabf,#b8e065 50%,#6aa531'][i % 3] ?? ''
		return place(
			path(d, '#10240a', 'opacity=".35" transform="translate(2 6)"') +
				path(d, paint.linear(tones)) +
				line('M-30 2C-10-4 12-5 30-1M-8-3L-2-13M8-4L16-13M-4-2L4 8', '#f2ffd0', 2, 'opacity=".6"'),
			200 + Math.cos(a) * 140 * o,
			196 + Math.sin(a) * 44 * o - 46 * (1 - o * o),
			between(rng, -60, 60),
		)
	})
	return (
		floor(paint, 352, 140) +
		ellipse(200, 206, 164, 58, paint.linear('#8a5d28,#d9ab6c')) +
		leaves +
		ingredients.map((key) => strew(paint, key, { ...heap, rx: 116, ry: 34 }, 0.85)).join('') +
		path(bowl, '#1f0a00', 'opacity=".3" transform="translate(0 -6)"') +
		path(bowl, paint.across('#7c5122 0,#c9924f .14,#ecc48c .33,#c08846 .64,#6f4619 1', 36, 364)) +
		path(bowl, paint.down('#fff/.14 0,#000/0 .4,#3a1d00/.35 1', 206, 356)) +
		line('M37 208C72 262 328 262 363 208', '#f6dcae', 4) +
		place(
			ellipse(0, 0, 25, 17, '#3f8f1f') +
				ellipse(0, 0, 19, 12, '#dcb078') +
				repeat(7, (i) => ellipse(Math.cos(i * 0.9) * 11, Math.sin(i * 0.9) * 7, 2.6, 1.8, '#3f8f1f')),
			200,
			304,
		)
	)
}

export const bowlOf = (paint: Paint, fill: string): string => {
	const d = 'M62 206C66 290 108 342 140 348 180 355 220 355 260 348 292 342 334 290 338 206 304 254 96 254 62 206Z'
	return (
		floor(paint, 350, 124) +
		ellipse(200, 206, 140, 50, paint.linear('#c9d0bb,#ffffff')) +
		ellipse(200, 210, 130, 42, '#6d7560') +
		fill +
		path(d, paint.across('#1f5a10 0,#4fa028 .16,#8fd050 .34,#4fa028 .64,#1a4c0d 1', 62, 338)) +
		path(d, paint.down('#fff/.12 0,#000/0 .4,#0a2404/.4 1', 206, 352)) +
		line('M63 207C98 254 302 254 337 207', '#e4f5c2', 4) +
		path('M92 252C104 296 124 322 140 332 122 300 108 276 104 258Z', '#fff', 'opacity=".35"')
	)
}

export const macaroni = (rng: Rng): string =>
	times(62, () => {
		const a = rng() * 6.3
		const o = Math.sqrt(rng())
		return [200 + Math.cos(a) * 112 * o, 200 + Math.sin(a) * 32 * o - 42 * (1 - o * o)] as const
	})
		.sort((a, b) => a[1] - b[1])
		.map(([x, y]) => {
			const d = 'M-15 8C-16-10 16-10 15 8'
			return place(
				line(d, '#8a4a05', 15, 'opacity=".4" transform="translate(1 5)"') +
					line(d, '#dd8a10', 14.5) +
					line(d, '#ffc63e', 12) +
					line(d, '#fff0a0', 4, 'transform="translate(-.5 -3)"') +
					ellipse(-15, 8, 5, 3.2, '#a85c06') +
					ellipse(15, 8, 5, 3.2, '#a85c06'),
				x,
				y,
				between(rng, -180, 180),
			)
		})
		.join('')
