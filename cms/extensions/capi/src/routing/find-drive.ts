import { drivePath } from '@app/domain/branch/directions-url'
import { estimateDrive, type Place } from '@app/domain/branch/distance'
import type { Clock } from '../clock.ts'
import { createDriveCache } from './drive-cache.ts'
import { askOsrm, type Drive } from './request-osrm.ts'

/** OSRM is left alone this long after it has failed: whoever asks meanwhile need not wait for it to fail again. */
const REST_MS = 10_000
/** More than this many questions at a time are answered with the estimate. */
const MAX_ASKING = 32

interface FinderOptions {
	/** Without a trailing slash; null: everything is estimated. */
	osrmUrl: string | null
	clock: Clock
	/** OSRM has failed. The error holds no place. */
	onError: (error: unknown) => void
	ask?: typeof askOsrm
}

export interface RouteFinder {
	find(from: Place, to: Place): Promise<Drive & { isEstimated: boolean }>
	close(): void
}

/**
 * A drive between two rounded places: of OSRM where one is configured and answers in time, estimated otherwise. Never
 * rejects.
 */
export function createRouteFinder({ osrmUrl, clock, onError, ask = askOsrm }: FinderOptions): RouteFinder {
	const known = createDriveCache<Drive | null>(clock)
	let restsUntil = 0
	let asking = 0

	async function fromOsrm(url: string, from: Place, to: Place): Promise<Drive | null> {
		const key = drivePath(from, to)
		const kept = known.get(key)
		if (kept !== undefined) return kept
		if (clock.now() < restsUntil || asking >= MAX_ASKING) return null
		asking++
		try {
			const drive = await ask(url, from, to)
			known.set(key, drive)
			return drive
		} catch (error) {
			restsUntil = clock.now() + REST_MS
			onError(error)
			return null
		} finally {
			asking--
		}
	}

	return {
		async find(from, to) {
			const drive = osrmUrl === null ? null : await fromOsrm(osrmUrl, from, to)
			return drive === null ? { ...estimate(from, to), isEstimated: true } : { ...drive, isEstimated: false }
		},
		close: known.close,
	}
}

function estimate(from: Place, to: Place): Drive {
	const { distanceMeters, durationSeconds } = estimateDrive(from, to)
	const waypoints = [from, to].map(({ lng, lat }) => ({ location: [lng, lat] as [number, number], name: '' }))
	return { distance: distanceMeters, duration: durationSeconds, waypoints }
}
