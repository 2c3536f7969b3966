import { BEEF_BURGERS } from './beef-burgers.ts'
import { BURGER_COMPANY, CHICKEN_COMPANY } from './compose.ts'
import { DESSERTS, SAUCES } from './desserts-and-sauces.ts'
import { FRIES, SIDES } from './fries-and-sides.ts'
import { KIOSK } from './kiosk.ts'
import { OTHER_BURGERS } from './other-burgers.ts'
import type { ProductSeed } from './product-seed.ts'
import { KIDS, SALADS } from './salads-and-kids.ts'
import { DRINKS, SHAKES } from './shakes-and-drinks.ts'

export interface CategorySeed {
	id: number
	name: string
	slug: string
	description: string
	company: number
}

const burger = { company: BURGER_COMPANY }
const chicken = { company: CHICKEN_COMPANY }

export const CATEGORIES: CategorySeed[] = [
	{ ...burger, id: 1, name: 'Burgers', slug: 'burgers', description: 'Irish beef, buttermilk chicken, proud plants.' },
	{ ...burger, id: 2, name: 'Fries', slug: 'fries', description: 'Potatoes, at their best.' },
	{ ...burger, id: 3, name: 'Sides', slug: 'sides', description: 'For sharing, in theory.' },
	{ ...burger, id: 4, name: 'Salads', slug: 'salads', description: 'Cold, crisp, on nobody’s conscience.' },
	{ ...burger, id: 5, name: 'Kids', slug: 'kids', description: 'Small boxes, full stomachs.' },
	{ ...burger, id: 6, name: 'Shakes', slug: 'shakes', description: 'Thick enough to need patience.' },
	{ ...burger, id: 7, name: 'Drinks', slug: 'drinks', description: 'Cold ones, hot ones, one with pickle.' },
	{ ...burger, id: 8, name: 'Desserts', slug: 'desserts', description: 'There is a second stomach for this.' },
	{ ...burger, id: 9, name: 'Sauces', slug: 'sauces', description: 'Dip first, ask later.' },
	{ ...chicken, id: 21, name: 'Chicken', slug: 'chicken', description: 'Crisp, hot, to go.' },
	{ ...chicken, id: 22, name: 'Fries', slug: 'fries', description: 'Ready before your train.' },
	{ ...chicken, id: 23, name: 'Drinks', slug: 'drinks', description: 'With a lid.' },
]

export const PRODUCTS: ProductSeed[] = [
	...BEEF_BURGERS,
	...OTHER_BURGERS,
	...FRIES,
	...SIDES,
	...SALADS,
	...KIDS,
	...SHAKES,
	...DRINKS,
	...DESSERTS,
	...SAUCES,
	...KIOSK,
]
