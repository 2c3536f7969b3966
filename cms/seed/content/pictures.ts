import type { Dish } from '@app/illustration/dish'
import { drawPortrait } from '@app/illustration/portrait'
import { drawShopFront } from '@app/illustration/shop-front'
import { drawStillLife, type StillLife } from '@app/illustration/still-life'
import { PRODUCTS } from '../menu/menu.ts'

/** A picture of the demo's pages. */
export interface ContentPictureSeed {
	name: string
	/** For those who do not see it. */
	alt: string
	size: readonly [width: number, height: number]
	/** What must not be cut away, in pixels. */
	focus: readonly [x: number, y: number]
	draw(): string
}

const DISHES = new Map(PRODUCTS.map(({ id, dish }) => [id, dish]))
const dish = (product: number): Dish =>
	DISHES.get(product) ?? { kind: 'burger', layers: ['brioche', 'beef', 'pickles'] }

const still = (name: string, alt: string, mood: StillLife['mood'], products: number[]): ContentPictureSeed => ({
	name,
	alt,
	size: [1200, 800],
	focus: [600, 470],
	draw: () => drawStillLife({ mood, dishes: products.map(dish) }),
})

const front = (
	slug: string,
	alt: string,
	mood: StillLife['mood'],
	colour: string,
	product: number,
): ContentPictureSeed => ({
	name: `branch-${slug}`,
	alt,
	size: [1200, 800],
	focus: [600, 420],
	draw: () => drawShopFront({ mood, colour, dish: dish(product) }),
})

const portrait = (
	name: string,
	alt: string,
	mood: StillLife['mood'],
	tone: string,
	look: 'happy' | 'hopeful' | 'asleep',
): ContentPictureSeed => ({
	name,
	alt,
	size: [600, 600],
	focus: [300, 290],
	draw: () => drawPortrait(mood, tone, look),
})

export const BRANCH_PICTURES: ContentPictureSeed[] = [
	front('temple-bar', 'A shop front at night with a lit window and a red awning', 'night', '#c9553f', 101),
	front('smithfield', 'A shop front with a green awning and a burger in its window', 'sky', '#3f8f1f', 102),
	front(
		'docklands',
		'A shop front at night with a blue awning, and a light that never goes out',
		'night',
		'#3f7f9c',
		105,
	),
	front('ranelagh', 'A shop front with a mustard awning in the morning', 'mustard', '#c98a14', 119),
	front('dun-laoghaire', 'A shop front by the sea with a blue awning and fries in its window', 'sky', '#2f6f9f', 201),
	front('dundrum', 'A shop front with a violet awning and a shake in its window', 'pickle', '#6d4c9f', 603),
	front('howth', 'A small shop front by the boats with a teal awning', 'sky', '#1f8a80', 116),
	front('heuston', 'A chicken counter with an orange awning', 'mustard', '#d9681f', 2004),
	front('connolly', 'A chicken counter at night with an orange awning', 'night', '#d9681f', 2001),
]

export const CONTENT_PICTURES: ContentPictureSeed[] = [
	...BRANCH_PICTURES,
	portrait('nora', 'Drawing of Nora, who founded the place: a cheerful pickle', 'mustard', '#6f9f35', 'happy'),
	portrait('sam', 'Drawing of Sam, who runs the kitchens: a hopeful pickle', 'ketchup', '#86b13f', 'hopeful'),
	portrait(
		'aoife',
		'Drawing of Aoife, who looks after the branches: a pickle asleep after the late shift',
		'sky',
		'#5f8f3a',
		'asleep',
	),
	still(
		'family',
		'Four dishes on a table: a burger, fries, a jar of pickles and a shake',
		'pickle',
		[101, 201, 908, 601],
	),
	still('team', 'Fries, a burger and onion rings on a red table', 'ketchup', [201, 105, 304]),
	still('pickles', 'A jar of pickles, fried pickles and a pickle fizz', 'pickle', [908, 301, 707]),
	still('smash', 'A smashed burger on a mustard-coloured table', 'mustard', [102]),
	still('sea', 'A fish burger and a cone of fries by the sea', 'sky', [116, 201]),
	still('shakes', 'Three shakes side by side', 'ketchup', [607, 603, 602]),
	still('plants', 'Burgers of beetroot and beans, and a salad', 'pickle', [117, 118, 403]),
	still('fryer', 'Curly fries, waffle fries, wedges and onion rings', 'mustard', [204, 205, 2009, 304]),
	still('night', 'A burger and a flat white in the middle of the night', 'night', [105, 711]),
	still('buns', 'Three burgers in three different buns', 'mustard', [107, 101, 115]),
	still('drinks', 'Lemonade, iced tea and a bottle of water', 'sky', [704, 705, 708]),
	still('kids', 'Two boxes for children', 'mustard', [501, 502]),
	still('sauces', 'Pots of sauce with a tray of tenders', 'ketchup', [303, 901, 905]),
	still('chicken', 'Wings, tenders and a chicken burger', 'mustard', [2004, 2002, 2001]),
	still('sweet', 'A doughnut, a sundae and a cookie', 'ketchup', [804, 803, 801]),
]
