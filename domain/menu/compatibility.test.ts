import { describe, expect, it } from 'vitest'
import { aLine, aProduct } from '../fixtures/menu.ts'
import { incompatibleItems, isCompatible } from './compatibility.ts'

const of = (company_id: string | null, directusBranchId: string | null, odooBranchId: string | null = null) => ({
	company_id,
	directusBranchId,
	odooBranchId,
})

describe('items go together', () => {
	it.each([
		['of one company', of('1', '3'), of('1', '3'), true],
		['of one company, whatever their branches', of('1', '3'), of('1', '4'), true],
		['not of two companies, even at one branch', of('1', '3'), of('2', '3'), false],
		['of one branch where one has no company', of(null, '3'), of('1', '3'), true],
		['of one branch where neither has a company', of(null, '3'), of(null, '3'), true],
		['not of two branches where one has no company', of(null, '3'), of('1', '4'), false],
		[
			'of one branch of the point of sale where that is all they have',
			of(null, null, '103'),
			of('1', '3', '103'),
			true,
		],
		['not of two of those', of(null, null, '103'), of(null, null, '104'), false],
		['not where nothing is known of either', of(null, null), of(null, null), false],
	])('%s', (_, a, b, expected) => {
		expect(isCompatible(a, b)).toBe(expected)
		expect(isCompatible(b, a)).toBe(expected)
	})

	it('and the others are named', () => {
		const ours = aLine()
		const theirs = aLine({ product: aProduct({ id: 9, company_id: 2 }) })
		expect(incompatibleItems([ours, theirs], ours)).toEqual([theirs])
	})
})
