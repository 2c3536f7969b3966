import type { Allergen } from '@app/contract/allergens'
import type { DrinkFlavour, ShakeFlavour, Vessel } from '@app/illustration/dish'
import { milk, noCream, noIce, portions, pours, shakeToppings } from './choices.ts'
import { product, TAX_HOT_FOOD, TAX_STANDARD } from './compose.ts'
import type { ProductSeed } from './product-seed.ts'

function shake(
	id: number,
	name: string,
	flavour: ShakeFlavour,
	description: string,
	more: { kcal: number; price?: number; allergens?: Allergen[]; badges?: string[] },
): ProductSeed {
	return product({
		id,
		code: `SHK-${id}`,
		name,
		description,
		price: more.price ?? 6.5,
		tax: TAX_STANDARD,
		categories: [6],
		kcal: more.kcal,
		allergens: ['milk', ...(more.allergens ?? [])],
		diets: ['vegetarian'],
		badges: more.badges ?? [],
		dish: { kind: 'shake', flavour, cream: true },
		choices: [portions(1.2), shakeToppings(), noCream()],
	})
}

export const SHAKES: ProductSeed[] = [
	shake(601, 'Vanilla Nice', 'vanilla', 'Proper vanilla ice cream, cold milk, whipped cream. Word to your mother.', {
		kcal: 560,
	}),
	shake(602, 'Choc Around the Clock', 'chocolate', 'Dark chocolate, blended until the straw stands up.', {
		kcal: 620,
		badges: ['bestseller'],
		allergens: ['soybeans'],
	}),
	shake(603, 'Berry Much Alive', 'strawberry', 'Wexford strawberries, in season and frozen at once.', { kcal: 540 }),
	shake(604, 'Salt of the Earth', 'salted-caramel', 'Burnt caramel with Achill sea salt.', { kcal: 640, price: 6.8 }),
	shake(605, 'Crumb Together', 'cookies-and-cream', 'Chocolate cookies, right now, all over.', {
		kcal: 680,
		price: 6.8,
		allergens: ['gluten', 'soybeans'],
	}),
	shake(606, 'Nut Job', 'peanut-butter', 'Peanut butter and a pinch of salt. Contains, well, peanuts.', {
		kcal: 720,
		price: 6.8,
		allergens: ['peanuts'],
	}),
	shake(607, 'Mint Condition', 'mint', 'Mint and chocolate chips. Never opened.', {
		kcal: 610,
		price: 6.8,
		allergens: ['soybeans'],
		badges: ['new'],
	}),
]

function drink(
	id: number,
	name: string,
	look: [Vessel, DrinkFlavour],
	description: string,
	more: Partial<ProductSeed> & { price: number; kcal: number },
): ProductSeed {
	const [vessel, flavour] = look
	return product({
		tax: TAX_STANDARD,
		diets: ['vegetarian', 'vegan', 'gluten_free'],
		...more,
		id,
		code: `DRK-${id}`,
		name,
		description,
		categories: [7],
		dish: { kind: 'drink', vessel, flavour },
	})
}

const fountain = [pours(0.8), noIce()]
const coffee = { tax: TAX_HOT_FOOD, allergens: ['milk'] as Allergen[], diets: ['vegetarian'] as ProductSeed['diets'] }

export const DRINKS: ProductSeed[] = [
	drink(701, 'Cola', ['cup', 'cola'], 'From the fountain, with ice.', { price: 2.9, kcal: 140, choices: fountain }),
	drink(702, 'Diet Cola', ['cup', 'diet-cola'], 'The same, with fewer regrets.', {
		price: 2.9,
		kcal: 2,
		choices: [pours(0.8, 'diet'), noIce()],
	}),
	drink(703, 'Orange Fizz', ['cup', 'orange'], 'Loudly orange.', { price: 2.9, kcal: 130, choices: fountain }),
	drink(704, 'Cloudy Lemonade', ['glass', 'cloudy-lemonade'], 'Pressed lemons, a little sugar, some weather.', {
		price: 3.4,
		kcal: 110,
		choices: fountain,
	}),
	drink(705, 'Peach Iced Tea', ['glass', 'iced-tea'], 'Brewed strong, cooled slowly.', {
		price: 3.4,
		kcal: 90,
		choices: fountain,
	}),
	drink(706, 'Ginger Beer', ['bottle', 'ginger-beer'], 'No beer. A great deal of ginger.', { price: 3.6, kcal: 120 }),
	drink(707, 'Pickle Fizz', ['can', 'pickle'], 'Pickle brine, lime and bubbles. Ask anybody who has had two.', {
		price: 3.5,
		kcal: 45,
		allergens: ['mustard', 'sulphites'],
		badges: ['new'],
	}),
	drink(708, 'Still Water', ['bottle', 'water'], 'Wicklow’s finest, 500 ml.', { price: 2.2, kcal: 0 }),
	drink(709, 'Sparkling Water', ['bottle', 'sparkling-water'], 'The same, excited. 500 ml.', { price: 2.2, kcal: 0 }),
	drink(710, 'Lager 0.0', ['can', 'lager'], 'Tastes of Friday, drives home.', {
		price: 4.2,
		kcal: 70,
		allergens: ['gluten'],
		diets: ['vegetarian', 'vegan'],
	}),
	drink(711, 'Flat White', ['coffee', 'flat-white'], 'A double shot from a roaster in Smithfield.', {
		...coffee,
		price: 3.8,
		kcal: 110,
		choices: [milk()],
	}),
	drink(712, 'Hot Chocolate', ['coffee', 'hot-chocolate'], 'Thick enough to lean on.', {
		...coffee,
		price: 4,
		kcal: 290,
		choices: [pours(0.8), milk()],
	}),
]
