import type { Place } from './distance.ts'

/** Three digits are 110 m: near enough for a drive, and too coarse to tell the door of a home. */
const DIGITS = 3
const NUMBER = /^-?\d{1,3}(?:\.\d{1,20})?$/

/** A place as coarse as it may leave a device, be asked for or be kept. */
export function roundPlace({ lat, lng }: Place): Place {
	return { lat: round(lat), lng: round(lng) }
}

/**
 * The path of OSRM's route service for a drive, below its address: `/route/v1/driving/-6.26,53.35;-6.07,53.389`. Both
 * places are rounded.
 */
export function drivePath(from: Place, to: Place): string {
	const text = (place: Place) => {
		const { lat, lng } = roundPlace(place)
		return `${lng},${lat}`
	}
	return `/route/v1/driving/${text(from)};${text(to)}`
}

type RoutePlaces =
	| { isValid: true; from: Place; to: Place }
	/** `code` is OSRM's own; `message` never repeats what was sent, which is somebody's place. */
	| { isValid: false; code: 'InvalidQuery' | 'InvalidValue'; message: string }

/** The two places of such a path's last part, `{lng},{lat};{lng},{lat}`, rounded. */
export function parseRoutePlaces(text: string): RoutePlaces {
	const pairs = text.split(';').map((pair) => pair.split(','))
	const isWellFormed =
		pairs.length === 2 && pairs.every((pair) => pair.length === 2 && pair.every((n) => NUMBER.test(n)))
	if (!isWellFormed) {
		const message = 'The places must be two pairs of numbers: longitude,latitude;longitude,latitude.'
		return { isValid: false, code: 'InvalidQuery', message }
	}
	const [from, to] = pairs.map(([lng, lat]) => ({ lng: Number(lng), lat: Number(lat) })) as [Place, Place]
	if (![from, to].every(isOnEarth)) {
		const message = 'A longitude must lie between -180 and 180, a latitude between -90 and 90.'
		return { isValid: false, code: 'InvalidValue', message }
	}
	return { isValid: true, from: roundPlace(from), to: roundPlace(to) }
}

function isOnEarth({ lat, lng }: Place): boolean {
	return Math.abs(lat) <= 90 && Math.abs(lng) <= 180
}

function round(degrees: number): number {
	const rounded = Number(degrees.toFixed(DIGITS))
	// No path shall say -0.
	return rounded === 0 ? 0 : rounded
}
