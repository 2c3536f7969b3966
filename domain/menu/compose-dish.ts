import type { Product } from '@app/contract/menu'
import { choicesOf, type Selection } from './customization.ts'
import { requestOf } from './removal-text.ts'

type Illustration = NonNullable<Product['illustration']>

/** Where each kind of dish keeps its layers, bottom to top. Dishes of other kinds look alike whatever is chosen. */
const LAYERS_OF: Readonly<Record<string, string>> = {
	burger: 'layers',
	hotdog: 'layers',
	wrap: 'fillings',
	salad: 'ingredients',
	fries: 'toppings',
}

/** Kinds whose first layer is the bun. */
const WITH_BUN = ['burger', 'hotdog']

/**
 * The picture of a product as the customer built it: the dish it is drawn from, less what was taken off, plus what
 * was chosen. A value's `ingredient` names its layer: `bacon` adds one, on top of its like or of everything; `+beef`
 * and `++beef` add one and two more of what is there; a bun takes the bun's place. Removals count as chosen when they
 * are among the requests, or selected.
 */
export function composeDish(
	product: Pick<Product, 'name' | 'customization_options' | 'illustration'>,
	selections: readonly Selection[],
	requests: readonly string[],
): Illustration | null {
	const dish = product.illustration
	const field = dish && LAYERS_OF[dish.kind]
	if (!dish || !field) return dish
	const gone = removedIngredients(product, selections, requests)
	const added = choicesOf(product, selections).flatMap(({ option, value }) =>
		value.ingredient && !option.removal ? [value.ingredient] : [],
	)
	const base = layersIn(dish, field).filter((layer) => !gone.has(layer))
	const layers = added.reduce((stack, ingredient) => {
		return isBun(ingredient) && WITH_BUN.includes(dish.kind) ? [ingredient, ...stack.slice(1)] : pile(stack, ingredient)
	}, base)
	return { ...dish, [field]: layers }
}

function removedIngredients(
	product: Pick<Product, 'name' | 'customization_options'>,
	selections: readonly Selection[],
	requests: readonly string[],
): Set<string> {
	const selected = choicesOf(product, selections).map(({ value }) => value)
	const removals = product.customization_options.filter((option) => option.removal).flatMap((option) => option.values)
	const gone = removals.filter((value) => requests.includes(requestOf(value)) || selected.includes(value))
	return new Set(gone.flatMap((value) => (value.ingredient ? [value.ingredient] : [])))
}

/** Adds an ingredient's layers next to the layers that are like it, else at the top. */
function pile(stack: readonly string[], ingredient: string): string[] {
	const layer = ingredient.replace(/^\++/, '')
	const times = Math.max(1, ingredient.length - layer.length)
	const like = stack.lastIndexOf(layer)
	return stack.toSpliced(like < 0 ? stack.length : like + 1, 0, ...Array<string>(times).fill(layer))
}

function layersIn(dish: Illustration, field: string): string[] {
	const layers = (dish as Record<string, unknown>)[field]
	return Array.isArray(layers) ? layers.filter((layer) => typeof layer === 'string') : []
}

function isBun(ingredient: string): boolean {
	return ingredient === 'brioche' || ingredient.endsWith('-bun')
}
