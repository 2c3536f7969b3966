import { formatCardNumber } from '@app/domain/payments/card'
import { describe, expect, it } from 'vitest'
import { formatExpiry, formatSecurityCode, maskText } from './mask-text.ts'

/** Types into a field as a person does: `|` is the caret. */
function type(format: (text: string) => string, before: string, after: string): string {
	const caret = after.indexOf('|')
	const { text, caret: next } = maskText(format, before, { text: after.replace('|', ''), caret })
	return `${text.slice(0, next)}|${text.slice(next)}`
}

describe('a card number while it is typed', () => {
	it.each([
		['424', '4242|', '4242|'],
		['4242', '42424|', '4242 4|'],
		['', '4000002500003155|', '4000 0025 0000 3155|'],
		['', ' 4242-4242-4242-4242 |', '4242 4242 4242 4242|'],
		// A digit put into the middle keeps the caret behind it.
		['4242 4242', '429|42 4242', '429|4 2424 2'],
		// Deleting in the middle leaves the caret in the middle.
		['4242 4242 42', '42|2 4242 42', '42|24 2424 2'],
		// Backspace over the gap takes the digit in front of it.
		['4242 4242', '4242|4242', '424|4 242'],
		['3782 8224', '3782 82246|', '3782 82246|'],
	])('%j and then %j shows %j', (before, after, shown) => {
		expect(type(formatCardNumber, before, after)).toBe(shown)
	})
})

describe('an expiry date while it is typed', () => {
	it.each([
		['', '4|', '04|'],
		['', '1|', '1|'],
		['1', '12|', '12|'],
		['12', '122|', '12 / 2|'],
		['12 / 2', '12 / 29|', '12 / 29|'],
		['1', '1/|', '01|'],
		['12 / 2', '12 / |', '12|'],
		['', '04/2029|', '04 / 29|'],
		['', '4/29|', '04 / 29|'],
		['', '0429|', '04 / 29|'],
	])('%j and then %j shows %j', (before, after, shown) => {
		expect(type(formatExpiry, before, after)).toBe(shown)
	})
})

it('a security code takes four digits at most and nothing else', () => {
	expect(formatSecurityCode('12 3x45')).toBe('1234')
})
