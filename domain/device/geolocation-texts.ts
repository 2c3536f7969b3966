import type { LocationProblem } from '@app/contract/device'
import type { PlainMessage } from '@app/language/messages'

/** Section 8, Geolocation. */
const TEXTS: Record<LocationProblem, PlainMessage> = {
	denied: 'Please enable location access in your browser settings',
	unavailable: 'Location information unavailable',
	timeout: 'Location request timed out',
	unknown: 'An unknown error occurred',
	unsupported: 'Geolocation is not supported',
}

/** What a visitor is told where their place could not be read. */
export const geolocationText = (problem: LocationProblem): PlainMessage => TEXTS[problem]
