import { aLine, aProduct, choose } from '@app/domain/fixtures/menu'
import { expect, it } from 'vitest'
import { describeChoices } from './describe-item.ts'

it("names a line's choices in the menu's order", () => {
	const line = aLine({ selections: choose(aProduct(), 31, 2) })
	expect(describeChoices(line)).toEqual(['Double', 'Bacon'])
})

it('leaves out what an old record cannot name', () => {
	const line = aLine({ selections: choose(aProduct(), 2) })
	expect(
		describeChoices({ ...line, product: { ...line.product, customization_options: [null, { values: 3 }] } }),
	).toEqual([])
})
