/** Gradients, shading, seeded texture and path building, shared by every picture. */

export type Rng = () => number

export type Point = readonly [x: number, y: number]

/** A deterministic random source: the same key always draws the same crumbs. */
export const seeded = (key: string): Rng => {
	let state = 2166136261
	for (let i = 0; i < key.length; i++) state = Math.imul(state ^ key.charCodeAt(i), 16777619)
	return () => {
		state = (state + 0x6d2b79f5) | 0
		let t = Math.imul(state ^ (state >>> 15), 1 | state)
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296
	}
}

export const between = (rng: Rng, low: number, high: number): number => low + (high - low) * rng()

export const times = <T>(count: number, make: (index: number) => T): T[] =>
	Array.from({ length: count }, (_, i) => make(i))

/** `count` pieces of markup, joined. */
export const repeat = (count: number, make: (index: number) => string): string => times(count, make).join('')

export const num = (value: number): string => String(Math.round(value * 10) / 10)

/** A soft curve through the points (Catmull-Rom as Béziers), closed unless told otherwise. */
export const smooth = (points: readonly Point[], closed = true): string => {
	const count = points.length
	const at = (i: number): Point => points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] ?? [0, 0]
	let [penX, penY] = at(0).map((v) => Math.round(v * 10) / 10) as [number, number]
	let d = `M${num(penX)} ${num(penY)}`
	for (let i = 0; i < (closed ? count : count - 1); i++) {
		const [ax, ay] = at(i - 1)
		const [bx, by] = at(i)
		const [cx, cy] = at(i + 1)
		const [dx, dy] = at(i + 2)
		// Relative and rounded from the pen's rounded place: the shortest text that does not drift.
		const offsets = [
			bx + (cx - ax) / 6 - penX,
			by + (cy - ay) / 6 - penY,
			cx - (dx - bx) / 6 - penX,
			cy - (dy - by) / 6 - penY,
			cx - penX,
			cy - penY,
		]
		d += `c${offsets.map(num).join(' ').replaceAll(' -', '-')}`
		penX = Math.round((penX + Math.round((cx - penX) * 10) / 10) * 10) / 10
		penY = Math.round((penY + Math.round((cy - penY) * 10) / 10) * 10) / 10
	}
	return closed ? `${d}Z` : d
}

/** An irregular closed pebble around (x, y). */
export const lump = (
	rng: Rng,
	x: number,
	y: number,
	rx: number,
	ry: number,
	rough = 0.18,
	corners = rx > 5 ? 8 : 5,
): string => {
	const turn = rng() * 6
	return smooth(
		times(corners, (i) => {
			const angle = turn + (i / corners) * Math.PI * 2
			const reach = 1 + (rng() - 0.5) * 2 * rough
			return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach] as const
		}),
	)
}

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`

export const line = (d: string, stroke: string, width: number, more = ''): string =>
	`<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
	`<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}" ${more}/>`

export const group = (body: string, more = ''): string => `<g ${more}>${body}</g>`

/** Moves, turns and scales a piece that was drawn around the origin. */
export const place = (body: string, x: number, y: number, turn = 0, scaleX = 1, scaleY = scaleX): string =>
	group(
		body,
		`transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${Math.round(scaleX * 1000) / 1000} ${Math.round(scaleY * 1000) / 1000})"`,
	)

const stopsOf = (stops: string): string => {
	const entries = stops.split(',')
	return entries
		.map((entry, i) => {
			const [tone = '', offset] = entry.trim().split(' ')
			const [colour, opacity] = tone.split('/')
			return `<stop offset="${offset ?? num(i / (entries.length - 1))}" stop-color="${colour}"${opacity ? ` stop-opacity="${opacity}"` : ''}/>`
		})
		.join('')
}

export type Paint = ReturnType<typeof createPaint>

/**
 * Collects the definitions of one picture. Stops read `#colour[/opacity] [offset]`, comma separated, evenly spaced
 * where no offset is given. Equal definitions are shared; every id starts with the prefix.
 */
