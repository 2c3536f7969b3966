import {
	between,
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

type StickTones = readonly [light: string, mid: string, dark: string, crisp: string]

export const POTATO: StickTones = ['#fff0a8', '#fbcf55', '#e09a24', '#a85f10']

export const SWEET: StickTones = ['#ffc27a', '#f58a32', '#cf5c12', '#7f2f05']

export const SQUEAKY: StickTones = ['#fff8dc', '#fbdf9c', '#e0a848', '#a3651a']

/** One chip, standing on the origin: a lit face, a shaded side, a crisp cut end. */
export const stick = (
	paint: Paint,
	rng: Rng,
	length: number,
	width: number,
	[light, mid, dark, crisp]: StickTones,
): string => {
	const bend = between(rng, -6, 6)
	const w = width / 2
	const side = width * 0.34
	const top = -length
	const cut = between(rng, -4, 4)
	return (
		path(
			`M${num(-w)} 0Q${num(-w + bend)} ${num(top / 2)} ${num(-w)} ${num(top + cut)}L${num(w)} ${num(top - cut)}Q${num(w + bend)} ${num(top / 2)} ${num(w)} 0Z`,
			paint.linear(`${light},${mid} 55%,${dark}`, 20),
		) +
		path(
			`M${num(w - side)} 0Q${num(w - side + bend)} ${num(top / 2)} ${num(w - side)} ${num(top)}L${num(w + 1)} ${num(top - cut)}Q${num(w + 1 + bend)} ${num(top / 2)} ${num(w + 1)} 0Z`,
			dark,
			'opacity=".75"',
		) +
		path(
			`M${num(-w)} ${num(top + cut)}L${num(-w + side)} ${num(top - width * 0.34)}L${num(w + 1)} ${num(top - cut - width * 0.22)}L${num(w)} ${num(top - cut)}Z`,
			paint.linear(`${light},${crisp}`, 60),
		) +
		line(
			`M${num(-w + 1.6)} ${num(top * 0.12)}Q${num(-w + 1.6 + bend)} ${num(top / 2)} ${num(-w + 1.6)} ${num(top * 0.92 + cut)}`,
			'#fff',
			1.8,
			'opacity=".65"',
		) +
		path(
			repeat(5, () =>
				lump(
					rng,
					between(rng, -w, w * 0.5) + bend / 2,
					top * between(rng, 0.2, 0.95),
					between(rng, 1, 2.6),
					between(rng, 1.2, 3.5),
					0.3,
					5,
				),
			),
			crisp,
			'opacity=".38"',
		)
	)
}

/** Chips that fan out of a carton, the far row first. */
export const bouquet = (paint: Paint, rng: Rng, count: number, width: number, tones: StickTones, tall = 1): string =>
	[0, 1, 2]
		.map((row) =>
			repeat(count, (i) => {
				const t = ((i * 7) % count) / (count - 1)
				const across = t * 2 - 1 + between(rng, -0.08, 0.08)
				const height = (between(rng, 150, 196) - row * 26 - across * across * 34) * tall
				return place(
					path(
						`M${num(-width / 2)} 0V${num(-height + 4)}H${num(width / 2 + 4)}V0Z`,
						'#5a2a02',
						'opacity=".16" transform="translate(3 2)"',
					) + stick(paint, rng, height, width, tones),
					200 + across * 72,
					268 + row * 5,
					across * 21 + between(rng, -7, 7),
				)
			}),
		)
		.join('')

export const curl = (rng: Rng, x: number, y: number, size: number): string => {
	const loops = between(rng, 2.2, 3.2)
	const turn = between(rng, -60, 60)
	const d = smooth(
		times(22, (i): Point => {
			const a = (i / 21) * loops * Math.PI * 2
			return [(i / 21 - 0.5) * size * 1.5 + Math.cos(a) * size * 0.42, Math.sin(a) * size * 0.5]
		}),
		false,
	)
	return place(
		line(d, '#5a2402', 17, 'opacity=".35" transform="translate(1 5)"') +
			line(d, '#a85a12', 15.5) +
			line(d, '#ec9f34', 13) +
			line(d, '#ffcf70', 6, 'transform="translate(-1.5 -2.5)"') +
			line(d, '#fff', 1.6, 'opacity=".5" transform="translate(-2 -4.5)"'),
		x,
		y,
		turn,
	)
}

export const lattice = (paint: Paint, rng: Rng, size: number): string => {
	const cells = [-1.5, -0.5, 0.5, 1.5]
		.flatMap((i) =>
			[-1.5, -0.5, 0.5, 1.5]
				.filter((j) => Math.hypot(i, j) < 2)
				.map((j) => {
					const x = i * size * 0.44
					const y = j * size * 0.44
					const r = size * 0.125
					return `M${num(x - r)} ${num(y)}L${num(x)} ${num(y - r)}L${num(x + r)} ${num(y)}L${num(x)} ${num(y + r)}Z`
				}),
		)
		.join('')
	const d = lump(rng, 0, 0, size, size * 0.94, 0.04, 14) + cells
	const more = 'fill-rule="evenodd"'
	return (
		path(d, '#4a2002', `${more} opacity=".4" transform="translate(2 6)"`) +
		path(d, '#a35a12', `${more} transform="translate(1.5 3)"`) +
		path(d, paint.radial('#ffe08a 0,#f6b848 .5,#dc8f24 .85,#b0640f 1', 0.4, 0.3, 0.8), more) +
		group(
			[-2, -1, 0, 1, 2]
				.map(
					(i) =>
						line(`M${num(-size)} ${num(i * size * 0.44 - 3)}H${num(size)}`, '#fff0b0', 3, 'opacity=".5"') +
						line(`M${num(i * size * 0.44 + 3)} ${num(-size)}V${num(size)}`, '#a35a12', 3, 'opacity=".35"'),
				)
				.join(''),
			paint.clip(lump(seeded(String(size)), 0, 0, size * 0.9, size * 0.84, 0, 14)),
		) +
		path(lump(rng, -size * 0.4, -size * 0.5, size * 0.3, size * 0.12), '#fff', 'opacity=".45"')
	)
}

export const wedge = (paint: Paint, rng: Rng): string => {
	const d = 'M-52 8C-48-22 34-34 56-6 58 2 50 8 40 10 10 16-50 24-52 8Z'
	return (
		path(d, '#4a2002', 'opacity=".38" transform="translate(2 7)"') +
		path(d, paint.linear('#c08a44,#8f5a1c'), 'transform="translate(0 3)"') +
		path('M-50 6C-44-20 32-31 54-6 34 0-20 12-50 6Z', paint.linear('#ffeca0,#f6c550 60%,#dc9a2c')) +
		path(
			repeat(12, () =>
				lump(rng, between(rng, -38, 42), between(rng, -16, 2), between(rng, 2, 5), between(rng, 1, 2.4)),
			),
			'#9c5a12',
			'opacity=".45"',
		) +
		path(
			repeat(10, () => lump(rng, between(rng, -40, 40), between(rng, -14, 3), 1.6, 0.9, 0.3, 5)),
			'#3f7a1c',
			'opacity=".85"',
		) +
		line('M-34-8C-16-18 12-22 32-16', '#fff', 2.6, 'opacity=".65"')
	)
}

export const heaped = (paint: Paint, rng: Rng, width: number, tones: StickTones): string =>
	repeat(54, (i) => {
		const layer = Math.floor(i / 18)
		const across = between(rng, -1, 1)
		const py = 262 - layer * 26 + between(rng, -14, 22) - (1 - across * across) * 22
		const length = between(rng, 74, 116)
		const turn = between(rng, 35, 145) * (rng() > 0.5 ? 1 : -1)
		return place(
			place(
				path(
					`M${num(-width / 2)} 0V${num(-length)}H${num(width / 2)}V0Z`,
					'#4a2002',
					'opacity=".35" transform="translate(3 3)"',
				) + stick(paint, rng, length, width, tones),
				0,
				length / 2,
			),
			200 + across * (118 - layer * 24),
			py,
			turn,
		)
	})
