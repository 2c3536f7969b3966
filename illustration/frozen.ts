import { type Creamy, cherry, whip } from './creamy.ts'
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
	type Rng,
	repeat,
	smooth,
	times,
} from './paint.ts'
import { inDisc } from './sweet-scatter.ts'
import { floor } from './vessels.ts'

export const sundae = (paint: Paint, rng: Rng, tones: Creamy): string => {
	const { light, mid, dark, sauce } = tones
	const scoop = (x: number, y: number, a: string, b: string, c: string) => {
		const d = lump(rng, x, y, 62, 56, 0.05, 13)
		return (
			path(d, '#1f0a00', 'opacity=".25" transform="translate(2 7)"') +
			path(d, paint.radial(`#ffffff 0,${a} .25,${b} .7,${c} 1`, 0.38, 0.3, 0.78)) +
			path(
				repeat(18, () => {
					const [px, py] = inDisc(rng, 52, 44)
					return lump(rng, x + px, y + py, between(rng, 2, 7), 2, 0.3, 6)
				}),
				c,
				'opacity=".3"',
			)
		)
	}
	const bowl =
		'M94 178C100 260 150 294 182 300V326C160 330 146 336 140 344 180 356 220 356 260 344 254 336 240 330 218 326V300C250 294 300 260 306 178Z'
	return (
		floor(paint, 350, 96) +
		place(
			path('M-10-92L22-88 10 60H-8Z', paint.linear('#f5cf8a,#d9983c 60%,#9c5f14', 0)) +
				repeat(8, (i) => line(`M${num(-9 + i * 0.4)} ${-80 + i * 17}l28 4`, '#9c5f14', 2.4, 'opacity=".6"')),
			276,
			116,
			22,
		) +
		scoop(152, 150, light, mid, dark) +
		scoop(248, 150, '#fffaf0', '#fbeecb', '#d9bf7c') +
		scoop(200, 106, light, mid, dark) +
		path(
			'M142 96C152 52 184 44 204 46 238 48 258 74 260 104 250 118 246 96 236 108 228 130 220 106 208 108 196 112 196 140 184 136 174 130 178 104 164 108 152 124 144 108 142 96Z',
			sauce,
		) +
		path('M158 82C168 62 184 56 200 56 184 64 170 72 158 82Z', '#fff', 'opacity=".6"') +
		path(bowl, '#f0faf6', 'opacity=".55"') +
		group(
			path(
				'M90 176H310V300H90Z',
				paint.down(
					`${mid}/.95 0,${light}/.95 .36,${sauce}/.95 .4,${sauce}/.95 .56,${light}/.95 .6,${mid}/.95 1`,
					180,
					298,
				),
			),
			paint.clip('M94 178C100 260 150 294 200 300 250 294 300 260 306 178Z'),
		) +
		path(
			bowl,
			paint.across('#0d3a30/.3 0,#fff/.3 .08,#fff/.75 .2,#fff/0 .32,#000/0 .68,#0d2a20/.3 .95,#fff/.6 1', 94, 306),
		) +
		repeat(7, (i) =>
			line(`M${112 + i * 29} 184Q${130 + i * 23} 250 ${166 + i * 11} 292`, '#fff', 2.5, 'opacity=".4"'),
		) +
		ellipse(200, 179, 107, 17, 'none', 'stroke="#fff" stroke-width="4" opacity=".85"') +
		place(
			whip(paint, [
				[34, 62],
				[20, 44],
			]),
			200,
			0,
		) +
		repeat(26, (i) =>
			place(
				ellipse(0, 0, 5, 1.9, ['#d9301a', '#f2b416', '#4fa028', '#fff', '#f58ab0'][i % 5] ?? ''),
				between(rng, 128, 272),
				between(rng, 62, 160),
				between(rng, 0, 180),
			),
		) +
		cherry(paint, 200, 22)
	)
}

