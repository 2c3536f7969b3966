import { lump, type Paint, type Point, path, type Rng } from './paint.ts'

/** Places on a disc that keep their distance. */
export const spaced = (rng: Rng, count: number, rx: number, ry: number, gap: number): Point[] => {
	const spots: Point[] = []
	for (let tries = 0; spots.length < count && tries < 600; tries++) {
		const spot = inDisc(rng, rx, ry)
		if (spots.every(([x, y]) => Math.hypot(x - spot[0], y - spot[1]) > gap)) spots.push(spot)
	}
	return spots
}

export const inDisc = (rng: Rng, rx: number, ry: number): Point => {
	const a = rng() * 6.3
	const o = Math.sqrt(rng())
	return [Math.cos(a) * rx * o, Math.sin(a) * ry * o]
}

export const chip = (
	paint: Paint,
	rng: Rng,
	[x, y]: Point,
	size: number,
	tones = '#7a4322,#4a2410 50%,#220d04',
): string => {
	const d = lump(rng, x, y, size, size * 0.8, 0.22, 7)
	return (
		path(d, '#3a1804', 'opacity=".45" transform="translate(1 3.5)"') +
		path(d, paint.linear(tones)) +
		path(lump(rng, x - size * 0.3, y - size * 0.35, size * 0.26, size * 0.16), '#fff', 'opacity=".6"')
	)
}
