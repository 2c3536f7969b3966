import fc from 'fast-check'
import { expect, it } from 'vitest'
import { summariseTax } from './tax-summary.ts'

it('has a row for each rate, the lowest first', () => {
	const lines = [
		{ grossMinor: 1135, taxMinor: 135, taxRate: 13.5 },
		{ grossMinor: 123, taxMinor: 23, taxRate: 23 },
		{ grossMinor: 2270, taxMinor: 270, taxRate: 13.5 },
		{ grossMinor: 400, taxMinor: 0, taxRate: 0 },
	]
	expect(summariseTax(lines)).toEqual([
		{ taxRate: 0, netMinor: 400, taxMinor: 0, grossMinor: 400 },
		{ taxRate: 13.5, netMinor: 3000, taxMinor: 405, grossMinor: 3405 },
		{ taxRate: 23, netMinor: 100, taxMinor: 23, grossMinor: 123 },
	])
	expect(summariseTax([])).toEqual([])
})

it('sums to what the lines sum to', () => {
	const line = fc.record({
		grossMinor: fc.nat(100_000),
		taxMinor: fc.nat(1000),
		taxRate: fc.constantFrom(0, 9, 13.5, 23),
	})
	fc.assert(
		fc.property(fc.array(line), (lines) => {
			const sum = (rows: { grossMinor: number; taxMinor: number }[]) =>
				rows.reduce((total, row) => [total[0]! + row.grossMinor, total[1]! + row.taxMinor], [0, 0])
			const rows = summariseTax(lines)
			expect(sum(rows)).toEqual(sum(lines))
			for (const row of rows) expect(row.netMinor + row.taxMinor).toBe(row.grossMinor)
		}),
	)
})
