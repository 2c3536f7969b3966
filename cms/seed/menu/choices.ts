import type { Dish, Filling } from '@app/illustration/dish'
import {
	BUN,
	BUN_SWAPS,
	COOKING,
	COOKING_VALUES,
	DIP_VALUES,
	DIPS,
	EXTRAS,
	extraId,
	HEAT,
	KIDS_DRINK,
	KIDS_SIDE,
	MILK,
	NO_CREAM,
	NO_ICE,
	type Patty,
	REMOVALS,
	removalId,
	SAUCE,
	SAUCES,
	SIZE,
	SIZES,
	stackedSizes,
	TOPPINGS,
} from './attribute-ids.ts'
import { type ChoiceSeed, layersOf } from './product-seed.ts'

function choice(attribute: number, values: readonly number[], required = false): ChoiceSeed {
	return { attribute, required, values: values.map((value) => ({ value })) }
}

/** Single, Double and, for beef and plants, Triple. */
export function stackable(patty: Patty, upTo: 'double' | 'triple' = 'triple'): ChoiceSeed {
	const [double, triple] = stackedSizes(patty)
	return choice(SIZE, upTo === 'triple' ? [SIZES.single, double, triple] : [SIZES.single, double], true)
}

/** Regular and Large. */
export function portions(large?: number): ChoiceSeed {
	const values = [{ value: SIZES.regular }, { value: SIZES.large, ...(large !== undefined && { priceExtra: large }) }]
	return { attribute: SIZE, required: true, values }
}

/** Regular and Large of what is poured; `diet` has next to no energy in any size. */
export function pours(large: number, kind: 'usual' | 'diet' = 'usual'): ChoiceSeed {
	const value = kind === 'diet' ? SIZES.largeDietDrink : SIZES.largeDrink
	return { attribute: SIZE, required: true, values: [{ value: SIZES.regular }, { value, priceExtra: large }] }
}

export const wingPieces = (): ChoiceSeed => choice(SIZE, SIZES.wings, true)
export const tenderPieces = (): ChoiceSeed => choice(SIZE, SIZES.tenders, true)
export const tossedIn = (...sauces: (keyof typeof SAUCES)[]): ChoiceSeed =>
	choice(
		SAUCE,
		sauces.map((sauce) => SAUCES[sauce]),
		true,
	)
export const heat = (): ChoiceSeed => choice(HEAT, [1601, 1602, 1603])
export const kidsSide = (): ChoiceSeed => choice(KIDS_SIDE, [1801, 1802, 1803], true)
export const kidsDrink = (): ChoiceSeed => choice(KIDS_DRINK, [1901, 1902, 1903], true)
export const milk = (): ChoiceSeed => choice(MILK, [2001, 2002, 2003])
export const shakeToppings = (): ChoiceSeed => choice(TOPPINGS, [2101, 2102, 2103, 2104])
export const crispy = (): ChoiceSeed => choice(COOKING, [COOKING_VALUES.extraCrispy, COOKING_VALUES.lightSalt])
export const noIce = (): ChoiceSeed => choice(REMOVALS, [NO_ICE])
export const noCream = (): ChoiceSeed => choice(REMOVALS, [NO_CREAM])
export const dips = (...names: (keyof typeof DIP_VALUES)[]): ChoiceSeed =>
	choice(
		DIPS,
		names.map((name) => DIP_VALUES[name]),
	)
export const buns = (...names: (keyof typeof BUN_SWAPS)[]): ChoiceSeed =>
	choice(
		BUN,
		names.map((name) => BUN_SWAPS[name]),
	)
export const extras = (...fillings: Filling[]): ChoiceSeed => choice(EXTRAS, fillings.map(extraId))

/** What the dish contains and can do without: never anything else. */
export function removalsOf(dish: Dish): ChoiceSeed[] {
	const ids = [...new Set(layersOf(dish))].flatMap((ingredient) => removalId(ingredient) ?? [])
	return ids.length > 0 ? [choice(REMOVALS, ids)] : []
}
