import { expect, it } from 'vitest'
import { makeLine } from '../../../test/make-order.ts'
import { shortLines } from './short-lines.ts'

const burger = makeLine({ id: 1, name: 'The Original', quantity: 2 })
const chips = makeLine({ id: 2, name: 'Salted Chips', quantity: 1 })
const cola = makeLine({ id: 3, name: 'Cola', quantity: 1 })
const shake = makeLine({ id: 4, name: 'Pickle Shake', quantity: 3 })

it.each([
	['one', [burger], '2× The Original'],
	['some', [burger, chips], '2× The Original, 1× Salted Chips'],
	['the same product with other choices as one', [burger, chips, burger], '4× The Original, 1× Salted Chips'],
	[
		'the pieces of what is not named',
		[burger, chips, cola, shake],
		'2× The Original, 1× Salted Chips, 1× Cola and 3 more',
	],
	['nothing', [], ''],
])('tells %s', (_, lines, text) => {
	expect(shortLines(lines)).toBe(text)
})
