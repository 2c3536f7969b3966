import { between, lump, type Paint, type Point, path, type Rng, repeat } from './paint.ts'

/** Lightest, middle, dark and darkest tone of a fried crust. */
export type CrustTones = readonly [string, string, string, string]

export const GOLDEN: CrustTones = ['#ffd98a', '#eda23a', '#bd6a17', '#7f3d09']

export const FIERY: CrustTones = ['#ffb469', '#e8642a', '#b03410', '#6e1604']

/** One crag: an irregular bead with its own light, so that many of them read as a craggy, crisp coating. */
const crag = (paint: Paint, rng: Rng, [x, y]: Point, size: number, [light, mid, dark, deep]: CrustTones): string => {
	const d = lump(rng, x, y, size, size * 0.8, 0.26, 7)
	// The outline stands for the shade between crags; a shadow of its own would double the size of the picture.
	return path(
		d,
		paint.radial(`${light} 0,${mid} .45,${dark} .88,${deep} 1`, 0.38, 0.28, 0.75),
		`stroke="${deep}" stroke-opacity=".35" stroke-width="1.4"`,
	)
}

/** Covers an area with crags; `spot` gives a place inside it. Far ones come first. */
export const crust = (
	paint: Paint,
	rng: Rng,
	count: number,
	size: number,
	spot: () => Point,
	tones: CrustTones,
): string =>
	Array.from({ length: count }, spot)
		.sort((a, b) => a[1] - b[1])
		.map((at) => crag(paint, rng, at, size * between(rng, 0.55, 1.2), tones))
		.join('')

/** Fine breadcrumbs: light specks above small shadows. */
export const breading = (
	rng: Rng,
	count: number,
	size: number,
	spot: () => Point,
	[light, , dark]: CrustTones,
): string => {
	const d = repeat(count, () => {
		const [x, y] = spot()
		return lump(rng, x, y, size * between(rng, 0.5, 1.2), size * between(rng, 0.4, 0.9), 0.35, 5)
	})
	return path(d, dark, 'opacity=".55" transform="translate(.6 1.3)"') + path(d, light, 'opacity=".75"')
}
