import { type DrivingReply, DrivingReplySchema } from '@app/contract/driving'
import { drivePath } from '@app/domain/branch/directions-url'
import type { Place } from '@app/domain/branch/distance'
import * as v from 'valibot'

/** A customer waits, and has the estimate otherwise. */
const TIMEOUT_MS = 2_000
/** Nothing but figures is wanted: no lines on a map, and nothing that names the places again. */
const QUERY = '?overview=false&steps=false&alternatives=false&generate_hints=false'

/** What is kept and passed on of OSRM's answer. */
export type Drive = Pick<DrivingReply, 'waypoints'> & { distance: number; duration: number }

/**
 * Asks an OSRM server. Null where it has no way between the places.
 * @throws where it is down, slow or not an OSRM: nothing in the error holds the places.
 */
export async function askOsrm(osrmUrl: string, from: Place, to: Place, timeoutMs = TIMEOUT_MS): Promise<Drive | null> {
	const reply = await fetch(osrmUrl + drivePath(from, to) + QUERY, {
		headers: { Accept: 'application/json' },
		redirect: 'error',
		signal: AbortSignal.timeout(timeoutMs),
	}).catch((error: Error) => {
		throw new Error(`OSRM did not answer: ${error.name}`)
	})
	const body: unknown = await reply.json().catch(() => null)
	// 400 with NoRoute or NoSegment: an island, or the open sea.
	if (reply.status === 400 && /^No(?:Route|Segment)$/.test(String((body as { code?: unknown } | null)?.code)))
		return null
	const parsed = v.safeParse(DrivingReplySchema, body)
	if (!reply.ok || !parsed.success) throw new Error(`OSRM answered ${reply.status} and no route`)
	const { routes, waypoints } = parsed.output
	const { distance, duration } = routes[0]!
	return { distance, duration, waypoints }
}
