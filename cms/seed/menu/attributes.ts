import { SINGLE_CHOICE_ATTRIBUTE_ID } from '@app/contract/constants'
import type { Allergen } from '@app/contract/menu'
import { BUNS, FILLINGS, type Filling, type Ingredient } from '@app/illustration/dish'
import { INGREDIENT_FACTS } from './ingredients.ts'

export interface ValueSeed {
	id: number
	name: string
	priceExtra: number
	kcal: number | null
	allergens: Allergen[]
	/** A layer, with a plus for each one more of what is there: `+beef`, `++beef`. */
	ingredient: string | null
}

export interface AttributeSeed {
	id: number
	name: string
	single: boolean
	removal: boolean
	values: ValueSeed[]
}

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

/** Ids of values are the attribute's id and two digits, so that they never move. */
const plain = (id: number, name: string, priceExtra = 0, kcal: number | null = null, ...allergens: Allergen[]) =>
	({ id, name, priceExtra, kcal, allergens, ingredient: null }) satisfies ValueSeed

function layer(id: number, ingredient: Ingredient, priceExtra: number, name?: string): ValueSeed {
	const { label, kcal, allergens } = INGREDIENT_FACTS[ingredient]
	return { id, name: name ?? sentenceCase(label), priceExtra, kcal, allergens, ingredient }
}

function sentenceCase(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1)
}

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
const PATTIES = Object.keys(PATTY_PRICES) as Patty[]

export const SIZES = {
	single: 1201,
	regular: 1202,
	large: 1203,
	wings: [1204, 1205, 1206],
	tenders: [1207, 1208, 1209],
} as const

/** Ids of Double and Triple with this patty. */
export function stackedSizes(patty: Patty): [number, number] {
	const first = SIZE * 100 + 10 + PATTIES.indexOf(patty) * 2
	return [first, first + 1]
}

function stackedValues(patty: Patty): ValueSeed[] {
	const [double, triple] = stackedSizes(patty)
	const { kcal, allergens } = INGREDIENT_FACTS[patty]
	const [one, two] = PATTY_PRICES[patty]
	return [
		{ id: double, name: 'Double', priceExtra: one, kcal, allergens, ingredient: `+${patty}` },
		{ id: triple, name: 'Triple', priceExtra: two, kcal: kcal * 2, allergens, ingredient: `++${patty}` },
	]
}

