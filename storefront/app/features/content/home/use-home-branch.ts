import { greatCircleMeters } from '@app/domain/branch/distance'
import { useEffect, useState } from 'react'
import { locateIfGranted } from '../../../lib/pwa/locate.ts'
import type { HomeBranch } from './home-data.server.ts'

export interface ChosenBranch {
	branch: HomeBranch
	/** Why this one. */
	why: 'Your branch' | 'Nearest to you' | 'Ready when you are'
}

/**
 * The branch that the hero tells of: the one of the cart, else the nearest when the visitor's place may be read
 * without asking, else the first that takes orders, which is also what the server renders.
 */
export function useHomeBranch(branches: readonly HomeBranch[], lastBranchId: string | null): ChosenBranch | null {
	const [nearestId, setNearestId] = useState<number | null>(null)
	useEffect(() => {
		if (lastBranchId !== null) return
		let isGone = false
		locateIfGranted().then((place) => {
			if (!place || isGone) return
			const open = branches.filter(({ state }) => state !== 'closed')
			const [nearest] = open.toSorted((a, b) => greatCircleMeters(place, a) - greatCircleMeters(place, b))
			setNearestId(nearest?.id ?? null)
		})
		return () => {
			isGone = true
		}
	}, [branches, lastBranchId])

	const last = branches.find(({ id }) => String(id) === lastBranchId)
	if (last) return { branch: last, why: 'Your branch' }
	const nearest = branches.find(({ id }) => id === nearestId)
	if (nearest) return { branch: nearest, why: 'Nearest to you' }
	const [first] = branches
	return first ? { branch: first, why: 'Ready when you are' } : null
}
