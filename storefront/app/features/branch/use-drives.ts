import type { Branch } from '@app/contract/menu'
import type { Place } from '@app/domain/branch/distance'
import { useEffect, useMemo, useState } from 'react'
import { log } from '../../lib/log.ts'
import { useSite } from '../../lib/rendering/site-context.tsx'
import { type Drives, estimateDrives } from './sort-branches.ts'

const loadHelper = () => import('./load-drives.ts')

/**
 * The drives to the branches from the customer's place; null while that is not known. They are estimated at once and
 * measured by the route service: the list changes its order once at most, when all answers are there. Leaving ends
 * what is under way.
 */
export function useDrives(branches: readonly Branch[], place: Place | null): Drives | null {
	const { cms, services } = useSite()
	const estimated = useMemo(() => place && estimateDrives(branches, place), [branches, place])
	const [measured, setMeasured] = useState<{ place: Place; drives: Drives } | null>(null)
	// The branches are asked for anew each minute, and hardly ever move.
	const where = branches.map(({ id, location }) => `${id} ${location.coordinates}`).join()
	// biome-ignore lint/correctness/useExhaustiveDependencies: see above.
	useEffect(() => {
		if (place === null) return
		const gone = new AbortController()
		const load = async () => {
			const routeUrl = services.routeUrl ?? `${cms.address()}/capi`
			const { loadDrives } = await loadHelper()
			const drives = await loadDrives({ routeUrl, branches, place, signal: gone.signal })
			if (!gone.signal.aborted) setMeasured({ place, drives })
		}
		load().catch((error) => log('info', 'The ways to the branches are estimated.', error))
		return () => gone.abort()
	}, [where, place, cms, services])
	// A branch that has come since has its estimate.
	return useMemo(
		() => (estimated && measured?.place === place ? new Map([...estimated, ...measured.drives]) : estimated),
		[estimated, measured, place],
	)
}
