import type { Branch } from '@app/contract/menu'
import { estimateDrive, type Place } from '@app/domain/distance'

export interface ListedBranch {
	branch: Branch
	/** Estimated drive from the customer's place, null while that is not known. */
	drive: { distanceMeters: number; durationSeconds: number } | null
}

/** Branches by driving distance where the place is known, by name otherwise. */
export function sortBranches(branches: readonly Branch[], place: Place | null): ListedBranch[] {
	const listed = branches.map((branch) => ({ branch, drive: place && driveTo(branch, place) }))
	return listed.sort(
		(a, b) =>
			(a.drive?.distanceMeters ?? 0) - (b.drive?.distanceMeters ?? 0) || a.branch.title.localeCompare(b.branch.title),
	)
}

function driveTo({ location }: Branch, place: Place) {
	const [lng, lat] = location.coordinates
	return estimateDrive(place, { lat, lng })
}
