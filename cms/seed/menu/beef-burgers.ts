import { buns, extras, heat, stackable } from './choices.ts'
import { product } from './compose.ts'
import type { ProductSeed } from './product-seed.ts'

const CATEGORY = { categories: [1] }

export const BEEF_BURGERS: ProductSeed[] = [
	product({
		...CATEGORY,
		id: 101,
		code: 'BUR-101',
		name: 'The Big Dill',
		description: 'Two kinds of pickle on one smashed patty, American cheese, onions and house sauce. It is.',
		price: 11.5,
		badges: ['bestseller'],
		dish: {
			kind: 'burger',
			layers: ['brioche', 'burger-sauce', 'pickles', 'smash-beef', 'american-cheese', 'onions', 'fried-pickles'],
		},
		choices: [
			stackable('smash-beef'),
			buns('pretzel', 'charcoal', 'glutenFree', 'lettuce'),
			extras('american-cheese', 'bacon', 'egg', 'fried-pickles', 'jalapenos', 'caramelised-onions', 'avocado'),
		],
	}),
	product({
		...CATEGORY,
		id: 102,
		code: 'BUR-102',
		name: 'Plain Smashing',
		description:
			'A patty smashed thin on a very hot grill, cheese, onions, pickles, ketchup, mustard. Nothing to hide.',
		price: 9.5,
		badges: ['bestseller'],
		dish: {
			kind: 'burger',
			layers: ['potato-bun', 'mustard', 'smash-beef', 'american-cheese', 'onions', 'pickles', 'ketchup'],
		},
		choices: [
			stackable('smash-beef'),
			buns('sesame', 'pretzel', 'glutenFree', 'lettuce'),
			extras('american-cheese', 'bacon', 'egg', 'crispy-onions', 'jalapenos', 'pickles'),
		],
	}),
	product({
		...CATEGORY,
		id: 103,
		code: 'BUR-103',
		name: 'The Plain Jane',
		description: 'Six ounces of Irish beef with lettuce, tomato and mayo. For people who knew what they wanted.',
		price: 8.9,
		dish: { kind: 'burger', layers: ['sesame-bun', 'lettuce', 'beef', 'tomato', 'mayo'] },
		choices: [
			stackable('beef'),
			buns('pretzel', 'charcoal', 'glutenFree', 'lettuce'),
			extras('cheddar', 'bacon', 'egg', 'avocado', 'mushrooms', 'caramelised-onions', 'pickles'),
		],
	}),
	product({
		...CATEGORY,
		id: 104,
		code: 'BUR-104',
		name: 'Cheddar Days Ahead',
		description: 'Beef under a double slice of mature cheddar, caramelised onions and house sauce.',
		price: 11.2,
		dish: {
			kind: 'burger',
			layers: ['brioche', 'burger-sauce', 'lettuce', 'beef', 'cheddar', 'cheddar', 'caramelised-onions'],
		},
		choices: [
			stackable('beef'),
			buns('sesame', 'pretzel', 'glutenFree', 'lettuce'),
			extras('cheddar', 'bacon', 'egg', 'mushrooms', 'pickles', 'onion-ring'),
		],
	}),
	product({
		...CATEGORY,
		id: 105,
		code: 'BUR-105',
		name: 'Bacon to the Future',
		description: 'Beef, cheddar, streaky bacon, crispy onions and smoky BBQ sauce. Tastes best at 88 mph.',
		price: 12.5,
		badges: ['bestseller'],
		dish: {
			kind: 'burger',
			layers: ['brioche', 'bbq-sauce', 'beef', 'cheddar', 'bacon', 'crispy-onions'],
		},
		choices: [
			stackable('beef'),
			buns('sesame', 'pretzel', 'charcoal', 'glutenFree'),
			extras('cheddar', 'bacon', 'egg', 'onion-ring', 'jalapenos', 'hash-brown', 'pulled-pork'),
		],
	}),
	product({
		...CATEGORY,
		id: 106,
		code: 'BUR-106',
		name: 'Blue Monday',
		description: 'Beef, blue cheese, buttery mushrooms, rocket and truffle mayo. Good on the other days too.',
		price: 12.9,
		dish: {
			kind: 'burger',
			layers: ['pretzel-bun', 'truffle-mayo', 'rocket', 'beef', 'blue-cheese', 'mushrooms'],
		},
		choices: [
			stackable('beef'),
			buns('sesame', 'charcoal', 'glutenFree', 'lettuce'),
			extras('blue-cheese', 'bacon', 'egg', 'mushrooms', 'caramelised-onions'),
		],
	}),
	product({
		...CATEGORY,
		id: 107,
		code: 'BUR-107',
		name: 'None of Your Jalapeño Business',
		description: 'Smashed patty, American cheese, jalapeños, crispy onions and our hot sauce. Personal.',
		price: 11.8,
		badges: ['spicy'],
		dish: {
			kind: 'burger',
			layers: ['charcoal-bun', 'hot-sauce', 'smash-beef', 'american-cheese', 'jalapenos', 'crispy-onions'],
		},
		choices: [
			stackable('smash-beef'),
			heat(),
			buns('sesame', 'pretzel', 'glutenFree', 'lettuce'),
			extras('american-cheese', 'bacon', 'egg', 'jalapenos', 'avocado', 'sour-cream'),
		],
	}),
	product({
		...CATEGORY,
		id: 108,
		code: 'BUR-108',
		name: 'The Full Irish',
		description: 'Beef, bacon, a fried egg, a hash brown and ketchup. Breakfast, if you are brave enough.',
		price: 13.2,
		badges: ['new'],
		dish: { kind: 'burger', layers: ['brioche', 'ketchup', 'beef', 'cheddar', 'bacon', 'hash-brown', 'egg'] },
		choices: [
			stackable('beef', 'double'),
			buns('sesame', 'pretzel', 'glutenFree'),
			extras('cheddar', 'bacon', 'egg', 'hash-brown', 'mushrooms'),
		],
	}),
	product({
		...CATEGORY,
		id: 109,
		code: 'BUR-109',
		name: 'Elvis Has Left the Grill',
		description: 'Beef, bacon, peanut butter and chilli jam. It should not work. Thank you very much.',
		price: 12.2,
		badges: ['limited'],
		dish: { kind: 'burger', layers: ['brioche', 'peanut-butter', 'beef', 'bacon', 'chilli-jam', 'crispy-onions'] },
		choices: [
			stackable('beef', 'double'),
			buns('sesame', 'pretzel', 'glutenFree'),
			extras('cheddar', 'bacon', 'jalapenos', 'egg'),
		],
	}),
	product({
		...CATEGORY,
		id: 110,
		code: 'BUR-110',
		name: 'Pulled Over',
		description: 'A smashed patty caught with slow-cooked pork, slaw, pickles and BBQ sauce.',
		price: 13.5,
		dish: {
			kind: 'burger',
			layers: ['potato-bun', 'bbq-sauce', 'smash-beef', 'american-cheese', 'pulled-pork', 'slaw', 'pickles'],
		},
		choices: [
			stackable('smash-beef', 'double'),
			buns('sesame', 'pretzel', 'glutenFree'),
			extras('american-cheese', 'bacon', 'onion-ring', 'jalapenos', 'pulled-pork'),
		],
	}),
	product({
		...CATEGORY,
		id: 120,
		code: 'BUR-120',
		name: 'Aloha, Love',
		description: 'Beef, Swiss cheese, grilled pineapple, bacon and smoky BBQ. The argument ends here.',
		price: 12.4,
		dish: { kind: 'burger', layers: ['brioche', 'bbq-sauce', 'lettuce', 'beef', 'swiss', 'bacon', 'pineapple'] },
		choices: [
			stackable('beef', 'double'),
			buns('sesame', 'pretzel', 'glutenFree', 'lettuce'),
			extras('cheddar', 'bacon', 'egg', 'pineapple', 'jalapenos', 'caramelised-onions'),
		],
	}),
]
