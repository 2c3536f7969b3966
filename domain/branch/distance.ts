/** A place on earth in degrees. */
export interface Place {
	lat: number
	lng: number
}

const EARTH_RADIUS_M = 6_371_008.8
/** Streets are longer than the straight line; 1.3 is the usual detour in European cities. */
const DETOUR_FACTOR = 1.3
/** 30 km/h door to door, traffic lights included. */
const DRIVING_METERS_PER_SECOND = 30 / 3.6

/**
 * Distance of two places along the surface of the earth in metres (haversine; the earth's flattening makes up to 0.5
 * %).
 */
export function greatCircleMeters(a: Place, b: Place): number {
	const latitude = radians(b.lat - a.lat)
	const longitude = radians(b.lng - a.lng)
	const chord =
		Math.sin(latitude / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(longitude / 2) ** 2
	return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** A way by car. */
export interface Drive {
	distanceMeters: number
	durationSeconds: number
	/** Worked out from the distance through the air: to be said as "about". */
	isEstimated: boolean
}

/** What a drive is about, in whole metres and seconds, where no route service knows better. */
export function estimateDrive(a: Place, b: Place): Drive {
	const meters = greatCircleMeters(a, b) * DETOUR_FACTOR
	const durationSeconds = Math.round(meters / DRIVING_METERS_PER_SECOND)
	return { distanceMeters: Math.round(meters), durationSeconds, isEstimated: true }
}

function radians(degrees: number): number {
	return (degrees * Math.PI) / 180
}
