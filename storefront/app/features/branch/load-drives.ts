import { ROUTE_REQUESTS_AT_ONCE } from '@app/contract/constants'
import { DrivingReplySchema } from '@app/contract/driving'
import type { Branch } from '@app/contract/menu'
import { drivePath } from '@app/domain/branch/directions-url'
import type { Drive, Place } from '@app/domain/branch/distance'
import * as v from 'valibot'
import { log } from '../../lib/log.ts'
import { runQueue } from '../../lib/timing/run-queue.ts'
import { type Drives, estimateDrives, placeOf } from './sort-branches.ts'

/** Nobody drives to the thirteenth branch; those keep their estimate. */
const ASKED = 12
/** The estimate is there already: better figures may take this long. */
const TIMEOUT_MS = 4_000

interface LoadOptions {
	/** Address of a service that speaks OSRM's protocol. */
	routeUrl: string
	branches: readonly Branch[]
	place: Place
	/** The list has been left: what is under way ends, and nothing more is asked. */
	signal: AbortSignal
	request?: typeof fetch
}

/**
 * Drives to the branches by the route service, the nearest first and four at once. Whatever fails keeps its estimate.
 * Never rejects.
 */
export async function loadDrives({ routeUrl, branches, place, signal, request = fetch }: LoadOptions): Promise<Drives> {
	const drives = new Map(estimateDrives(branches, place))
	const meters = ({ id }: Branch) => drives.get(id)?.distanceMeters ?? 0
	const nearest = [...branches].sort((a, b) => meters(a) - meters(b)).slice(0, ASKED)
	let failures = 0
	const tasks = nearest.map((branch) => async () => {
		if (signal.aborted) return
		try {
			drives.set(branch.id, await askDrive(routeUrl + drivePath(place, placeOf(branch)), signal, request))
		} catch {
			failures++
		}
	})
	await runQueue(tasks, ROUTE_REQUESTS_AT_ONCE)
	// Without the addresses: they say where the customer is.
	if (failures > 0 && !signal.aborted)
		log('info', `${failures} of ${nearest.length} ways are estimated: the route service failed.`)
	return drives
}

async function askDrive(address: string, signal: AbortSignal, request: typeof fetch): Promise<Drive> {
	const reply = await request(address, {
		headers: { Accept: 'application/json' },
		// Neither who asks nor from which page is any of the service's business.
		credentials: 'omit',
		referrerPolicy: 'no-referrer',
		signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
	})
	const { routes, estimated = false } = v.parse(DrivingReplySchema, await reply.json())
	const { distance, duration } = routes[0]!
	return { distanceMeters: distance, durationSeconds: duration, isEstimated: estimated }
}
