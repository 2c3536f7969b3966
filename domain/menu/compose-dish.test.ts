import type { Product } from '@app/contract/menu'
import { describe, expect, it } from 'vitest'
import { aProduct, aValue, choose, EXTRAS, REMOVALS, SIZE } from '../fixtures/menu.ts'
import { composeDish } from './compose-dish.ts'

const product = aProduct()
const layers = (valueIds: number[], requests: string[] = []) =>
	(composeDish(product, choose(product, ...valueIds), requests) as unknown as { layers: string[] }).layers

describe('the picture of a burger', () => {
	it.each<[string, number[], string[], string[]]>([
		['is the product’s own', [1], [], ['brioche', 'onions', 'beef', 'cheddar', 'pickles']],
		['has what was added on top', [31, 32], [], ['brioche', 'onions', 'beef', 'cheddar', 'pickles', 'bacon', 'egg']],
		['has more of a kind beside its like', [33], [], ['brioche', 'onions', 'beef', 'cheddar', 'cheddar', 'pickles']],
		['has a second patty', [2], [], ['brioche', 'onions', 'beef', 'beef', 'cheddar', 'pickles']],
		['has a third patty', [3], [], ['brioche', 'onions', 'beef', 'beef', 'beef', 'cheddar', 'pickles']],
		['has another bun', [22], [], ['sesame-bun', 'onions', 'beef', 'cheddar', 'pickles']],
		['lacks what was taken off by request', [], ['No pickles'], ['brioche', 'onions', 'beef', 'cheddar']],
		['lacks what was taken off by selection', [42], [], ['brioche', 'beef', 'cheddar', 'pickles']],
		['does not mind other wishes', [], ['Cut in half'], ['brioche', 'onions', 'beef', 'cheddar', 'pickles']],
	])('%s', (_, valueIds, requests, expected) => {
		expect(layers(valueIds, requests)).toEqual(expected)
	})

	it('lacks it whatever the menu’s language calls it', () => {
		const values = [aValue(41, 'Ohne Gurken', { ingredient: 'pickles', request: 'No pickles' })]
		const german = aProduct({ customization_options: [{ ...REMOVALS, values }] })
		expect(composeDish(german, [], ['No pickles'])).toMatchObject({ layers: ['brioche', 'onions', 'beef', 'cheddar'] })
	})

	it.each(['burger', 'hotdog'])('can have its bun changed to brioche: %s', (kind) => {
		const other = aProduct({ illustration: { kind, layers: ['pretzel-bun', 'beef'] } as Product['illustration'] })
		expect(composeDish(other, choose(other, 21), [])).toEqual({ kind, layers: ['brioche', 'beef'] })
	})

	it('leaves the product’s own picture alone', () => {
		layers([2, 31], ['No onions'])
		expect(product.illustration).toEqual(aProduct().illustration)
	})
})

describe('pictures of other dishes', () => {
	const picture = (illustration: object | null) => {
		const dish = aProduct({
			illustration: illustration as Product['illustration'],
			customization_options: [SIZE, { ...EXTRAS, values: [aValue(31, 'Bacon', { ingredient: 'bacon' })] }],
		})
		return composeDish(dish, choose(dish, 31), [])
	}

	it.each([
		['a wrap', { kind: 'wrap', fillings: ['slaw'] }, { kind: 'wrap', fillings: ['slaw', 'bacon'] }],
		['a salad', { kind: 'salad', ingredients: ['rocket'] }, { kind: 'salad', ingredients: ['rocket', 'bacon'] }],
		[
			'a salad with more of what it has',
			{ kind: 'salad', ingredients: ['bacon', 'rocket'] },
			{ kind: 'salad', ingredients: ['bacon', 'bacon', 'rocket'] },
		],
		['fries', { kind: 'fries', style: 'skinny' }, { kind: 'fries', style: 'skinny', toppings: ['bacon'] }],
		['a drink', { kind: 'drink', vessel: 'can', flavour: 'cola' }, { kind: 'drink', vessel: 'can', flavour: 'cola' }],
		['a photograph', null, null],
	])('of %s', (_, illustration, expected) => {
		expect(picture(illustration)).toEqual(expected)
	})
})
