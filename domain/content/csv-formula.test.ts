import { expect, it } from 'vitest'
import { escapeFormula, escapeFormulas } from './csv-formula.ts'

it.each(['=1+1', '+1', '-1+cmd|x', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '-'])('marks %j as text', (text) =>
	expect(escapeFormula(text)).toBe(`'${text}`),
)

it.each(['', 'Ann', 'a=b', '-5', '-6.25', '5', '1-2', "'=1"])('leaves %j as it is', (text) =>
	expect(escapeFormula(text)).toBe(text),
)

it('marks texts at any depth and keeps every other value', () => {
	const at = new Date(0)
	expect(escapeFormulas([{ name: '=1', count: -1, at, none: null, is: true, inner: { list: ['@a', 'b'] } }])).toEqual([
		{ name: "'=1", count: -1, at, none: null, is: true, inner: { list: ["'@a", 'b'] } },
	])
})
