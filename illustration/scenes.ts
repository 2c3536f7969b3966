import { burgerGroup } from './burger.ts'
import { fries } from './fries.ts'
import {
	between,
	createPaint,
	ellipse,
	group,
	line,
	num,
	type Paint,
	path,
	place,
	type Rng,
	repeat,
	seeded,
} from './paint.ts'
import { gherkin } from './pickles.ts'
import { letter, padlock } from './scenes/account.ts'
import { hero } from './scenes/hero.ts'
import { closed, error, notFound, offline } from './scenes/mishaps.ts'
import { crumbs, face, ground, spark } from './scenes/stage.ts'
import { bell, map, membership } from './scenes/welcome-tour.ts'
import { shake } from './shakes.ts'
import { floor, KRAFT, stamp, tray } from './vessels.ts'

export const SCENES = [
	'empty-cart',
	'not-found',
	'closed',
	'error',
	'offline',
	'success',
	'welcome',
	'letter',
	'padlock',
	'map',
	'bell',
	'membership',
	'hero',
] as const

export type Scene = (typeof SCENES)[number]

const emptyCart = (paint: Paint, rng: Rng): string => {
	const dish = tray(paint, rng, KRAFT)
	return (
		ground(rng, 240, 176, 196, 150) +
		place(
			floor(paint, 350, 176) +
				dish.back +
				place(gherkin(paint, rng) + place(face('hopeful'), 0, -14, 0, 0.56), 206, 228, 12, 1.28) +
				crumbs(paint, rng, 7, 90, 160, 262) +
				crumbs(paint, rng, 6, 262, 320, 262) +
				dish.front,
			40,
			-40,
			0,
			1,
		) +
		spark(96, 92, 1.1, '#b4da4c') +
		spark(396, 118, 0.8, '#f2b416') +
		spark(372, 70, 1.2, '#b4da4c')
	)
}

const success = (paint: Paint, rng: Rng): string => {
	const bag =
		'M130 124L152 110 176 126 202 110 228 126 254 110 280 126 304 112 330 124 342 322C342 330 338 334 330 335 262 342 198 342 130 335 122 334 118 330 118 322Z'
	return (
		ground(rng, 240, 182, 200, 150) +
		floor(paint, 334, 140, 232, 20) +
		[186, 232, 276]
			.map((x, i) => line(`M${x} 92c-16-16 14-26 0-${44 - (i % 2) * 10}`, '#aebba4', 9, 'opacity=".5"'))
			.join('') +
		path('M138 118L324 116 318 150H146Z', '#6d451a') +
		path(bag, paint.across('#96642c 0,#d4a264 .16,#edcb98 .34,#cf9a5a .62,#8a5a26 1', 118, 342)) +
		group(
			path('M118 124L176 126 160 340H110Z', '#5c3810', 'opacity=".16"') +
				path('M176 126L190 340H204L188 122Z', '#fff', 'opacity=".2"') +
				line('M126 286C180 296 280 296 336 284', '#7c5122', 2.5, 'opacity=".4"') +
				repeat(14, () =>
					line(
						`M${num(between(rng, 130, 330))} ${num(between(rng, 140, 320))}l${num(between(rng, 8, 24))} ${num(between(rng, -3, 3))}`,
						'#7c5122',
						1.4,
						'opacity=".35"',
					),
				),
			paint.clip(bag),
		) +
		place(face('happy'), 230, 206, 0, 1.35) +
		ellipse(166, 226, 14, 8, '#f4694e', 'opacity=".4"') +
		ellipse(294, 226, 14, 8, '#f4694e', 'opacity=".4"') +
		stamp(230, 296, 40, '#3f8f1f', '#d9a868') +
		place(
			path(
				'M-44-34H44V-14A13 13 0 0 0 44 14V36H-44V14A13 13 0 0 0-44-14Z',
				'#1f0a00',
				'opacity=".25" transform="translate(3 6)"',
			) +
				path('M-44-34H44V-14A13 13 0 0 0 44 14V36H-44V14A13 13 0 0 0-44-14Z', paint.linear('#fffef6,#f3ead0')) +
				line('M-26-2L-8 16 26-20', '#3f8f1f', 10) +
				line('M-28 28H28', '#c3b48c', 3, 'stroke-dasharray="2 6"'),
			366,
			244,
			12,
			1.05,
		) +
		spark(102, 98, 1.2, '#b4da4c') +
		spark(376, 112, 1.3, '#f2b416') +
		spark(408, 160, 0.7, '#b4da4c') +
		spark(86, 178, 0.7, '#f2b416')
	)
}

const welcome = (paint: Paint, rng: Rng): string =>
	ground(rng, 240, 180, 206, 150) +
	place(fries(paint, rng, { kind: 'fries', style: 'skinny' }), -16, 62, -5, 0.66) +
	place(shake(paint, rng, { kind: 'shake', flavour: 'strawberry', cream: true }), 246, 14, 3, 0.78) +
	place(
		burgerGroup(paint, ['sesame-bun', 'lettuce', 'beef', 'cheddar', 'tomato', 'pickles', 'burger-sauce']),
		92,
		56,
		0,
		0.74,
	) +
	place(face('happy'), 240, 148, 0, 0.86) +
	spark(96, 70, 1.1, '#b4da4c') +
	spark(428, 66, 0.9, '#f2b416') +
	spark(204, 44, 0.8, '#f2b416')

const SCENE: Record<Scene, (paint: Paint, rng: Rng) => string> = {
	'empty-cart': emptyCart,
	'not-found': notFound,
	closed,
	error,
	offline,
	success,
	welcome,
	letter,
	padlock,
	map,
	bell,
	membership,
	hero,
}

/**
 * A larger picture for a whole state, without words: 480 by 360, the hero 800 by 600. Decorative, so hidden from
 * assistive technology.
 */
export const drawWordlessScene = (kind: Scene, { idPrefix = kind }: { idPrefix?: string } = {}): string => {
	const paint = createPaint(idPrefix)
	const drawn = SCENE[kind](paint, seeded(kind))
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${kind === 'hero' ? '800 600' : '480 360'}" aria-hidden="true">${paint.defs()}${drawn}</svg>`
}
