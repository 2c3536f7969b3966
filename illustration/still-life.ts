import type { Dish } from './dish.ts'
import { framed, HEIGHT, MOODS, type Mood, served, WIDTH } from './page-stage.ts'
import { createPaint, glow, lump, type Paint, path, type Rng, repeat, seeded } from './paint.ts'
import { spark } from './scenes/stage.ts'

/** Places of one to four dishes, those at the back first: left edge, side, and where the dish stands. */
const PLACES: Record<number, readonly (readonly [x: number, side: number, foot: number])[]> = {
	1: [[300, 600, 700]],
	2: [
		[560, 500, 660],
		[150, 540, 705],
	],
	3: [
		[90, 430, 640],
		[690, 430, 640],
		[345, 520, 715],
	],
	4: [
		[40, 380, 625],
		[780, 380, 625],
		[240, 440, 690],
		[560, 460, 715],
	],
}

const room = (paint: Paint, rng: Rng, mood: Mood): string => {
	const { wall, light, table } = MOODS[mood]
	return (
		path(`M0 0H${WIDTH}V${HEIGHT}H0Z`, paint.linear(wall)) +
		glow(paint, 600, 340, 620, 420, light, mood === 'night' ? 0.25 : 0.8) +
		path(lump(rng, 600, 350, 330, 270, 0.1, 9), light, `opacity="${mood === 'night' ? 0.06 : 0.35}"`) +
		path(`M0 560C300 540 900 540 1200 560V${HEIGHT}H0Z`, paint.linear(table)) +
		path('M0 560C300 540 900 540 1200 560V568C900 548 300 548 0 568Z', '#fff', 'opacity=".28"')
	)
}

const sparks = (rng: Rng, count: number): string =>
	repeat(count, (index) => {
		const side = index % 2 === 0 ? 60 + rng() * 240 : 900 + rng() * 240
		return spark(side, 60 + rng() * 260, 1.2 + rng() * 1.6, index % 3 === 0 ? '#f2b416' : '#8fc43f')
	})

/** What a still life is made of. */
export interface StillLife {
	mood: Mood
	/** One to four; the first stands at the front. */
	dishes: readonly Dish[]
}

/** Dishes on a table, 1200 by 800, as a standalone SVG document for a picture of a page: pure and deterministic. */
export const drawStillLife = ({ mood, dishes }: StillLife): string => {
	const paint = createPaint('still')
	const rng = seeded(`${mood} ${dishes.map(({ kind }) => kind).join(' ')}`)
	const places = PLACES[dishes.length] ?? []
	const set = [...dishes].reverse().map((dish, index) => {
		const spot = places[index] ?? [300, 600, 700]
		const [x, side, foot] = spot
		return glow(paint, x + side / 2, foot - 10, side * 0.42, side * 0.07, '#1f0a00', 0.4) + served(dish, index, spot)
	})
	return framed(paint, room(paint, rng, mood) + sparks(rng, 7) + set.join(''))
}
