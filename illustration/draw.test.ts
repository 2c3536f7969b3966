import { describe, expect, it } from 'vitest'
import { drawBurger } from './burger.ts'
import {
	BITES,
	BUNS,
	DESSERTS,
	type Dish,
	type DishKind,
	DRINK_FLAVOURS,
	FILLINGS,
	FRIES_STYLES,
	INGREDIENTS,
	type Ingredient,
	SAUCES,
	SHAKE_FLAVOURS,
	VESSELS,
} from './dish.ts'
import { drawDish } from './draw.ts'
import { drawMark } from './mark.ts'
import { drawWordlessScene, SCENES } from './scenes.ts'

const CLASSIC: Ingredient[] = ['sesame-bun', 'lettuce', 'beef', 'cheddar', 'tomato', 'onions', 'pickles', 'ketchup']

/** Every kind with every choice that changes its picture. */
const DISHES: { [Kind in DishKind]: Extract<Dish, { kind: Kind }>[] } = {
	burger: BUNS.map((bun) => ({ kind: 'burger', layers: [bun, ...CLASSIC.slice(1)] })),
	hotdog: [
		{ kind: 'hotdog', layers: ['ketchup', 'mustard', 'crispy-onions'] },
		{ kind: 'hotdog', layers: [] },
	],
	wrap: [{ kind: 'wrap', fillings: ['lettuce', 'crispy-chicken', 'tomato', 'mayo'] }],
	fries: [
		...FRIES_STYLES.map((style) => ({ kind: 'fries', style }) as const),
		{ kind: 'fries', style: 'loaded', toppings: ['cheese-sauce', 'jalapenos'] },
		{ kind: 'fries', style: 'sweet-potato', toppings: ['pulled-pork'] },
	],
	wings: SAUCES.map((sauce) => ({ kind: 'wings', count: 6, sauce })),
	tenders: SAUCES.map((sauce) => ({ kind: 'tenders', count: 3, sauce })),
	nuggets: [
		{ kind: 'nuggets', count: 6 },
		{ kind: 'nuggets', count: 12 },
	],
	'onion-rings': [{ kind: 'onion-rings' }],
	'halloumi-fries': [{ kind: 'halloumi-fries' }],
	bites: BITES.map((item) => ({ kind: 'bites', item })),
	pickles: [
		{ kind: 'pickles', style: 'fried' },
		{ kind: 'pickles', style: 'jar' },
		{ kind: 'pickles', style: 'spears' },
	],
	salad: [{ kind: 'salad', ingredients: ['tomato', 'avocado', 'halloumi'] }],
	shake: SHAKE_FLAVOURS.flatMap((flavour) =>
		[true, false].map((cream) => ({ kind: 'shake', flavour, cream }) as const),
	),
	drink: VESSELS.flatMap((vessel) => DRINK_FLAVOURS.map((flavour) => ({ kind: 'drink', vessel, flavour }) as const)),
	dessert: DESSERTS.flatMap((item) => [
		{ kind: 'dessert', item } as const,
		{ kind: 'dessert', item, flavour: 'chocolate' } as const,
	]),
	sauce: SAUCES.map((flavour) => ({ kind: 'sauce', flavour })),
	kids: (['burger', 'nuggets', 'hotdog', 'fries'] as const).map((main) => ({ kind: 'kids', main })),
	box: [
		{
			kind: 'box',
			dishes: [
				{ kind: 'burger', layers: CLASSIC },
				{ kind: 'fries', style: 'skinny' },
				{ kind: 'drink', vessel: 'cup', flavour: 'cola' },
			],
		},
		{ kind: 'box', dishes: [] },
	],
}

const HOT: readonly string[] = DRINK_FLAVOURS.slice(DRINK_FLAVOURS.indexOf('latte'))

/** Walks the tags: every one is closed in order, every attribute is quoted and appears once. */
const assertWellFormed = (svg: string): void => {
	const open: string[] = []
	const rest = svg.replace(
		/<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][\w:-]*="[^"<]*")*)\s*(\/?)>/g,
		(tag, closing, name, attributes: string, selfClosing) => {
			const names = [...attributes.matchAll(/([a-zA-Z][\w:-]*)="/g)].map(([, key]) => key)
			if (new Set(names).size !== names.length) throw new Error(`an attribute is given twice: ${tag.slice(0, 200)}`)
			if (closing) {
				if (open.pop() !== name) throw new Error(`</${name}> closes something else`)
			} else if (!selfClosing) open.push(name)
			return ''
		},
	)
	expect(open).toEqual([])
	expect(rest).not.toMatch(/[<>]/)
}

const assertSafe = (svg: string): void => {
	assertWellFormed(svg)
	expect(svg.match(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/)).not.toBeNull()
	expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
		/http|style=|<style|<script|\son[a-z]+=|NaN|undefined|Infinity/,
	)
	const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? '')
	expect(new Set(ids).size).toBe(ids.length)
	for (const [, target] of svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)) expect(ids).toContain(target)
}

const layersOf = (svg: string): string[] => [...svg.matchAll(/data-layer="([^"]+)"/g)].map(([, key]) => key ?? '')