export const doughnut = (paint: Paint, rng: Rng, { light, mid, dark, bits }: Creamy): string => {
	const outer = 'M48 214C46 122 118 66 202 66S356 124 352 216C350 296 282 334 200 334S50 300 48 214Z'
	const hole = 'M150 192C152 166 176 156 200 156S250 168 250 194C250 218 226 228 200 228S148 218 150 192Z'
	const edge = smooth(
		times(34, (i): Point => {
			const a = (i / 34) * Math.PI * 2
			const o = i % 2 ? 1 : between(rng, 0.9, 0.97)
			return [200 + Math.cos(a) * 140 * o, 184 + Math.sin(a) * (Math.sin(a) > 0 ? 122 : 112) * o]
		}),
	)
	return (
		floor(paint, 338, 152) +
		path(outer, paint.radial('#ffe0a0 0,#eeb056 .5,#cc7f2a .8,#8a4c10 1', 0.4, 0.3, 0.8)) +
		path('M52 236C90 318 310 318 348 236 340 304 280 334 200 334S60 304 52 236Z', '#fff0c8', 'opacity=".35"') +
		path(edge, '#1f0a00', 'opacity=".35" transform="translate(1 8)"') +
		path(edge, dark, 'transform="translate(0 4)"') +
		path(edge, paint.radial(`${light} 0,${mid} .6,${dark} 1.1`, 0.38, 0.26, 0.85)) +
		glow(paint, 130, 110, 66, 26, '#ffffff', 0.75, 'transform="rotate(-28 130 110)"') +
		path('M84 170C90 124 130 96 172 90 136 108 108 134 84 170Z', '#fff', 'opacity=".75"') +
		path('M308 236C296 264 266 280 236 286 262 270 288 256 308 236Z', '#fff', 'opacity=".4"') +
		path(hole, dark, 'transform="translate(0 -5)"') +
		path(hole, paint.linear('#8a4c10,#e0a04a 60%,#ffdf9c')) +
		path('M156 206C172 226 228 226 244 206 236 224 220 228 200 228S164 224 156 206Z', '#fff0c8', 'opacity=".6"') +
		repeat(70, (i) => {
			const a = rng() * 6.3
			const o = between(rng, 0.56, 0.9)
			const x = 200 + Math.cos(a) * 140 * o
			const y = 186 + Math.sin(a) * 112 * o
			return place(
				ellipse(1, 2.5, 7.5, 2.8, '#2a0f02', 'opacity=".35"') +
					ellipse(0, 0, 7.5, 2.8, [bits[0], '#fffdf4', '#f2c21c', '#6db534', bits[1]][i % 5] ?? '#fff') +
					ellipse(-1, -0.8, 4, 0.8, '#fff', 'opacity=".6"'),
				x,
				y,
				between(rng, 0, 180),
			)
		})
	)
}

export const cone = (paint: Paint, rng: Rng, tones: Creamy): string => {
	const wafer = 'M132 172L188 356C192 368 208 368 212 356L268 172Z'
	const { light, mid, dark } = tones
	return (
		floor(paint, 366, 50, 200, 12) +
		path(wafer, paint.across('#9c5f14 0,#eab65c .25,#ffd98a .42,#d9983c .7,#8a4f0c 1', 132, 268)) +
		group(
			repeat(12, (i) =>
				line(
					`M${90 + i * 22} 160L${190 + i * 22} 380M${310 - i * 22} 160L${210 - i * 22} 380`,
					'#8a4f0c',
					3,
					'opacity=".6"',
				),
			),
			paint.clip(wafer),
		) +
		path(
			'M120 160H280L272 188C224 200 176 200 128 188Z',
			paint.across('#9c5f14 0,#f0be66 .25,#ffdf98 .42,#d9983c .7,#8a4f0c 1', 120, 280),
		) +
		place(
			whip(
				paint,
				[
					[86, 150],
					[72, 112],
					[54, 78],
					[34, 48],
					[16, 26],
				],
				`#ffffff,${light} 30%,${mid} 65%,${dark}`,
			),
			200,
			4,
		) +
		place(
			path('M-14-62H14V52H-14Z', paint.linear('#8a5028,#552a10 60%,#2b1206', 0)) +
				repeat(7, (i) => line(`M-14 ${-56 + i * 15}l28 5`, '#2b1206', 3, 'opacity=".55"')),
			262,
			62,
			24,
		) +
		repeat(16, (i) =>
			place(
				ellipse(0, 0, 5.4, 2, tones.bits[i % 2] ?? ''),
				between(rng, 140, 258),
				between(rng, 50, 150),
				between(rng, 0, 180),
			),
		)
	)
}
