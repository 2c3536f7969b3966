import type { Allergen } from '@app/contract/allergens'
import type { Ingredient } from '@app/illustration/dish'

/** What a layer of a burger, wrap or salad is called and contains. Energy is for one portion, in kcal. */
export interface IngredientFacts {
	label: string
	kcal: number
	allergens: Allergen[]
}

const facts = (label: string, kcal: number, ...allergens: Allergen[]): IngredientFacts => ({ label, kcal, allergens })

/** Every layer that can be drawn; allergens of composed products are the sum of these. */
export const INGREDIENT_FACTS: Record<Ingredient, IngredientFacts> = {
	brioche: facts('brioche bun', 190, 'gluten', 'eggs', 'milk'),
	'sesame-bun': facts('sesame bun', 180, 'gluten', 'sesame'),
	'potato-bun': facts('potato bun', 185, 'gluten', 'milk'),
	'pretzel-bun': facts('pretzel bun', 220, 'gluten', 'milk'),
	'charcoal-bun': facts('charcoal bun', 190, 'gluten', 'sesame'),
	'seeded-bun': facts('seeded bun', 200, 'gluten', 'sesame'),
	'lettuce-bun': facts('lettuce wrap', 10),

	beef: facts('beef patty', 260),
	'smash-beef': facts('smashed patty', 190),
	'crispy-chicken': facts('crispy chicken', 310, 'gluten', 'milk'),
	'hot-chicken': facts('hot chicken', 330, 'gluten', 'milk', 'mustard'),
	'grilled-chicken': facts('grilled chicken', 190),
	'plant-patty': facts('plant patty', 210, 'soybeans'),
	'bean-patty': facts('bean patty', 200, 'gluten', 'celery'),
	halloumi: facts('halloumi', 250, 'milk'),
	fish: facts('crispy fish', 270, 'gluten', 'fish'),
	'pulled-pork': facts('pulled pork', 210, 'celery', 'mustard', 'sulphites'),

	cheddar: facts('cheddar', 85, 'milk'),
	'american-cheese': facts('American cheese', 70, 'milk'),
	swiss: facts('Swiss cheese', 80, 'milk'),
	'blue-cheese': facts('blue cheese', 90, 'milk'),
	mozzarella: facts('mozzarella', 75, 'milk'),
	'vegan-cheese': facts('vegan cheese', 65),
	'cheese-sauce': facts('cheese sauce', 95, 'milk', 'mustard'),

	bacon: facts('bacon', 90),
	egg: facts('fried egg', 90, 'eggs'),
	'onion-ring': facts('onion ring', 110, 'gluten'),
	'hash-brown': facts('hash brown', 140),
	'fried-pickles': facts('fried pickles', 120, 'gluten', 'mustard', 'sulphites'),
	'crispy-onions': facts('crispy onions', 60, 'gluten'),

	onions: facts('onions', 5),
	'red-onion': facts('red onion', 5),
	'caramelised-onions': facts('caramelised onions', 35, 'sulphites'),
	pickles: facts('pickles', 5, 'mustard', 'sulphites'),
	tomato: facts('tomato', 5),
	lettuce: facts('lettuce', 5),
	rocket: facts('rocket', 5),
	jalapenos: facts('jalapeños', 5, 'sulphites'),
	mushrooms: facts('mushrooms', 25),
	avocado: facts('avocado', 80),
	guacamole: facts('guacamole', 60),
	pineapple: facts('pineapple', 25),
	slaw: facts('slaw', 60, 'eggs', 'mustard'),
	kimchi: facts('kimchi', 15, 'fish', 'soybeans'),

	ketchup: facts('ketchup', 20, 'celery'),
	mustard: facts('mustard', 10, 'mustard'),
	mayo: facts('mayo', 95, 'eggs', 'mustard'),
	'burger-sauce': facts('burger sauce', 80, 'eggs', 'mustard', 'sulphites'),
	'bbq-sauce': facts('BBQ sauce', 40, 'celery', 'mustard', 'sulphites'),
	'hot-sauce': facts('hot sauce', 10, 'sulphites'),
	'buffalo-sauce': facts('buffalo sauce', 45, 'milk', 'sulphites'),
	'garlic-aioli': facts('garlic aioli', 90, 'eggs', 'mustard'),
	'truffle-mayo': facts('truffle mayo', 95, 'eggs', 'mustard'),
	'peanut-butter': facts('peanut butter', 95, 'peanuts'),
	'chilli-jam': facts('chilli jam', 40, 'sulphites'),
	'sour-cream': facts('sour cream', 50, 'milk'),
}
