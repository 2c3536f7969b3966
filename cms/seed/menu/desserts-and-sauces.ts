import type { Allergen } from '@app/contract/allergens'
import type { Dessert, Sauce, ShakeFlavour } from '@app/illustration/dish'
import { product, TAX_HOT_FOOD, TAX_STANDARD, TAX_ZERO } from './compose.ts'
import type { ProductSeed } from './product-seed.ts'

function dessert(
	id: number,
	name: string,
	look: { item: Dessert; flavour?: ShakeFlavour },
	description: string,
	more: { price: number; kcal: number; allergens: Allergen[]; frozen?: boolean; badges?: string[] },
): ProductSeed {
	return product({
		id,
		code: `DES-${id}`,
		name,
		description,
		price: more.price,
		// Ice cream carries the standard rate, bakery the reduced one.
		tax: more.frozen ? TAX_STANDARD : TAX_HOT_FOOD,
		categories: [8],
		kcal: more.kcal,
		allergens: more.allergens,
		diets: ['vegetarian'],
		badges: more.badges ?? [],
		dish: { kind: 'dessert', ...look },
	})
}

export const DESSERTS: ProductSeed[] = [
	dessert(801, 'One Smart Cookie', { item: 'cookie', flavour: 'chocolate' }, 'Warm, soft, chocolate to the edge.', {
		price: 3.2,
		kcal: 380,
		allergens: ['gluten', 'milk', 'eggs', 'soybeans'],
		badges: ['bestseller'],
	}),
	dessert(
		802,
		'Brownie Points',
		{ item: 'brownie', flavour: 'chocolate' },
		'Earned by finishing your salad, or by asking.',
		{
			price: 3.8,
			kcal: 420,
			allergens: ['gluten', 'milk', 'eggs', 'soybeans'],
		},
	),
	dessert(
		803,
		'Sundae Best',
		{ item: 'sundae', flavour: 'salted-caramel' },
		'Vanilla ice cream, caramel, cream, a cherry.',
		{
			price: 5.5,
			kcal: 510,
			allergens: ['milk', 'nuts'],
			frozen: true,
		},
	),
	dessert(
		804,
		'Dough My Goodness',
		{ item: 'doughnut', flavour: 'strawberry' },
		'A glazed doughnut with a pink streak.',
		{
			price: 3.4,
			kcal: 340,
			allergens: ['gluten', 'milk', 'eggs'],
		},
	),
	dessert(805, 'Apple of My Pie', { item: 'apple-pie' }, 'Bramley apples in hot pastry. Mind your tongue.', {
		price: 3.9,
		kcal: 330,
		allergens: ['gluten', 'milk'],
	}),
	dessert(806, 'Say Cheesecake', { item: 'cheesecake', flavour: 'blueberry' }, 'Baked cheesecake with blueberries.', {
		price: 4.8,
		kcal: 450,
		allergens: ['gluten', 'milk', 'eggs'],
		badges: ['new'],
	}),
]

function dip(
	id: number,
	name: string,
	flavour: Sauce,
	description: string,
	kcal: number,
	allergens: Allergen[],
	price = 1.2,
): ProductSeed {
	const animal = allergens.some((allergen) => allergen === 'eggs' || allergen === 'milk')
	return product({
		id,
		code: `DIP-${id}`,
		name,
		description,
		price,
		categories: [9],
		kcal,
		allergens,
		diets: animal ? ['vegetarian', 'gluten_free'] : ['vegetarian', 'vegan', 'gluten_free'],
		dish: { kind: 'sauce', flavour },
	})
}

export const SAUCES: ProductSeed[] = [
	dip(901, 'House Burger Sauce', 'burger-sauce', 'The secret is pickle brine. It was.', 130, [
		'eggs',
		'mustard',
		'sulphites',
	]),
	dip(902, 'Garlic Aioli', 'garlic-aioli', 'Kiss first, dip later.', 150, ['eggs', 'mustard']),
	dip(903, 'Truffle Mayo', 'truffle-mayo', 'Smells expensive.', 160, ['eggs', 'mustard'], 1.5),
	dip(
		904,
		'Blue Cheese Dip',
		'blue-cheese',
		'For wings, and for people who know.',
		140,
		['milk', 'eggs', 'mustard'],
		1.5,
	),
	dip(905, 'Buffalo Sauce', 'buffalo', 'Butter with a temper.', 70, ['milk', 'sulphites']),
	dip(906, 'Smoky BBQ', 'bbq', 'Low, slow and sticky.', 60, ['celery', 'mustard', 'sulphites']),
	dip(907, 'Hot Sauce', 'hot', 'We did warn you, on the label.', 25, ['sulphites']),
	product({
		id: 908,
		code: 'DIP-908',
		name: 'Jar of Pickles',
		description: 'Our own pickles, 500 g, for the fridge door. They rarely see the second day.',
		price: 6.5,
		tax: TAX_ZERO,
		categories: [9],
		kcal: 60,
		allergens: ['mustard', 'sulphites'],
		diets: ['vegetarian', 'vegan', 'gluten_free'],
		dish: { kind: 'pickles', style: 'jar' },
	}),
]
