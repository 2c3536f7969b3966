import { expect, it } from 'vitest'
import { packText, unpackText } from './string-encoded-json.ts'

it('gives back what was packed, quotation marks and apostrophes as they were', () => {
	const value = { 'Fish & "chips"': [1, null, "It's O'Neill's"], nested: { on: true } }
	expect(unpackText(packText(value))).toEqual(value)
})

it('has no quotation marks of its own, which the page would have to write with four characters', () => {
	expect(packText({ a: ['b'] })).toBe("{'a':['b']}")
})
