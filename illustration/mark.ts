import { createPaint, ellipse, group, line, num, type Point, path, place, repeat, smooth, times } from './paint.ts'

export type MarkOptions = {
	/** Width and height in pixels; at 32 and below the small details give way to a bolder face. Default 512. */
	size?: number
	/** One flat shape in the colour of the surrounding text. */
	monochrome?: boolean
	/** Full-bleed ground, with the slice inside the safe zone of an adaptive icon. */
	maskable?: boolean
	/** Starts every id, so that several marks can share a page. */
	idPrefix?: string
}

const BITES: readonly (readonly [x: number, y: number, r: number])[] = [
	[128, -208, 56],
	[186, -146, 58],
	[226, -76, 44],
]

/** Where a ray from the middle meets the bite. */
const bitten = (angle: number, reach: number): number =>
	BITES.reduce((nearest, [x, y, r]) => {
		const along = x * Math.cos(angle) + y * Math.sin(angle)
		const off = x * x + y * y - along * along
		return along > 0 && off < r * r ? Math.min(nearest, along - Math.sqrt(r * r - off)) : nearest
	}, reach)

/** A crinkle-cut slice of `reach`, with a bite out of its upper right. */
const slice = (reach: number, crinkle: number): string =>
	smooth(
		times(240, (i): Point => {
			const angle = (i / 240) * Math.PI * 2
			const r = bitten(angle, reach + Math.cos(angle * 18) * crinkle)
			return [Math.cos(angle) * r, Math.sin(angle) * r]
		}),
	)

// A wink and a smile that pulls to one side: amused, not beaming.
const SMIRK = 'M-92 58C-52 112 46 112 98 42'

const DIMPLE = 'M80 32C94 31 107 40 112 56'

const WINK = 'M22-34C38-62 82-64 100-40'

const BROW = 'M-106-96C-88-118-54-122-32-106'

const face = (ink: string, bold: number): string =>
	ellipse(-66, -36, 24 * bold, 36 * bold, ink, 'transform="rotate(-6 -66 -36)"') +
	line(WINK, ink, 22 * bold) +
	line(SMIRK, ink, 21 * bold) +
	(bold > 1 ? '' : line(DIMPLE, ink, 15) + line(BROW, ink, 14))

/** The brand mark as a standalone SVG: a slice of gherkin with a crooked smile and one bite gone. */
export const drawMark = ({
	size = 512,
	monochrome = false,
	maskable = false,
	idPrefix = 'mark',
}: MarkOptions = {}): string => {
	const paint = createPaint(idPrefix)
	const small = size <= 32
	const bold = small ? 1.25 : 1
	const outer = slice(244, small ? 7 : 8)
	const inner = slice(small ? 186 : 198, 3)
	const colours = (): string =>
		path(outer, paint.radial('#7cc142 0,#4c9a26 .55,#2f7518 .85,#1d5210 1', 0.38, 0.3, 0.78)) +
		path(slice(214, 6), paint.linear('#2a6a14/.9,#5aa62c/.5')) +
		path(inner, paint.radial('#f6ffbe 0,#dbf07c .45,#b4da4c .85,#93c438 1', 0.4, 0.32, 0.72)) +
		(small
			? ''
			: group(
					repeat(21, (i) => {
						const angle = (i / 21) * Math.PI * 2 + 0.1
						const reach = bitten(angle, 400) < 250 ? 0 : i % 2 ? 168 : 150
						return reach
							? place(
									path('M0-17C6-17 9-5 7 5 5 13-5 13-7 5-9-5-6-17 0-17Z', '#fbffe0'),
									Math.cos(angle) * reach,
									Math.sin(angle) * reach,
									(angle * 180) / Math.PI + 90,
								)
							: ''
					}),
					'opacity=".9"',
				) +
				path('M-214-98C-184-164-124-210-58-222-112-192-160-148-188-90-198-72-222-76-214-98Z', '#fff', 'opacity=".42"') +
				ellipse(-60, -120, 60, 20, '#fff', 'opacity=".5" transform="rotate(-22 -60 -120)"')) +
		face('#173a0b', bold) +
		(small ? '' : ellipse(-73, -50, 8, 10, '#fff', 'opacity=".95"'))
	// The face is knocked out with a mask, so that the mark stays one colour on any ground.
	const flat = (): string =>
		`<mask id="${idPrefix}-face" maskUnits="userSpaceOnUse" x="-256" y="-256" width="512" height="512">${path(outer, '#fff')}${line(slice(small ? 192 : 204, 3), '#000', small ? 24 : 16)}${face('#000', bold)}</mask>` +
		`<rect x="-256" y="-256" width="512" height="512" fill="currentColor" mask="url(#${idPrefix}-face)"/>`
	const drawn = place(monochrome ? flat() : colours(), 256, 256, 0, maskable ? 0.68 : 1)
	const ground = maskable ? `<rect width="512" height="512" fill="${paint.linear('#eafab0,#c5e86a')}"/>` : ''
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="${num(size)}" height="${num(size)}" aria-hidden="true">${paint.defs()}${monochrome ? '' : ground}${drawn}</svg>`
}
