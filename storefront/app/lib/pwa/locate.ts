import { LOCATION_TIMEOUT_MS } from '@app/contract/constants'
import type { DeviceLocation, LocationPermission, LocationProblem } from '@app/contract/device'

/** By the browser's error code. */
const PROBLEMS: Record<number, LocationProblem> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' }

/** `problemOf` reads it, and `geolocationText` of domain/device/geolocation-texts.ts puts it into words. */
class LocationError extends Error {
	readonly problem: LocationProblem
	constructor(problem: LocationProblem) {
		super(`No location: ${problem}`)
		this.problem = problem
	}
}

/** What went wrong, for people: `geolocationText(problemOf(error))`. */
export const problemOf = (error: unknown): LocationProblem =>
	error instanceof LocationError ? error.problem : 'unknown'

/**
 * Asks the browser where the device is, which may ask the visitor: call it after a press. High accuracy, no cached
 * position, ten seconds unless told otherwise (section 9). Rejects with a LocationError.
 */
export function locate(timeoutMs = LOCATION_TIMEOUT_MS): Promise<DeviceLocation> {
	return new Promise((resolve, reject) => {
		const { geolocation } = globalThis.navigator ?? {}
		if (!geolocation) throw new LocationError('unsupported')
		geolocation.getCurrentPosition(
			({ coords, timestamp }) =>
				resolve({
					lat: coords.latitude,
					lng: coords.longitude,
					accuracy: coords.accuracy,
					timestamp: new Date(timestamp).toISOString(),
				}),
			({ code }) => reject(new LocationError(PROBLEMS[code] ?? 'unknown')),
			{ enableHighAccuracy: true, timeout: timeoutMs, maximumAge: 0 },
		)
	})
}

const queryPermission = async () => navigator.permissions.query({ name: 'geolocation' })

/**
 * Whether the visitor lets us ask; null in browsers that do not tell (older Safari), where asking is the only way to
 * know.
 */
export async function readLocationPermission(): Promise<LocationPermission | null> {
	try {
		return (await queryPermission()).state
	} catch {
		return null
	}
}

/** Calls back when the visitor changes the permission, also in the browser's settings. Returns how to stop. */
export function watchLocationPermission(onChange: (permission: LocationPermission) => void): () => void {
	const stop = new AbortController()
	queryPermission()
		.then((status) => status.addEventListener('change', () => onChange(status.state), { signal: stop.signal }))
		.catch(() => {})
	return () => stop.abort()
}

/** Where the device is if that may be read without asking, else null. */
export async function locateIfGranted(timeoutMs?: number): Promise<DeviceLocation | null> {
	if ((await readLocationPermission()) !== 'granted') return null
	return locate(timeoutMs).catch(() => null)
}
