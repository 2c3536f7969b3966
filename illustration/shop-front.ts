import type { Dish } from './dish.ts'
import { framed, HEIGHT, MOODS, type Mood, served, WIDTH } from './page-stage.ts'
import { createPaint, ellipse, glow, group, lump, path, place, repeat, seeded } from './paint.ts'
import { face } from './scenes/stage.ts'

/** Paint of a shop front. */
export interface ShopFront {
	mood: Mood
	/** Of the awning and the door. */
	colour: string
	/** In the window. */
	dish: Dish
}

/** A branch from the street, 1200 by 800, without words. */
export const drawShopFront = ({ mood, colour, dish }: ShopFront): string => {
	const paint = createPaint('front')
	const rng = seeded(`${mood} ${colour}`)
	const isDark = mood === 'night'
	const glass = isDark ? '#ffe9a8,#f2b416' : '#f7fdff,#bfdfe8'
	const stripes = repeat(11, (index) => {
		const x = 170 + index * 79
		const scallop = `M${x} 250H${x + 79}L${x + 79} 330A39.5 34 0 0 1 ${x} 330Z`
		return path(scallop, index % 2 === 0 ? colour : '#fffaf0')
	})
	const body =
		path(`M0 0H${WIDTH}V${HEIGHT}H0Z`, paint.linear(MOODS[mood].wall)) +
		repeat(5, () =>
			path(lump(rng, rng() * WIDTH, 60 + rng() * 120, 90, 26, 0.2), '#fff', `opacity="${isDark ? 0.06 : 0.5}"`),
		) +
		path(`M0 690H${WIDTH}V${HEIGHT}H0Z`, paint.linear(isDark ? '#39454b,#232c31' : '#cfd6d9,#a9b4b9')) +
		path('M150 130H1050V700H150Z', paint.linear(isDark ? '#3a4d42,#25352c' : '#f6efe0,#e2d4b8')) +
		path('M150 130H1050V170H150Z', colour, 'opacity=".9"') +
		// The sign is a pickle: the chain's name is configuration and stands on no picture.
		ellipse(600, 150, 86, 46, paint.linear('#a9d24c,#5d8a30')) +
		place(face(isDark ? 'asleep' : 'happy'), 600, 146, 0, 0.62) +
		path('M200 290H760V640H200Z', '#2b3a33') +
		path('M212 302H748V628H212Z', paint.linear(glass)) +
		group(served(dish, 0, [330, 300, 630]), paint.clip('M212 302H748V628H212Z')) +
		path('M212 302L420 302 300 628H212Z', '#fff', 'opacity=".22"') +
		path('M190 628H770V652H190Z', '#6d451a') +
		path('M810 290H1000V700H810Z', '#2b3a33') +
		path('M822 302H988V700H822Z', colour) +
		path('M842 326H968V520H842Z', paint.linear(glass)) +
		ellipse(958, 570, 9, 9, '#f2b416') +
		stripes +
		path('M160 238H1050V256H160Z', '#2b3a33', 'opacity=".75"') +
		glow(paint, 600, 706, 480, 24, '#1f0a00', 0.35)
	return framed(paint, body)
}
