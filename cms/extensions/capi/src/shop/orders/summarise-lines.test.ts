import { expect, it } from 'vitest'
import { summariseLines } from './summarise-lines.ts'

it('says in words what to cook', () => {
	const double = { attribute_id: 12, value_id: 2, template_attribute_value_id: 9, name: 'Double', extraMinor: 300 }
	const burger = { quantity: 2, name: 'The Big Dill', customizations: [double], requests: ['No pickles'] }
	const fries = { quantity: 1, name: 'Skinny Dippers', customizations: [], requests: [] }
	expect(summariseLines([burger, fries])).toBe('2 × The Big Dill (Double, No pickles) · 1 × Skinny Dippers')
})