const EXTRA_PRICES: Partial<Record<Filling, number>> = {
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
const EXTRA_LAYERS = Object.keys(EXTRA_PRICES) as Filling[]

/** Id of the extra with this layer; throws for what is not sold as an extra. */
export function extraId(filling: Filling): number {
	const index = EXTRA_LAYERS.indexOf(filling)
	if (index < 0) throw new Error(`${filling} is not sold as an extra`)
	return EXTRAS * 100 + 1 + index
}

/** Patties make the dish and stay; everything else can be left out. */
const REMOVABLE = FILLINGS.filter((filling) => !(filling in PATTY_PRICES) && filling !== 'pulled-pork')

/** Id of the removal of this layer, null for what cannot be left out. */
export function removalId(ingredient: Ingredient): number | null {
	const index = REMOVABLE.findIndex((filling) => filling === ingredient)
	return index < 0 ? null : REMOVALS * 100 + 1 + index
}
export const NO_ICE = REMOVALS * 100 + 90
export const NO_CREAM = REMOVALS * 100 + 91

export const BUN_SWAPS = { sesame: 1001, pretzel: 1002, charcoal: 1003, glutenFree: 1004, lettuce: 1005 } as const
export const COOKING_VALUES = { extraCrispy: 1101, lightSalt: 1102, cutInHalf: 1103 } as const
export const SAUCES = { buffalo: 1501, bbq: 1502, korean: 1503, honeyMustard: 1504, hot: 1505, naked: 1506 } as const
export const DIP_VALUES = { burger: 1701, aioli: 1702, truffle: 1703, blue: 1704, buffalo: 1705, bbq: 1706, korean: 1707 } as const

export const ATTRIBUTES: AttributeSeed[] = [
	{
		id: SIZE,
		name: 'Size',
		single: true,
		removal: false,
		values: [
			plain(SIZES.single, 'Single'),
			plain(SIZES.regular, 'Regular'),
			plain(SIZES.large, 'Large', 1.5, 180),
			plain(SIZES.wings[0], '6 pieces'),
			plain(SIZES.wings[1], '10 pieces', 4.5, 320),
			plain(SIZES.wings[2], '16 pieces', 9.5, 800),
			plain(SIZES.tenders[0], '3 pieces'),
			plain(SIZES.tenders[1], '5 pieces', 3.5, 280),
			plain(SIZES.tenders[2], '8 pieces', 7.5, 700),
			...PATTIES.flatMap(stackedValues),
		],
	},
	{
		id: SAUCE,
		name: 'Tossed in',
		single: true,
		removal: false,
		values: [
			plain(SAUCES.buffalo, 'Buffalo', 0, 60, 'milk', 'sulphites'),
			plain(SAUCES.bbq, 'Smoky BBQ', 0, 70, 'celery', 'mustard', 'sulphites'),
			plain(SAUCES.korean, 'Korean chilli', 0, 80, 'soybeans', 'sesame'),
			plain(SAUCES.honeyMustard, 'Honey mustard', 0, 75, 'mustard'),
			plain(SAUCES.hot, 'Regret (very hot)', 0, 20, 'sulphites'),
			plain(SAUCES.naked, 'Nothing at all'),
		],
	},
	{
		id: HEAT,
		name: 'Heat',
		single: true,
		removal: false,
		values: [
			plain(1601, 'Go easy'),
			{ ...plain(1602, 'Hotter', 0, 10, 'sulphites'), ingredient: 'hot-sauce' },
			{ ...plain(1603, 'Call my mother', 0.5, 15, 'sulphites'), ingredient: 'jalapenos' },
		],
	},
	{
		id: KIDS_SIDE,
		name: 'Pick a side',
		single: true,
		removal: false,
		values: [plain(1801, 'Skinny fries', 0, 210), plain(1802, 'Corn on the cob', 0, 110, 'milk'), plain(1803, 'Apple slices', 0, 45)],
	},
	{
		id: KIDS_DRINK,
		name: 'Pick a drink',
		single: true,
		removal: false,
		values: [
			plain(1901, 'Still water'),
			plain(1902, 'Apple juice', 0, 90),
			plain(1903, 'Mini vanilla shake', 1, 190, 'milk'),
		],
	},
	{
		id: MILK,
		name: 'Milk',
		single: true,
		removal: false,
		values: [
			plain(2001, 'Whole milk', 0, null, 'milk'),
			plain(2002, 'Oat milk', 0.5, null, 'gluten'),
			plain(2003, 'Soya milk', 0.5, null, 'soybeans'),
		],
	},
	{
		id: COOKING,
		name: 'How you like it',
		single: false,
		removal: false,
		values: [
			plain(COOKING_VALUES.extraCrispy, 'Extra crispy'),
			plain(COOKING_VALUES.lightSalt, 'Easy on the salt'),
			plain(COOKING_VALUES.cutInHalf, 'Cut in half'),
		],
	},
	{
		id: BUN,
		name: 'Swap the bun',
		single: true,
		removal: false,
		values: [
			layer(BUN_SWAPS.sesame, 'sesame-bun', 0),
			layer(BUN_SWAPS.pretzel, 'pretzel-bun', 0.8),
			layer(BUN_SWAPS.charcoal, 'charcoal-bun', 0.8),
			{ ...layer(BUN_SWAPS.glutenFree, 'seeded-bun', 1.5, 'Gluten-free bun'), allergens: ['eggs'] },
			layer(BUN_SWAPS.lettuce, 'lettuce-bun', 0),
		],
	},
	{
		id: EXTRAS,
		name: 'Extras',
		single: false,
		removal: false,
		values: EXTRA_LAYERS.map((filling) => layer(extraId(filling), filling, EXTRA_PRICES[filling] ?? 0)),
	},
	{
		id: TOPPINGS,
		name: 'Make it fancy',
		single: false,
		removal: false,
		values: [
			plain(2101, 'Extra whipped cream', 0.6, 90, 'milk'),
			plain(2102, 'Cookie crumbs', 0.8, 80, 'gluten', 'milk'),
			plain(2103, 'Peanut butter swirl', 1, 110, 'peanuts'),
			plain(2104, 'Shot of espresso', 1, 5),
		],
	},
	{
		id: DIPS,
		name: 'Add a dip',
		single: false,
		removal: false,
		values: [
			plain(DIP_VALUES.burger, 'House burger sauce', 1.2, 130, 'eggs', 'mustard', 'sulphites'),
			plain(DIP_VALUES.aioli, 'Garlic aioli', 1.2, 150, 'eggs', 'mustard'),
			plain(DIP_VALUES.truffle, 'Truffle mayo', 1.5, 160, 'eggs', 'mustard'),
			plain(DIP_VALUES.blue, 'Blue cheese', 1.5, 140, 'milk', 'eggs', 'mustard'),
			plain(DIP_VALUES.buffalo, 'Buffalo', 1.2, 70, 'milk', 'sulphites'),
			plain(DIP_VALUES.bbq, 'Smoky BBQ', 1.2, 60, 'celery', 'mustard', 'sulphites'),
			plain(DIP_VALUES.korean, 'Korean chilli', 1.2, 80, 'soybeans', 'sesame'),
		],
	},
	{
		id: REMOVALS,
		name: 'Leave out',
		single: false,
		removal: true,
		values: [
			...REMOVABLE.map((filling, index) => ({
				...plain(REMOVALS * 100 + 1 + index, `No ${INGREDIENT_FACTS[filling].label}`),
				ingredient: filling,
			})),
			plain(NO_ICE, 'No ice'),
			plain(NO_CREAM, 'No whipped cream'),
		],
	},
]

/** Every layer key that a value may name. */
export const KNOWN_LAYERS: ReadonlySet<string> = new Set([...BUNS, ...FILLINGS])
