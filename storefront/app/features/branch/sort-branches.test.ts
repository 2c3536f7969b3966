import type { Branch } from '@app/contract/menu'
import type { Drive } from '@app/domain/branch/distance'
import { expect, it } from 'vitest'
import { makeBranch } from '../../../test/fake-cms.ts'
import { estimateDrives, sortBranches } from './sort-branches.ts'

const at = (id: number, title: string, lng: number): Branch =>
	makeBranch({ id, title, location: { type: 'Point', coordinates: [lng, 53.3] } })
const branches = [at(1, 'Far', -6.4), at(2, 'Close by', -6.21), at(3, 'Average', -6.3)]
const titles = (list: { branch: Branch }[]) => list.map(({ branch }) => branch.title)
const drive = (distanceMeters: number, durationSeconds: number): Drive => ({
	distanceMeters,
	durationSeconds,
	isEstimated: false,
})

it('lists branches by name while the place is not known', () => {
	expect(titles(sortBranches(branches, null))).toEqual(['Average', 'Close by', 'Far'])
})

it('lists branches by driving distance from a known place, with the estimate', () => {
	const listed = sortBranches(branches, estimateDrives(branches, { lat: 53.3, lng: -6.2 }))
	expect(titles(listed)).toEqual(['Close by', 'Average', 'Far'])
	expect(listed[0]?.drive?.distanceMeters).toBeGreaterThan(600)
	expect(listed[0]?.drive?.distanceMeters).toBeLessThan(1_000)
})

it.each([
	['distance', [drive(3_000, 100), drive(1_000, 300), drive(2_000, 200)], ['Close by', 'Average', 'Far']],
	['duration', [drive(3_000, 100), drive(1_000, 300), drive(2_000, 200)], ['Far', 'Average', 'Close by']],
	['distance', [drive(1_000, 300), drive(1_000, 200), drive(1_000, 200)], ['Average', 'Close by', 'Far']],
	['duration', [drive(2_000, 100), drive(1_000, 100), drive(3_000, 100)], ['Close by', 'Far', 'Average']],
] as const)('by %s; what is equal goes by the other, then by name', (order, drives, expected) => {
	const known = new Map(drives.map((each, index) => [index + 1, each]))
	expect(titles(sortBranches(branches, known, order))).toEqual(expected)
})