describe('drawDish', () => {
	it.each(Object.entries(DISHES))('draws every %s as safe, well-formed SVG', (_, dishes) => {
		for (const dish of dishes) assertSafe(drawDish(dish))
	})

	it('gives every dish its own picture', () => {
		// A hot drink in a can is possible and on no menu, and a pie has no flavour to show.
		const menu = Object.values(DISHES)
			.flat()
			.filter((dish) => dish.kind !== 'drink' || (dish.vessel === 'coffee') === HOT.includes(dish.flavour))
			.filter((dish) => dish.kind !== 'dessert' || !dish.flavour || !['apple-pie', 'churros'].includes(dish.item))
		expect(new Set(menu.map((dish) => drawDish(dish))).size).toBe(menu.length)
	})

	it('is deterministic', () => {
		for (const dish of Object.values(DISHES)
			.flat()
			.filter((_, i) => i % 9 === 0))
			expect(drawDish(dish)).toBe(drawDish(dish))
	})

	it('starts every id with the prefix, so that two pictures share a page', () => {
		const svg = drawDish({ kind: 'burger', layers: CLASSIC }, { idPrefix: 'card-7' })
		const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
		expect(ids.length).toBeGreaterThan(10)
		for (const id of ids) expect(id).toMatch(/^card-7-/)
	})

	it('names the picture and escapes the name', () => {
		const svg = drawDish({ kind: 'onion-rings' }, { title: 'Rings & "things" <b>' })
		expect(svg).toContain('<title>Rings &#38; &#34;things&#34; &#60;b&#62;</title>')
		expect(svg).toContain('role="img"')
		expect(drawDish({ kind: 'onion-rings' })).toContain('aria-hidden="true"')
	})

	it('adds a ground only when asked', () => {
		const dish: Dish = { kind: 'sauce', flavour: 'ketchup' }
		expect(drawDish(dish, { background: true }).length).toBeGreaterThan(drawDish(dish).length)
	})

	it('leaves the other toppings where they were when one is taken away', () => {
		const bacon = (toppings: Ingredient[]) =>
			drawDish({ kind: 'fries', style: 'loaded', toppings })
				.match(/<g data-layer="bacon">.*?<\/g>/)?.[0]
				.replaceAll(/#dish-\d+/g, '')
		expect(bacon(['cheddar', 'jalapenos', 'bacon'])).toBe(bacon(['bacon']))
	})

	it('skips toppings that it does not know', () => {
		const known: Dish = { kind: 'salad', ingredients: ['tomato'] }
		const stored = { kind: 'salad', ingredients: ['tomato', 'unicorn', 'toString'] } as unknown as Dish
		expect(layersOf(drawDish(stored))).toEqual(layersOf(drawDish(known)))
		for (const kind of ['hotdog', 'burger']) {
			expect(layersOf(drawDish({ kind, layers: ['constructor', 'ketchup'] } as unknown as Dish))).toContain('ketchup')
		}
	})
})

describe('drawBurger', () => {
	it.each(INGREDIENTS)('draws %s as a layer', (ingredient) => {
		const svg = drawBurger(['brioche', ingredient])
		assertSafe(svg)
		if ((FILLINGS as readonly string[]).includes(ingredient)) expect(layersOf(svg)).toContain(ingredient)
	})

	it('draws each bun as heel and crown', () => {
		for (const bun of BUNS) expect(layersOf(drawBurger([bun, 'beef']))).toEqual([bun, 'beef', bun])
	})

	it('stacks bottom to top and repeats what comes twice', () => {
		expect(layersOf(drawBurger(['brioche', 'beef', 'cheddar', 'beef', 'pickles']))).toEqual([
			'brioche',
			'beef',
			'cheddar',
			'beef',
			'pickles',
			'brioche',
		])
	})

	it('takes the onions away when the customer does', () => {
		expect(layersOf(drawBurger(CLASSIC))).toContain('onions')
		const without = drawBurger(CLASSIC.filter((key) => key !== 'onions'))
		expect(layersOf(without)).not.toContain('onions')
		expect(layersOf(without)).toContain('pickles')
	})

	it('skips layers that it does not know', () => {
		expect(drawBurger(['brioche', 'unicorn', 'constructor', 'beef'])).toBe(drawBurger(['brioche', 'beef']))
	})

	it('keeps a tower with everything inside its frame', () => {
		const scale = Number(drawBurger([...BUNS.slice(0, 1), ...FILLINGS]).match(/scale\(([\d.]+)/)?.[1])
		expect(scale).toBeGreaterThan(0)
		expect(scale).toBeLessThan(0.6)
	})

	it('is the burger that drawDish draws', () => {
		expect(drawBurger(CLASSIC, { idPrefix: 'x' })).toBe(
			drawDish({ kind: 'burger', layers: CLASSIC }, { idPrefix: 'x' }),
		)
	})
})

describe('the mark and the scenes', () => {
	it('draws the mark in every form', () => {
		for (const options of [{}, { size: 16 }, { monochrome: true }, { maskable: true }, { monochrome: true, size: 32 }])
			assertSafe(drawMark(options))
		expect(drawMark({ monochrome: true })).toContain('currentColor')
		expect(drawMark({ size: 16 })).toContain('width="16" height="16"')
	})

	it.each(SCENES)('draws the scene %s', (scene) => {
		const svg = drawWordlessScene(scene)
		assertSafe(svg)
		expect(svg).not.toContain('<text')
	})
})
