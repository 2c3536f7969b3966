import {
	between,
	ellipse,
	line,
	num,
	type Paint,
	type Point,
	path,
	place,
	type Rng,
	repeat,
	smooth,
	times,
} from '../paint.ts'
import { onWall, type Slot } from './slab.ts'

/** Coins that lie side by side and hang over the front edge, far ones first. */
export const coins = (slot: Slot, spots: readonly number[], draw: (index: number) => string, tilt = 8): string =>
	spots
		.map((across, i) => {
			const [px, py] = onWall(slot, across, 0.5)
			return { depth: py, mark: place(draw(i), px, py - 1, across * -tilt + between(slot.rng, -4, 4)) }
		})
		.sort((a, b) => a.depth - b.depth)
		.map(({ mark }) => mark)
		.join('')

/** One slice of gherkin, seen at a slant. */
export const pickleCoin = (paint: Paint, rng: Rng, rx: number, ry: number, thick: number): string => {
	const rim = (dy: number, grow: number) =>
		smooth(
			times(22, (i): Point => {
				const a = (i / 22) * Math.PI * 2
				const bump = i % 2 ? 1.035 : 0.985
				return [Math.cos(a) * (rx + grow) * bump, Math.sin(a) * (ry + grow * 0.7) * bump + dy]
			}),
		)
	return (
		path(rim(thick + 4, 0), '#10240a', 'opacity=".4"') +
		path(rim(thick, 0.5), paint.linear('#3f7a1c,#6da02c 45%,#2c5a12')) +
		path(rim(thick / 2, 0.7), paint.linear('#2d5c12,#568f22 30%,#3a7018 70%,#20480b', 0)) +
		path(rim(0, 0), paint.linear('#5d9426,#3c7418')) +
		ellipse(0, 0, rx - 3.5, ry - 2.6, paint.radial('#eef7a6 0,#cfe56c .45,#a9cf45 .8,#8dbb35 1', 0.45, 0.4, 0.6)) +
		ellipse(0, 0, rx * 0.58, ry * 0.56, '#e9f4a0', 'opacity=".55"') +
		repeat(9, (i) => {
			const a = (i / 9) * Math.PI * 2 + 0.3
			return ellipse(
				Math.cos(a) * rx * 0.47,
				Math.sin(a) * ry * 0.46,
				3.1,
				1.5,
				'#f7fbcf',
				`transform="rotate(${num((a * 180) / Math.PI)} ${num(Math.cos(a) * rx * 0.47)} ${num(Math.sin(a) * ry * 0.46)})" opacity=".9"`,
			)
		}) +
		ellipse(between(rng, -rx * 0.4, -rx * 0.2), -ry * 0.45, rx * 0.34, ry * 0.17, '#fff', 'opacity=".6"')
	)
}

/** One slice of tomato, seen at a slant. */
export const tomatoSlice = (paint: Paint): string =>
	ellipse(0, 10, 76, 21, '#2a0500', 'opacity=".3"') +
	path('M-78-2C-79 10-46 25 0 25S79 10 78-2Z', paint.linear('#ff6b4a,#e5301c 35%,#b81409 75%,#8c0a05')) +
	path('M-78-2C-79 10-46 25 0 25S79 10 78-2Z', paint.linear('#6d0400/.5,#6d0400/0 25%,#6d0400/0 60%,#6d0400/.5', 0)) +
	ellipse(0, -3, 78, 20, paint.linear('#e93a22,#ff7a58')) +
	ellipse(0, -3, 70, 16.5, paint.radial('#ffb08a 0,#ff8260 .5,#f5553a 1')) +
	ellipse(-30, -1, 24, 8, '#ffc08a', 'opacity=".7"') +
	ellipse(32, 1, 24, 8, '#ffc08a', 'opacity=".6"') +
	path('M-60 10C-46 18-26 21-12 21.5-28 17.5-46 14-60 10Z', '#fff', 'opacity=".75"') +
	ellipse(30, 19, 9, 1.6, '#fff', 'opacity=".4" transform="rotate(-6 30 19)"')

export const leaf = (paint: Paint): string =>
	path(
		'M0 0C10-5 15-13 24-12 28-12 26-6 31-7 40-10 46-15 54-11 58-8 52-4 57-3 68-3 76-4 82 2 77 9 68 8 60 6 54 5 57 10 52 12 45 14 40 9 33 8 27 7 28 12 22 12 13 12 8 4 0 0Z',
		paint.linear('#8fcb45,#4b8d22 60%,#2b6414'),
	) + line('M0 0C25 1 50 1 76 2', '#d3f08c', 1.8, 'opacity=".8"')

export const jalapenoRing = (paint: Paint): string =>
	ellipse(1, 9, 25, 10, '#10240a', 'opacity=".4"') +
	path('M-25 0C-25 8-13 15 0 15S25 8 25 0L15 0C14 5 8 6 0 6S-14 5-15 0Z', paint.linear('#4fa52c,#2f7d1b 50%,#1d5710')) +
	`<path fill-rule="evenodd" fill="${paint.linear('#bfe873,#86c844')}" d="M-25 0A25 10.5 0 1 1 25 0A25 10.5 0 1 1-25 0ZM-7 1A7 3.4 0 1 0-7.1 1ZM9-4A6 2.6 0 1 0 8.9-4ZM13 4A6 2.4 0 1 0 12.9 4Z"/>` +
	ellipse(-6, 3.4, 3, 1.4, '#fffbd6') +
	ellipse(9, 5, 2.6, 1.2, '#fffbd6') +
	line('M-19 6.500C-14 11-6 12.5 0 12.5', '#e9ffc2', 1.8, 'opacity=".7"')

export const ring = (paint: Paint, tones: string, edge: string, rx: number): string =>
	path(
		`M${-rx}-2C${-rx} 8 ${-rx * 0.6} 17 0 17S${rx} 8 ${rx}-2C${rx} 2 ${rx * 0.6} 10 0 10S${-rx} 2 ${-rx}-2Z`,
		edge,
		'opacity=".35" transform="translate(0 5)"',
	) +
	path(
		`M${-rx}-3C${-rx} 6 ${-rx * 0.6} 15 0 15S${rx} 6 ${rx}-3C${rx} 1 ${rx * 0.6} 6 0 6S${-rx} 1 ${-rx}-3Z`,
		paint.linear(tones),
	) +
	line(`M${-rx + 0.5}-2C${-rx} 6 ${-rx * 0.6} 15.5 0 15.500S${rx} 6 ${rx - 0.5}-2`, edge, 1.6) +
	line(`M${-rx * 0.8} 5C${-rx * 0.6} 9 ${-rx * 0.3} 10.5 0 11`, '#fff', 1.8, 'opacity=".8"')
