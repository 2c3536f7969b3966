import type { Place } from '@app/domain/distance'
import { useState } from 'react'

type PlaceState = { kind: 'unknown'; problem: string | null } | { kind: 'asking' } | { kind: 'known'; place: Place }

/** Section 9: high accuracy, 10 s, no cached position. */
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 }

/** Section 8, Geolocation. */
function problemOf(error: GeolocationPositionError): string {
	switch (error.code) {
		case error.PERMISSION_DENIED:
			return 'Please enable location access in your browser settings'
		case error.POSITION_UNAVAILABLE:
			return 'Location information unavailable'
		case error.TIMEOUT:
			return 'Location request timed out'
		default:
			return 'An unknown error occurred'
	}
}

/** Where the customer is. The browser is asked only when `ask` is called, which must follow a press. */
export function usePlace() {
	const [state, setState] = useState<PlaceState>({ kind: 'unknown', problem: null })
	const ask = () => {
		if (!('geolocation' in navigator)) {
			setState({ kind: 'unknown', problem: 'Geolocation is not supported' })
			return
		}
		setState({ kind: 'asking' })
		navigator.geolocation.getCurrentPosition(
			({ coords }) => setState({ kind: 'known', place: { lat: coords.latitude, lng: coords.longitude } }),
			(error) => setState({ kind: 'unknown', problem: problemOf(error) }),
			OPTIONS,
		)
	}
	return { state, ask }
}
