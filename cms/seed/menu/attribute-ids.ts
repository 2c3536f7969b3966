/**
 * Ids of attributes and their values, written down so that they never move, and what they cost where a layer decides
 * it.
 */
import { SINGLE_CHOICE_ATTRIBUTE_ID } from '@app/contract/constants'
import { FILLINGS, type Filling, type Ingredient } from '@app/illustration/dish'

export const COOKING = 11
export const SIZE = SINGLE_CHOICE_ATTRIBUTE_ID
export const EXTRAS = 13
export const REMOVALS = 14
export const BUN = 10
export const SAUCE = 15
export const HEAT = 16
export const DIPS = 17
export const KIDS_SIDE = 18
export const KIDS_DRINK = 19
export const MILK = 20
export const TOPPINGS = 21

/** Patties that a burger can have more of, with the price of one more and of two more. */
export const PATTY_PRICES = {
	'smash-beef': [3, 5.5],
	beef: [3.5, 6.5],
	'crispy-chicken': [3.5, 6.5],
	'hot-chicken': [3.5, 6.5],
	'grilled-chicken': [3.5, 6.5],
	fish: [3.5, 6.5],
	'plant-patty': [3.5, 6.5],
	'bean-patty': [2.5, 4.5],
	halloumi: [3, 5.5],
} as const satisfies Partial<Record<Filling, readonly [number, number]>>
export type Patty = keyof typeof PATTY_PRICES
export const PATTIES = Object.keys(PATTY_PRICES) as Patty[]

export const SIZES = {
	single: 1201,
	regular: 1202,
	large: 1203,
	wings: [1204, 1205, 1206],
	tenders: [1207, 1208, 1209],
	largeDrink: 1230,
	largeDietDrink: 1231,
} as const

/** Ids of Double and Triple with this patty. */
export function stackedSizes(patty: Patty): [number, number] {
	const first = SIZE * 100 + 10 + PATTIES.indexOf(patty) * 2
	return [first, first + 1]
}

export const EXTRA_PRICES: Partial<Record<Filling, number>> = {
	cheddar: 1.2,
	'american-cheese': 1,
	'blue-cheese': 1.5,
	'vegan-cheese': 1.2,
	halloumi: 2.2,
	bacon: 1.8,
	egg: 1.5,
	avocado: 2,
	jalapenos: 0.8,
	pickles: 0.5,
	'fried-pickles': 1.5,
	'caramelised-onions': 1,
	'crispy-onions': 0.8,
	'onion-ring': 1.2,
	mushrooms: 1.2,
	'hash-brown': 1.5,
	pineapple: 1,
	kimchi: 1.5,
	'cheese-sauce': 1.5,
	'sour-cream': 0.9,
	'pulled-pork': 2.8,
}
export const EXTRA_LAYERS = Object.keys(EXTRA_PRICES) as Filling[]

/** Id of the extra with this layer; throws for what is not sold as an extra. */
export function extraId(filling: Filling): number {
	const index = EXTRA_LAYERS.indexOf(filling)
	if (index < 0) throw new Error(`${filling} is not sold as an extra`)
	return EXTRAS * 100 + 1 + index
}

/** Patties make the dish and stay; everything else can be left out. */
export const REMOVABLE = FILLINGS.filter((filling) => !(filling in PATTY_PRICES) && filling !== 'pulled-pork')

/** Id of the removal of this layer, null for what cannot be left out. */
export function removalId(ingredient: Ingredient): number | null {
	const index = REMOVABLE.indexOf(ingredient as Filling)
	return index < 0 ? null : REMOVALS * 100 + 1 + index
}
export const NO_ICE = REMOVALS * 100 + 90
export const NO_CREAM = REMOVALS * 100 + 91

export const BUN_SWAPS = { sesame: 1001, pretzel: 1002, charcoal: 1003, glutenFree: 1004, lettuce: 1005 } as const
export const COOKING_VALUES = { extraCrispy: 1101, lightSalt: 1102, cutInHalf: 1103 } as const
export const SAUCES = { buffalo: 1501, bbq: 1502, korean: 1503, honeyMustard: 1504, hot: 1505, naked: 1506 } as const
export const DIP_VALUES = {
	burger: 1701,
	aioli: 1702,
	truffle: 1703,
	blue: 1704,
	buffalo: 1705,
	bbq: 1706,
	korean: 1707,
} as const
