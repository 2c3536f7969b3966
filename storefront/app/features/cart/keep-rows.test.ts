import { describe, expect, it } from 'vitest'
import { FIRST_ROWS, keepRows } from './keep-rows.ts'

describe('the rows of the cart', () => {
	const three = keepRows(FIRST_ROWS, ['a', 'b', 'c'])

	it.each([
		['stay as they are', ['a', 'b', 'c'], [0, 1, 2]],
		['go with their lines', ['a', 'c'], [0, 2]],
		['are new for new lines', ['a', 'b', 'c', 'd'], [0, 1, 2, 3]],
		['come back as new ones', ['x', 'a', 'b', 'c'], [3, 0, 1, 2]],
		['stay with a line that is edited', ['a', 'edited', 'c'], [0, 1, 2]],
		['are all new for another cart', ['x', 'y', 'z'], [3, 4, 5]],
	])('%s', (_, keys, names) => {
		expect(keepRows(three, keys).names).toEqual(names)
	})

	it('are never shared by two lines', () => {
		const edited = keepRows(three, ['a', 'edited', 'c'])
		expect(keepRows(edited, ['a', 'edited', 'c', 'b']).names).toEqual([0, 1, 2, 3])
	})
})
