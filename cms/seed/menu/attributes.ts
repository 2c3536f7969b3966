import type { Allergen } from '@app/contract/allergens'
import { BUNS, FILLINGS, type Ingredient } from '@app/illustration/dish'
import {
	BUN,
	BUN_SWAPS,
	COOKING,
	COOKING_VALUES,
	DIP_VALUES,
	DIPS,
	EXTRA_LAYERS,
	EXTRA_PRICES,
	EXTRAS,
	extraId,
	HEAT,
	KIDS_DRINK,
	KIDS_SIDE,
	MILK,
	NO_CREAM,
	NO_ICE,
	PATTIES,
	PATTY_PRICES,
	type Patty,
	REMOVABLE,
	REMOVALS,
	SAUCE,
	SAUCES,
	SIZE,
	SIZES,
	stackedSizes,
	TOPPINGS,
} from './attribute-ids.ts'
import { INGREDIENT_FACTS } from './ingredients.ts'

interface ValueSeed {
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

/** Ids of values are the attribute's id and two digits, so that they never move. */
const plain = (id: number, name: string, priceExtra = 0, kcal: number | null = null, ...allergens: Allergen[]) =>
	({ id, name, priceExtra, kcal, allergens, ingredient: null }) satisfies ValueSeed

function layer(id: number, ingredient: Ingredient, priceExtra: number, name?: string): ValueSeed {
	const { label, kcal, allergens } = INGREDIENT_FACTS[ingredient]
	return { id, name: name ?? sentenceCase(label), priceExtra, kcal, allergens, ingredient }
}

/** A bun in place of the usual one, whose energy is in the product's already. */
function otherBun(id: number, bun: Ingredient, priceExtra: number, name?: string): ValueSeed {
	const value = layer(id, bun, priceExtra, name)
	return { ...value, kcal: INGREDIENT_FACTS[bun].kcal - INGREDIENT_FACTS.brioche.kcal }
}

function sentenceCase(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1)
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
			plain(SIZES.largeDrink, 'Large', 0.8, 70),
			plain(SIZES.largeDietDrink, 'Large', 0.8, 1),
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
		values: [
			plain(1801, 'Skinny fries', 0, 210),
			plain(1802, 'Corn on the cob', 0, 110, 'milk'),
			plain(1803, 'Apple slices', 0, 45),
		],
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
			otherBun(BUN_SWAPS.sesame, 'sesame-bun', 0),
			otherBun(BUN_SWAPS.pretzel, 'pretzel-bun', 0.8),
			otherBun(BUN_SWAPS.charcoal, 'charcoal-bun', 0.8),
			{ ...otherBun(BUN_SWAPS.glutenFree, 'seeded-bun', 1.5, 'Gluten-free bun'), allergens: ['eggs'] },
			otherBun(BUN_SWAPS.lettuce, 'lettuce-bun', 0),
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
