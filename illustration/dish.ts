/** Bun keys. The first entry of a burger's layers is one of these; it draws heel and crown. */
export const BUNS = [
	'brioche',
	'sesame-bun',
	'potato-bun',
	'pretzel-bun',
	'charcoal-bun',
	'seeded-bun',
	'lettuce-bun',
] as const

/** Everything that lies between heel and crown. */
export const FILLINGS = [
	'beef',
	'smash-beef',
	'crispy-chicken',
	'hot-chicken',
	'grilled-chicken',
	'plant-patty',
	'bean-patty',
	'halloumi',
	'fish',
	'pulled-pork',
	'cheddar',
	'american-cheese',
	'swiss',
	'blue-cheese',
	'mozzarella',
	'vegan-cheese',
	'cheese-sauce',
	'bacon',
	'egg',
	'onion-ring',
	'hash-brown',
	'onions',
	'red-onion',
	'caramelised-onions',
	'crispy-onions',
	'pickles',
	'fried-pickles',
	'tomato',
	'lettuce',
	'rocket',
	'jalapenos',
	'mushrooms',
	'avocado',
	'guacamole',
	'pineapple',
	'slaw',
	'kimchi',
	'ketchup',
	'mustard',
	'mayo',
	'burger-sauce',
	'bbq-sauce',
	'hot-sauce',
	'buffalo-sauce',
	'garlic-aioli',
	'truffle-mayo',
	'peanut-butter',
	'chilli-jam',
	'sour-cream',
] as const

/** Every layer key that an illustration knows. */
export const INGREDIENTS = [...BUNS, ...FILLINGS] as const

export type Bun = (typeof BUNS)[number]
export type Filling = (typeof FILLINGS)[number]
export type Ingredient = Bun | Filling

export const FRIES_STYLES = [
	'skinny',
	'chunky',
	'curly',
	'waffle',
	'sweet-potato',
	'wedges',
	'cheese',
	'loaded',
] as const
export type FriesStyle = (typeof FRIES_STYLES)[number]

/** Sauces of a dip pot, of wings and of tenders. */
export const SAUCES = [
	'ketchup',
	'mustard',
	'mayo',
	'burger-sauce',
	'bbq',
	'hot',
	'buffalo',
	'honey-mustard',
	'garlic-aioli',
	'truffle-mayo',
	'blue-cheese',
	'ranch',
	'sweet-chilli',
	'cheese',
	'korean',
	'peanut',
	'plain',
] as const
export type Sauce = (typeof SAUCES)[number]

export const SHAKE_FLAVOURS = [
	'vanilla',
	'chocolate',
	'strawberry',
	'banana',
	'salted-caramel',
	'cookies-and-cream',
	'peanut-butter',
	'pistachio',
	'mint',
	'malt',
	'blueberry',
] as const
export type ShakeFlavour = (typeof SHAKE_FLAVOURS)[number]

export const VESSELS = ['can', 'cup', 'bottle', 'glass', 'coffee'] as const
export type Vessel = (typeof VESSELS)[number]

export const DRINK_FLAVOURS = [
	'cola',
	'diet-cola',
	'orange',
	'lemon',
	'lime',
	'lemonade',
	'cloudy-lemonade',
	'iced-tea',
	'ginger-beer',
	'apple',
	'cranberry',
	'pickle',
	'water',
	'sparkling-water',
	'lager',
	'pale-ale',
	'stout',
	'cider',
	'latte',
	'cappuccino',
	'flat-white',
	'americano',
	'espresso',
	'tea',
	'hot-chocolate',
] as const
export type DrinkFlavour = (typeof DRINK_FLAVOURS)[number]

export const DESSERTS = [
	'cookie',
	'brownie',
	'sundae',
	'doughnut',
	'apple-pie',
	'ice-cream',
	'cheesecake',
	'churros',
] as const
export type Dessert = (typeof DESSERTS)[number]

export const BITES = ['mozzarella-sticks', 'jalapeno-poppers', 'mac-bites', 'corn', 'mac-and-cheese', 'slaw'] as const
export type Bite = (typeof BITES)[number]

/** What a product's picture is drawn from. Stored with the product as JSON. */
export type Dish =
	/** Bottom to top; the first entry is the bun, the rest lies between heel and crown. */
	| { kind: 'burger'; layers: Ingredient[] }
	| { kind: 'hotdog'; layers: Ingredient[] }
	| { kind: 'wrap'; fillings: Ingredient[] }
	| { kind: 'fries'; style: FriesStyle; toppings?: Ingredient[] }
	/** `count` pieces are drawn, 12 at most. */
	| { kind: 'wings'; count: number; sauce: Sauce }
	| { kind: 'tenders'; count: number; sauce: Sauce }
	| { kind: 'nuggets'; count: number }
	| { kind: 'onion-rings' }
	| { kind: 'halloumi-fries' }
	| { kind: 'bites'; item: Bite }
	/** The house speciality: fried chips in a tray, a jar, or spears in a cup. */
	| { kind: 'pickles'; style: 'fried' | 'jar' | 'spears' }
	| { kind: 'salad'; ingredients: Ingredient[] }
	| { kind: 'shake'; flavour: ShakeFlavour; cream: boolean }
	| { kind: 'drink'; vessel: Vessel; flavour: DrinkFlavour }
	/** `flavour` colours glaze, scoops or sauce where the dessert has one. */
	| { kind: 'dessert'; item: Dessert; flavour?: ShakeFlavour }
	| { kind: 'sauce'; flavour: Sauce }
	| { kind: 'kids'; main: 'burger' | 'nuggets' | 'hotdog' | 'fries' }
	/** A tray with up to four dishes, the first at the front. */
	| { kind: 'box'; dishes: Dish[] }

export type DishKind = Dish['kind']
