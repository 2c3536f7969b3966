import type { Branch } from '@app/contract/menu'
import { expect, it } from 'vitest'
import { makeBranch } from '../../../test/fake-cms.ts'
import { sortBranches } from './sort-branches.ts'

const at = (title: string, lng: number): Branch =>
	makeBranch({ title, location: { type: 'Point', coordinates: [lng, 53.3] } })
const branches = [at('Far', -6.4), at('Close by', -6.21), at('Average', -6.3)]
const titles = (list: { branch: Branch }[]) => list.map(({ branch }) => branch.title)

it('lists branches by name while the place is not known', () => {
	expect(titles(sortBranches(branches, null))).toEqual(['Average', 'Close by', 'Far'])
})

it('lists branches by driving distance from a known place, with the estimate', () => {
	const listed = sortBranches(branches, { lat: 53.3, lng: -6.2 })
	expect(titles(listed)).toEqual(['Close by', 'Average', 'Far'])
	expect(listed[0]?.drive?.distanceMeters).toBeGreaterThan(600)
	expect(listed[0]?.drive?.distanceMeters).toBeLessThan(1_000)
})
