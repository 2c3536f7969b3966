import { aLine, aProduct, choose } from '@app/domain/fixtures/menu'
import { expect, it } from 'vitest'
import { describeChoices, describeRequests } from './describe-item.ts'

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

it('names what is left out as the menu did, whatever the kitchen calls it, and says other wishes as they are', () => {
	const line = aLine({ requests: ['No onions', 'Well done'] })
	const values = [{ value_id: 1, name: 'Ohne Zwiebeln', request: 'No onions' }]
	const product = { ...line.product, customization_options: [null, { removal: true, values }] }
	expect(describeRequests({ ...line, product })).toEqual(['Ohne Zwiebeln', 'Well done'])
	expect(describeRequests(line)).toEqual(['No onions', 'Well done'])
})
