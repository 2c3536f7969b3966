import type { BranchOrder } from '@app/contract/device'
import type { Branch } from '@app/contract/menu'
import { type Drive, estimateDrive, type Place } from '@app/domain/branch/distance'

/** By the branch's id. */
export type Drives = ReadonlyMap<number, Drive>

export interface ListedBranch {
	branch: Branch
	/** The drive from the customer's place, null while that is not known. */
	drive: Drive | null
}

/** Branches by the drive to them, the shortest or the quickest first, where the place is known; by name otherwise. */
export function sortBranches(
	branches: readonly Branch[],
	drives: Drives | null,
	order: BranchOrder = 'distance',
): ListedBranch[] {
	const listed = branches.map((branch) => ({ branch, drive: drives?.get(branch.id) ?? null }))
	const meters = ({ drive }: ListedBranch) => drive?.distanceMeters ?? 0
	const seconds = ({ drive }: ListedBranch) => drive?.durationSeconds ?? 0
	const [first, second] = order === 'distance' ? [meters, seconds] : [seconds, meters]
	return listed.sort(
		(a, b) => first(a) - first(b) || second(a) - second(b) || a.branch.title.localeCompare(b.branch.title),
	)
}

/** Every drive without asking anybody. */
export function estimateDrives(branches: readonly Branch[], place: Place): Drives {
	return new Map(branches.map((branch) => [branch.id, estimateDrive(place, placeOf(branch))]))
}

/** Where a branch is. */
export function placeOf({ location }: Pick<Branch, 'location'>): Place {
	const [lng, lat] = location.coordinates
	return { lat, lng }
}