export const createPaint = (prefix: string) => {
	const known = new Map<string, string>()
	const define = (open: string, body: string): string => {
		const key = `${open}>${body}`
		if (!known.has(key)) known.set(key, `${prefix}-${known.size}`)
		return `url(#${known.get(key)})`
	}
	return {
		/** Top to bottom by default; `angle` 0 runs left to right. */
		linear(stops: string, angle = 90): string {
			const x = Math.cos((angle * Math.PI) / 180) / 2
			const y = Math.sin((angle * Math.PI) / 180) / 2
			return define(
				`linearGradient x1="${num((0.5 - x) * 100)}%" y1="${num((0.5 - y) * 100)}%" x2="${num((0.5 + x) * 100)}%" y2="${num((0.5 + y) * 100)}%"`,
				stopsOf(stops),
			)
		},
		/** Left to right between two positions of the drawing, whatever shape it fills. */
		across: (stops: string, from: number, to: number): string =>
			define(
				`linearGradient gradientUnits="userSpaceOnUse" x1="${num(from)}" x2="${num(to)}" y1="0" y2="0"`,
				stopsOf(stops),
			),
		/** Top to bottom between two positions of the drawing. */
		down: (stops: string, from: number, to: number): string =>
			define(
				`linearGradient gradientUnits="userSpaceOnUse" y1="${num(from)}" y2="${num(to)}" x1="0" x2="0"`,
				stopsOf(stops),
			),
		radial: (stops: string, x = 0.5, y = 0.5, r = 0.5): string =>
			define(`radialGradient cx="${x}" cy="${y}" r="${r}"`, stopsOf(stops)),
		/** Round about the middle of the upper edge, for the lower half of an ellipse. */
		halfRadial: (stops: string): string =>
			define('radialGradient cx="1" cy="0" r="1" gradientTransform="scale(.5 1)"', stopsOf(stops)),
		/** A shape that is painted several times over: its outline is written once. */
		shape(d: string): (fill: string, more?: string) => string {
			const id = define('path', d).slice(4, -1)
			return (fill, more = '') => `<use href="${id}" fill="${fill}" ${more}/>`
		},
		/** The attribute that keeps a group inside a shape. */
		clip: (d: string): string => `clip-path="${define('clipPath', `<path d="${d}"/>`)}"`,
		defs: (): string =>
			`<defs>${[...known]
				.map(([key, id]) => {
					const [open = '', ...body] = key.split('>')
					if (open === 'path') return `<path id="${id}" d="${body[0]}"/>`
					return `<${open} id="${id}">${body.join('>')}</${open.split(' ')[0]}>`
				})
				.join('')}</defs>`,
	}
}

/** A soft round darkness or light: a gradient instead of a blur, since browsers pay for filters on every frame. */
export const glow = (
	paint: Paint,
	x: number,
	y: number,
	rx: number,
	ry: number,
	tone: string,
	opacity: number,
	more = '',
): string => {
	const half = Math.round(opacity * 55) / 100
	return ellipse(x, y, rx, ry, paint.radial(`${tone}/${opacity} 0,${tone}/${half} .5,${tone}/0 1`), more)
}

export type DrawOptions = {
	/** Starts every id, so that several pictures can share a page. */
	idPrefix?: string
	/** Accessible name; without it the picture is hidden from assistive technology. */
	title?: string
	/** Puts a soft ground behind the dish. */
	background?: boolean
}

const escapeText = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The finished, standalone document. */
export const compose = (paint: Paint, body: string, options: DrawOptions, width = 400, height = 400): string => {
	const ground = options.background
		? ellipse(
				width / 2,
				height / 2,
				width * 0.49,
				height * 0.49,
				paint.radial('#f4fbdc 0,#dff0b4 .7,#cfe59a 1', 0.4, 0.35, 0.7),
			)
		: ''
	const label = options.title ? `role="img" aria-label="${escapeText(options.title)}"` : 'aria-hidden="true"'
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${label}>${options.title ? `<title>${escapeText(options.title)}</title>` : ''}${paint.defs()}${ground}${body}</svg>`
}
