/** Where the visitor is, in degrees. */
export interface Place {
	lat: number
	lng: number
}

/** Section 9: high accuracy, ten seconds, no cached position. */
const POSITION: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 }

/** Section 8, Geolocation: by the browser's error code. */
const MESSAGES: Record<number, string> = {
	1: 'Please enable location access in your browser settings',
	2: 'Location information unavailable',
	3: 'Location request timed out',
}
const UNKNOWN_MESSAGE = 'An unknown error occurred'
const UNSUPPORTED_MESSAGE = 'Geolocation is not supported'

/** Asks the browser for the visitor's place, which may ask the visitor. Rejects with an Error whose message is for people. */
export function readPlace(): Promise<Place> {
	if (!globalThis.navigator?.geolocation) return Promise.reject(new Error(UNSUPPORTED_MESSAGE))
	return new Promise((resolve, reject) => {
		navigator.geolocation.getCurrentPosition(
			({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
			({ code }) => reject(new Error(MESSAGES[code] ?? UNKNOWN_MESSAGE)),
			POSITION,
		)
	})
}

/** The visitor's place if it may be read without asking, else null. */
export async function readGrantedPlace(): Promise<Place | null> {
	try {
		const permission = await navigator.permissions.query({ name: 'geolocation' })
		return permission.state === 'granted' ? await readPlace() : null
	} catch {
		return null
	}
}
