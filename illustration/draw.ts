import { salad } from './bowls.ts'
import { box, kids } from './boxes.ts'
import { burgerGroup } from './burger.ts'
import { nuggets, tenders, wings } from './chicken.ts'
import { dessert } from './desserts.ts'
import type { Dish } from './dish.ts'
import { drink } from './drinks.ts'
import { fries, halloumiFries } from './fries.ts'
import { hotdog, wrap } from './handheld.ts'
import { compose, createPaint, type DrawOptions, type Paint, place, seeded } from './paint.ts'
import { pickles } from './pickles.ts'
import { shake } from './shakes.ts'
import { bites, onionRings, sauce } from './sides.ts'

export type { Dish, Ingredient } from './dish.ts'

export type { DrawOptions } from './paint.ts'

const body = (paint: Paint, dish: Dish): string => {
	const rng = seeded(dish.kind)
	switch (dish.kind) {
		case 'burger':
			return burgerGroup(paint, dish.layers)
		case 'hotdog':
			return hotdog(paint, rng, dish)
		case 'wrap':
			return wrap(paint, rng, dish)
		case 'fries':
			return fries(paint, rng, dish)
		case 'wings':
			return wings(paint, rng, dish)
		case 'tenders':
			return tenders(paint, rng, dish)
		case 'nuggets':
			return nuggets(paint, rng, dish)
		case 'onion-rings':
			return onionRings(paint, rng)
		case 'halloumi-fries':
			return halloumiFries(paint, rng)
		case 'bites':
			return bites(paint, rng, dish)
		case 'pickles':
			return pickles(paint, rng, dish)
		case 'salad':
			return salad(paint, rng, dish)
		case 'shake':
			return shake(paint, rng, dish)
		case 'drink':
			return drink(paint, rng, dish)
		case 'dessert':
			return dessert(paint, rng, dish)
		case 'sauce':
			return sauce(paint, rng, dish)
		case 'kids':
			return kids(paint, rng, dish)
		case 'box':
			return box(paint, (part) => body(paint, part), dish)
		default:
			return dish satisfies never
	}
}

/** How far up a low dish moves, so that it sits in the middle of its frame. */
const LIFT: Partial<Record<Dish['kind'], number>> = {
	wings: 36,
	tenders: 40,
	nuggets: 40,
	'onion-rings': 20,
	bites: 30,
	salad: 30,
	box: 6,
}

/**
 * A dish as a standalone 400 by 400 SVG document: pure, deterministic, no scripts, styles or outside resources.
 * Ingredients that the illustration does not know are skipped. `idPrefix` keeps the ids of several pictures on one
 * page apart.
 */
export const drawDish = (dish: Dish, options: DrawOptions = {}): string => {
	const paint = createPaint(options.idPrefix ?? 'dish')
	const heaped =
		dish.kind === 'pickles'
			? dish.style === 'fried'
			: dish.kind === 'fries' && (dish.style === 'cheese' || dish.style === 'loaded' || Boolean(dish.toppings?.length))
	const lift = heaped ? 34 : LIFT[dish.kind]
	const drawn = body(paint, dish)
	return compose(paint, lift ? place(drawn, 0, -lift) : drawn, options)
}
