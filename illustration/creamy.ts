import type { ShakeFlavour } from './dish.ts'
import { ellipse, group, line, type Paint, path, place } from './paint.ts'

export type Creamy = { light: string; mid: string; dark: string; sauce: string; bits: readonly string[] }

const creamy = (light: string, mid: string, dark: string, sauce: string, ...bits: string[]): Creamy => ({
	light,
	mid,
	dark,
	sauce,
	bits,
})

/** Colours of milk shakes, ice cream and glazes. */
export const CREAMY: Record<ShakeFlavour, Creamy> = {
	vanilla: creamy('#fffdf2', '#fbf0cc', '#d9bf7c', '#f2d27a', '#5c3a14', '#fff'),
	chocolate: creamy('#c08a5c', '#8a5230', '#4a2410', '#34150a', '#2b1006', '#a86a3c'),
	strawberry: creamy('#ffdbe2', '#fba4b6', '#d2597a', '#d81f48', '#d81f48', '#fff0f2'),
	banana: creamy('#fffbd2', '#fbe789', '#d4ab28', '#f2c21c', '#fff7c0', '#c98a1c'),
	'salted-caramel': creamy('#fbe4bc', '#e9b870', '#a8691e', '#b8640c', '#fffdf6', '#a85a0c'),
	'cookies-and-cream': creamy('#fbf8f2', '#dfd8ce', '#8f867a', '#2b2420', '#2b2420', '#4a403a'),
	'peanut-butter': creamy('#f5dcae', '#dcab66', '#94601f', '#7a3f10', '#c98a45', '#8b5420'),
	pistachio: creamy('#f1f8d2', '#c6de8f', '#7c9c3c', '#6f9a2c', '#7fa83c', '#e8f2b8'),
	mint: creamy('#ebfff4', '#aee9cc', '#4fa582', '#3a1c0c', '#3a1c0c', '#5c3418'),
	malt: creamy('#f7e6c8', '#dbb98a', '#94683a', '#7a4a20', '#b97a3c', '#f0d4a0'),
	blueberry: creamy('#ece2fb', '#b39ae0', '#6a4ca8', '#452a86', '#3a2478', '#5c44a0'),
}

/** A piped swirl of cream in tiers around the origin, its foot at y = 0. */
export const whip = (
	paint: Paint,
	tiers: readonly (readonly [number, number])[],
	tones = '#ffffff,#fff8e8 50%,#e0cfae',
): string =>
	tiers
		.map(([rx, y]) => {
			const d = `M${-rx} ${y}C${-rx - 8} ${y - rx * 0.5} ${-rx * 0.5} ${y - rx * 0.62} 0 ${y - rx * 0.56}S${rx + 10} ${y - rx * 0.5} ${rx} ${y}C${rx * 0.7} ${y + rx * 0.36} ${-rx * 0.7} ${y + rx * 0.36} ${-rx} ${y}Z`
			const fold = (t: number) =>
				line(
					`M${t * rx * 0.95} ${y + rx * 0.18 * (1 - t * t)}Q${t * rx + rx * 0.18} ${y - rx * 0.22} ${t * rx * 0.7 + rx * 0.3} ${y - rx * 0.46}`,
					'#bfa97e',
					3,
					'opacity=".5"',
				)
			return (
				path(d, '#8a7038', 'opacity=".35" transform="translate(1 5)"') +
				path(d, paint.linear(tones)) +
				group([-0.85, -0.5, -0.15, 0.2, 0.55].map(fold).join(''), paint.clip(d)) +
				ellipse(-rx * 0.4, y - rx * 0.26, rx * 0.26, rx * 0.1, '#fff', 'opacity=".9"')
			)
		})
		.join('')

export const cherry = (paint: Paint, x: number, y: number, size = 1): string =>
	place(
		line('M2-14C6-34 16-44 26-48', '#4f7a1c', 4) +
			ellipse(1, 3, 20, 19, '#4a0208', 'opacity=".4"') +
			ellipse(0, 0, 20, 19, paint.radial('#ff7a7a 0,#e01830 .4,#a80418 .8,#5c000c 1', 0.36, 0.3, 0.75)) +
			ellipse(-7, -8, 5.5, 3.4, '#fff', 'opacity=".9" transform="rotate(-30 -7 -8)"'),
		x,
		y,
		0,
		size,
	)
